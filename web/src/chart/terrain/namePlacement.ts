/** Placement of area names: on open water, away from rocks, coasts and ornaments. */
import type { Area, Geometry, XY } from '../../api/scene'

/** letter height, in fields */
export const AREA_NAME_SIZE = 0.37
/** mean letter width including spacing */
const LETTER = 0.46 * AREA_NAME_SIZE + 0.06 * AREA_NAME_SIZE
/** distances beyond this do not matter */
const MAX_DISTANCE = 0.5
/** how much more clearance a place needs to beat one nearer to the centre */
const MIN_CLEARANCE_GAIN = 0.03
/** how much more a horizontal name must overlap for a vertical one to be preferred */
const MIN_OVERLAP_GAIN = 0.15

export interface NamePlace {
  at: XY
  turn: number
}

interface Candidate {
  at: XY
  /** quality; negative where the name overlaps something */
  worth: number
}

export function placeName(area: Area, text: string, geometry: Geometry): NamePlace {
  const long = text.length * LETTER
  const [x, y, width, height] = area.box
  const whole: Obstacle = [x + width / 2, y + height / 2, width / 2, height / 2]
  const things = obstacles(geometry).filter((thing) => gap(thing, whole) < MAX_DISTANCE)
  // Calms may be written over if nothing better exists.
  const calms = (geometry.terrain ?? []).filter(({ kind }) => kind === 'calm').flatMap(({ polygons }) => polygons.map(around))
  const level = long > area.box[2] - 0.2 ? null : bestSpot(area, long, AREA_NAME_SIZE, things, calms)
  if (level && level.worth > -MIN_OVERLAP_GAIN) return { at: level.at, turn: 0 }
  const upright = bestSpot(area, AREA_NAME_SIZE, long, things, calms)
  return level && level.worth + MIN_OVERLAP_GAIN > upright.worth ? { at: level.at, turn: 0 } : { at: upright.at, turn: -90 }
}

function bestSpot({ box: [x, y, width, height] }: Area, across: number, down: number, things: Obstacle[], calms: Obstacle[]): Candidate {
  const middle: XY = [x + width / 2, y + height / 2]
  const best: Candidate = { at: middle, worth: -Infinity }
  for (let cx = x + across / 2 + 0.1; cx <= x + width - across / 2 - 0.1 + 1e-9; cx += 0.1) {
    for (let cy = y + down / 2 + 0.15; cy <= y + height - down / 2 - 0.15 + 1e-9; cy += 0.2) {
      const word: Obstacle = [cx, cy, across / 2, down / 2]
      const free = Math.min(MAX_DISTANCE, ...things.map((thing) => gap(thing, word)))
      const over = free < 0 ? things.reduce((sum, thing) => sum + overlap(thing, word), 0) / (across * down) : 0
      const still = Math.min(0, ...calms.map((calm) => gap(calm, word)))
      const far = MIN_CLEARANCE_GAIN * Math.hypot((cx - middle[0]) * 2, (cy - middle[1]) / 2)
      const worth = Math.max(0, free) + Math.max(still, -0.2) - far - over
      if (worth > best.worth) Object.assign(best, { at: [round(cx), round(cy)], worth })
    }
  }
  return best
}

type Obstacle = readonly [x: number, y: number, halfWidth: number, halfHeight: number]

/** Everything drawn on the chart, as boxes around their centres. */
function obstacles({ spaces = [], decor = [], terrain = [] }: Geometry): Obstacle[] {
  const land = terrain.filter(({ kind }) => kind === 'land' || kind === 'blank')
  return [
    ...spaces.filter(({ art }) => art).map(({ at }): Obstacle => [at[0], at[1], 0.45, 0.45]),
    ...decor.map(({ at, text, size = 1 }): Obstacle => [at[0], at[1], text ? 1.9 * size : size / 2, size / 2]),
    ...land.flatMap(({ polygons }) => polygons.map(around)),
  ]
}

function around(polygon: readonly XY[]): Obstacle {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2]
}

/** Gap between a rock and a word; negative if they overlap. */
function gap([x, y, halfWidth, halfHeight]: Obstacle, [cx, cy, across, down]: Obstacle): number {
  return Math.max(Math.abs(x - cx) - halfWidth - across, Math.abs(y - cy) - halfHeight - down)
}

/** Overlap of a word with a rock. */
function overlap([x, y, halfWidth, halfHeight]: Obstacle, [cx, cy, across, down]: Obstacle): number {
  const wide = Math.min(x + halfWidth, cx + across) - Math.max(x - halfWidth, cx - across)
  const high = Math.min(y + halfHeight, cy + down) - Math.max(y - halfHeight, cy - down)
  return Math.max(0, wide) * Math.max(0, high)
}

const round = (length: number): number => Math.round(length * 100) / 100
