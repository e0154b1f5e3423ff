/** Graduated border of a chart and its coordinates. */
import type { Box, Space } from '../../api/scene'
import { DRAWING_UNIT } from './drawing'

/** width of the border in fields, with and without coordinates */
export const borderWidth = (coordinates: boolean, bleed = 0): number => (coordinates ? 0.62 : 0.32) + bleed
/** coordinates closer than this, in fields, are thinned out */
const MIN_SPACING = 0.8
/** every nth one is kept */
const THINNING = 4

export interface BorderCoordinate {
  at: number
  text: string
}

/** Coordinates along the top and side: the letters or numbers shared by all names there. */
export function borderCoordinates(spaces: readonly Space[]): { across: BorderCoordinate[]; down: BorderCoordinate[] } {
  const parts = spaces.map((space) => ({ space, name: /^([A-Za-z]+)(\d+)$/.exec(space.name) }))
  const named = parts.filter(({ name }) => name)
  const along = (way: 0 | 1, part: 1 | 2): BorderCoordinate[] =>
    sharedPart(named.map(({ space, name }) => ({ at: space.at[way], text: name![part]! })))
  const [letters, numbers] = [along(0, 1), along(1, 2)]
  if (letters.length || numbers.length) return { across: letters, down: numbers }
  return { across: thinOut(along(0, 2)), down: along(1, 1) }
}

function sharedPart(all: readonly BorderCoordinate[]): BorderCoordinate[] {
  const texts = new Map<number, Set<string>>()
  for (const { at, text } of all) texts.set(at, (texts.get(at) ?? new Set()).add(text))
  return [...texts].filter(([, said]) => said.size === 1).map(([at, said]) => ({ at, text: [...said][0]! }))
}

/** Drop numbers that would be too close together. */
function thinOut(all: readonly BorderCoordinate[]): BorderCoordinate[] {
  const places = all.map(({ at }) => at).sort((a, b) => a - b)
  const close = places.some((at, i) => i > 0 && at - places[i - 1]! < MIN_SPACING)
  return close ? all.filter(({ text }) => Number(text) % THINNING === 0) : [...all]
}

/** Dark bars around the sheet, every other half field; `bleed` is the extension beyond it. */
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
