/**
 * Draw the terrain of a chart: coasts, water lines, ornaments, waves.
 * Takes 10 to 300 ms, so it runs in a worker (see `drawing.worker.ts`) and is cached.
 */
import type { Box, Terrain } from '../../api/scene'
import { distanceField, sampleField, seededRandom, type DistanceField } from './distanceField'
import { contourPath } from './contour'
import { DRAWING_UNIT, type Drawing, type DrawingLayer, type DrawingSpot, type DrawingTask } from './drawing'

/** distance of each water line, in fields */
const WATER_LINES = [-0.1, -0.2, -0.32, -0.47]
const SHOAL = -0.4
/** minimum depth of land for ornaments */
const INLAND = 0.16

export function drawTerrain({ box, torus, terrain, taken }: DrawingTask): Drawing {
  const fields = terrain.map((part, i) => distanceField(part.polygons, box, resolution(box), 7 + i * 13, torus))
  const free = (x: number, y: number, distance: number): boolean =>
    taken.every(([tx, ty, radius]) => Math.hypot(tx - x, (ty - y) * 1.2) > radius + distance)
  return {
    layers: terrain.map((part, i) => layer(part.kind, fields[i]!)),
    ornaments: terrain.flatMap((part, i) => grow(part, fields[i]!, box, (x, y) => free(x, y, 0.06))),
    waves: roll(terrain, fields, box, (x, y) => free(x, y, 0.12)),
  }
}

/** Sample large charts more coarsely: their fields are smaller on screen. */
const resolution = (box: Box): number => (box[2] * box[3] > 250 ? 8 : 13)

function layer(kind: string, of: DistanceField): DrawingLayer {
  const land = kind === 'land'
  return {
    kind,
    line: contourPath(of, 0, DRAWING_UNIT),
    water: land ? WATER_LINES.map((level) => contourPath(of, level, DRAWING_UNIT)) : [],
    shoal: land ? contourPath(of, SHOAL, DRAWING_UNIT) : '',
  }
}

function grow(part: Terrain, of: DistanceField, box: Box, free: (x: number, y: number) => boolean): DrawingSpot[] {
  const arts = part.scatter ?? []
  if (arts.length === 0) return []
  const spots = scatter(box, 0.36, 11, (x, y) => sampleField(of, x, y) > INLAND && free(x, y))
  return spots.map((spot) => ({ ...spot, art: arts[Math.floor(spot.chance * arts.length)]! }))
}

function roll(
  terrain: readonly Terrain[],
  fields: readonly DistanceField[],
  box: Box,
  free: (x: number, y: number) => boolean,
) {
  const open = (x: number, y: number): boolean =>
    fields.every((of, i) => sampleField(of, x, y) < (terrain[i]!.kind === 'land' ? -0.5 : -0.2))
  const inner: Box = [box[0] + 0.2, box[1] + 0.2, box[2] - 0.4, box[3] - 0.4]
  const spots = scatter(inner, 1.15, 5, (x, y) => free(x, y) && open(x, y)).filter(
    (spot) => spot.chance < 0.62,
  )
  return spots.map((spot, i) => ({ ...spot, art: `wave-${1 + (i % 3)}` }))
}

/** Jittered lattice of the places that pass `keep`, from far to near. */
function scatter(box: Box, step: number, seed: number, keep: (x: number, y: number) => boolean): DrawingSpot[] {
  const random = seededRandom(seed)
  const spots: DrawingSpot[] = []
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
