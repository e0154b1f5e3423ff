/** Where the name of an area stands: as far as possible from rocks, coasts and other names, upright where it is narrow. */
import type { Area, Geometry, XY } from '../wire/scene'

/** height of the letters, in fields */
export const AREA_SIZE = 0.37
/** mean width of a letter, with the space after it */
const LETTER = 0.46 * AREA_SIZE + 0.06 * AREA_SIZE
/** nothing farther away than this matters */
const SIGHT = 3
/** how much farther away from everything one place must be to be taken instead of one nearer to the middle */
const PULL = 0.03

export interface NamePlace {
  at: XY
  turn: number
}

export function placeName({ box: [x, y, width, height] }: Area, text: string, geometry: Geometry): NamePlace {
  const long = text.length * LETTER
  const turn = long > width - 0.2 ? -90 : 0
  const [across, down] = turn ? [AREA_SIZE, long] : [long, AREA_SIZE]
  const middle: XY = [x + width / 2, y + height / 2]
  const rocks = obstacles(geometry)
  // A calm can be written over, where there is nothing better.
  const calms = (geometry.terrain ?? []).filter(({ kind }) => kind === 'calm').flatMap(({ polygons }) => polygons.map(around))
  let [best, found] = [-Infinity, middle]
  for (let cx = x + across / 2 + 0.1; cx <= x + width - across / 2 - 0.1 + 1e-9; cx += 0.1) {
    for (let cy = y + down / 2 + 0.15; cy <= y + height - down / 2 - 0.15; cy += 0.25) {
      const free = Math.min(SIGHT, ...rocks.map((rock) => gap(rock, cx, cy, across, down)))
      const still = Math.min(0, ...calms.map((calm) => gap(calm, cx, cy, across, down)))
      const worth = Math.min(free, 0.5) + Math.max(still, -0.2) - PULL * Math.hypot((cx - middle[0]) * 2, (cy - middle[1]) / 2)
      if (worth > best) [best, found] = [worth, [cx, cy]]
    }
  }
  return { at: [round(found[0]), round(found[1])], turn }
}

type Rock = readonly [x: number, y: number, halfWidth: number, halfHeight: number]

/** What is drawn on the chart, as boxes round their middles. */
function obstacles({ spaces = [], decor = [], terrain = [] }: Geometry): Rock[] {
  const land = terrain.filter(({ kind }) => kind === 'land' || kind === 'blank')
  return [
    ...spaces.filter(({ art }) => art).map(({ at }): Rock => [at[0], at[1], 0.45, 0.45]),
    ...decor.map(({ at, text, size = 1 }): Rock => [at[0], at[1], text ? 1.9 * size : size / 2, size / 2]),
    ...land.flatMap(({ polygons }) => polygons.map(around)),
  ]
}

function around(polygon: readonly XY[]): Rock {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2]
}

/** The gap between a rock and a word round a point; negative where they overlap. */
function gap([x, y, halfWidth, halfHeight]: Rock, cx: number, cy: number, across: number, down: number): number {
  const beside = Math.abs(x - cx) - halfWidth - across / 2
  const above = Math.abs(y - cy) - halfHeight - down / 2
  return Math.max(beside, above)
}

const round = (length: number): number => Math.round(length * 100) / 100
