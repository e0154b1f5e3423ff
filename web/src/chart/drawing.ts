/**
 * What is drawn on a chart once and then lies still: coasts, water lines, ornaments, waves. It takes some 10 to 300 ms,
 * so it is made beside the page (see `drawing.worker.ts`) and kept.
 */
import type { Box, Geometry, Terrain } from '../wire/scene'
import { field, sample, seeded, type Field } from './coast'
import { contour } from './contour'

/** drawing units per field */
export const UNIT = 60
/** how far out each water line lies, in fields */
const WATER_LINES = [-0.1, -0.2, -0.32, -0.47]
const SHOAL = -0.4
/** a piece of land must be this deep before something grows on it */
const INLAND = 0.16

export interface Layer {
  kind: string
  /** the outline */
  line: string
  /** lines in the water before a coast, outwards */
  water: string[]
  shoal: string
}

export interface Spot {
  x: number
  y: number
  /** between 0 and 1, for small differences */
  chance: number
  art: string
}

export interface Drawing {
  layers: Layer[]
  ornaments: Spot[]
  waves: Spot[]
}

/** A place that must stay free, with its radius. */
export type Taken = readonly [x: number, y: number, radius: number]

export interface Task {
  box: Box
  terrain: Terrain[]
  taken: Taken[]
}

export const NOTHING: Drawing = { layers: [], ornaments: [], waves: [] }

/** What is to be drawn for this geometry; `zones` are the boxes that zones take up on the board. */
export function task(geometry: Geometry, zones: readonly Box[]): Task {
  const spaces = (geometry.spaces ?? []).filter((space) => space.art)
  return {
    box: geometry.box,
    terrain: geometry.terrain ?? [],
    taken: [
      ...spaces.map(({ at }): Taken => [at[0], at[1], 0.52]),
      ...(geometry.decor ?? []).map(({ at, size = 1, text }): Taken => [at[0], at[1], size * (text ? 1.6 : 0.7)]),
      ...zones.map(([x, y, w, h]): Taken => [x + w / 2, y + h / 2, Math.max(w, h) / 2 + 0.1]),
    ],
  }
}

export function draw({ box, terrain, taken }: Task): Drawing {
  const fields = terrain.map((part, i) => field(part.polygons, box, resolution(box), 7 + i * 13))
  const free = (x: number, y: number, distance: number): boolean =>
    taken.every(([tx, ty, radius]) => Math.hypot(tx - x, (ty - y) * 1.2) > radius + distance)
  return {
    layers: terrain.map((part, i) => layer(part.kind, fields[i]!)),
    ornaments: terrain.flatMap((part, i) => grow(part, fields[i]!, box, (x, y) => free(x, y, 0.06))),
    waves: roll(terrain, fields, box, (x, y) => free(x, y, 0.12)),
  }
}

/** Large charts are sampled more coarsely: their fields are smaller on the screen. */
const resolution = (box: Box): number => (box[2] * box[3] > 250 ? 8 : 13)

function layer(kind: string, of: Field): Layer {
  const land = kind === 'land'
  return {
    kind,
    line: contour(of, 0, UNIT),
    water: land ? WATER_LINES.map((level) => contour(of, level, UNIT)) : [],
    shoal: land ? contour(of, SHOAL, UNIT) : '',
  }
}

function grow(part: Terrain, of: Field, box: Box, free: (x: number, y: number) => boolean): Spot[] {
  const arts = part.scatter ?? []
  if (arts.length === 0) return []
  const spots = scatter(box, 0.36, 11, (x, y) => sample(of, x, y) > INLAND && free(x, y))
  return spots.map((spot) => ({ ...spot, art: arts[Math.floor(spot.chance * arts.length)]! }))
}

function roll(terrain: readonly Terrain[], fields: readonly Field[], box: Box, free: (x: number, y: number) => boolean) {
  const open = (x: number, y: number): boolean =>
    fields.every((of, i) => sample(of, x, y) < (terrain[i]!.kind === 'land' ? -0.5 : -0.2))
  const inner: Box = [box[0] + 0.2, box[1] + 0.2, box[2] - 0.4, box[3] - 0.4]
  const spots = scatter(inner, 1.15, 5, (x, y) => free(x, y) && open(x, y)).filter((spot) => spot.chance < 0.62)
  return spots.map((spot, i) => ({ ...spot, art: `wave-${1 + (i % 3)}` }))
}

/** A jittered lattice of places, kept where the test allows it, from far to near. */
function scatter(box: Box, step: number, seed: number, keep: (x: number, y: number) => boolean): Spot[] {
  const random = seeded(seed)
  const spots: Spot[] = []
  const rows = Math.ceil(box[3] / step)
  const columns = Math.ceil(box[2] / step)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box[0] + (column + (row % 2 ? 0.5 : 0)) * step + (random() - 0.5) * step * 0.7
      const y = box[1] + row * step + (random() - 0.5) * step * 0.6
      const chance = random()
      if (keep(x, y)) spots.push({ x, y, chance, art: '' })
    }
  }
  return spots.sort((a, b) => a.y - b.y)
}
