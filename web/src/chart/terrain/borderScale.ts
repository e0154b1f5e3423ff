/** The graduated rim of a chart, and the coordinates on it. */
import type { Box, Space } from '../../api/scene'
import { DRAWING_UNIT } from './drawing'

/** width of the rim in fields, with coordinates and without */
export const borderWidth = (coordinates: boolean, bleed = 0): number => (coordinates ? 0.62 : 0.32) + bleed
/** coordinates that are nearer than this, in fields, leave some out */
const ROOM = 0.8
/** of which then every so manieth is written */
const EVERY = 4

export interface BorderCoordinate {
  at: number
  text: string
}

/** What is written along the top and along the side: letters or numbers of the names, whichever all spaces there share. */
export function borderCoordinates(spaces: readonly Space[]): { across: BorderCoordinate[]; down: BorderCoordinate[] } {
  const parts = spaces.map((space) => ({ space, name: /^([A-Za-z]+)(\d+)$/.exec(space.name) }))
  const named = parts.filter(({ name }) => name)
  const along = (way: 0 | 1, part: 1 | 2): BorderCoordinate[] =>
    agreed(named.map(({ space, name }) => ({ at: space.at[way], text: name![part]! })))
  const [letters, numbers] = [along(0, 1), along(1, 2)]
  if (letters.length || numbers.length) return { across: letters, down: numbers }
  return { across: thinned(along(0, 2)), down: along(1, 1) }
}

function agreed(all: readonly BorderCoordinate[]): BorderCoordinate[] {
  const texts = new Map<number, Set<string>>()
  for (const { at, text } of all) texts.set(at, (texts.get(at) ?? new Set()).add(text))
  return [...texts].filter(([, said]) => said.size === 1).map(([at, said]) => ({ at, text: [...said][0]! }))
}

/** Numbers that would stand too close together are written now and then. */
function thinned(all: readonly BorderCoordinate[]): BorderCoordinate[] {
  const places = all.map(({ at }) => at).sort((a, b) => a - b)
  const close = places.some((at, i) => i > 0 && at - places[i - 1]! < ROOM)
  return close ? all.filter(({ text }) => Number(text) % EVERY === 0) : [...all]
}

/** Dark bars round the sheet, every other half field, as a path; `bleed` is how far the chart goes on beyond it. */
export function borderBars([x, y, width, height]: Box, bleed = 0): string {
  const step = 0.5
  const bar = 0.07
  const path: string[] = []
  const put = (left: number, top: number, wide: number, high: number): void => {
    path.push(`M${left * DRAWING_UNIT} ${top * DRAWING_UNIT}h${wide * DRAWING_UNIT}v${high * DRAWING_UNIT}h${-wide * DRAWING_UNIT}z`)
  }
  for (let at = 0; at < width - 1e-6; at += 2 * step) {
    const long = Math.min(step, width - at)
    put(x + at, y - bleed - 0.13, long, bar)
    put(x + at, y + height + bleed + 0.06, long, bar)
  }
  for (let at = 0; at < height - 1e-6; at += 2 * step) {
    const long = Math.min(step, height - at)
    put(x - bleed - 0.13, y + at, bar, long)
    put(x + width + bleed + 0.06, y + at, bar, long)
  }
  return path.join('')
}
