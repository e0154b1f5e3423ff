/** The graduated rim of a chart, and the coordinates on it. */
import type { Box, Space } from '../wire/scene'
import { UNIT } from './drawing'

/** width of the rim in fields, with coordinates and without */
export const rimWidth = (coordinates: boolean): number => (coordinates ? 0.62 : 0.32)

export interface Coordinate {
  at: number
  text: string
}

/** What is written along the top (letters of the names) and along the side (their numbers), where all spaces agree. */
export function coordinates(spaces: readonly Space[]): { across: Coordinate[]; down: Coordinate[] } {
  const parts = spaces.map((space) => ({ space, name: /^([A-Za-z]+)(\d+)$/.exec(space.name) }))
  const named = parts.filter(({ name }) => name)
  return {
    across: agreed(named.map(({ space, name }) => ({ at: space.at[0], text: name![1]!.toUpperCase() }))),
    down: agreed(named.map(({ space, name }) => ({ at: space.at[1], text: name![2]! }))),
  }
}

function agreed(all: readonly Coordinate[]): Coordinate[] {
  const texts = new Map<number, Set<string>>()
  for (const { at, text } of all) texts.set(at, (texts.get(at) ?? new Set()).add(text))
  return [...texts].filter(([, said]) => said.size === 1).map(([at, said]) => ({ at, text: [...said][0]! }))
}

/** Dark bars round the sheet, every other half field, as a path. */
export function bars([x, y, width, height]: Box): string {
  const step = 0.5
  const bar = 0.07
  const path: string[] = []
  const put = (left: number, top: number, wide: number, high: number): void => {
    path.push(`M${left * UNIT} ${top * UNIT}h${wide * UNIT}v${high * UNIT}h${-wide * UNIT}z`)
  }
  for (let at = 0; at < width - 1e-6; at += 2 * step) {
    const long = Math.min(step, width - at)
    put(x + at, y - 0.13, long, bar)
    put(x + at, y + height + 0.06, long, bar)
  }
  for (let at = 0; at < height - 1e-6; at += 2 * step) {
    const long = Math.min(step, height - at)
    put(x - 0.13, y + at, bar, long)
    put(x + width + 0.06, y + at, bar, long)
  }
  return path.join('')
}
