import { describe, expect, it } from 'vitest'
import type { Box, XY } from '../../api/scene'
import { distanceField, smoothNoise, sampleField, seededRandom } from './distanceField'
import { contourPath } from './contour'
import { drawTerrain } from './drawTerrain'

const square = (x: number, y: number): XY[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
]

/** A board of squares, some of them land, and its distance field. */
function board(seed: number, columns: number, rows: number, share: number) {
  const random = seededRandom(seed)
  const land = Array.from({ length: columns * rows }, () => random() < share)
  const squares = land.flatMap((dry, i) => (dry ? [square(i % columns, Math.floor(i / columns))] : []))
  const box: Box = [0, 0, columns, rows]
  return { seed, columns, land, field: distanceField(squares, box, 13, 7) }
}

const boards = Array.from({ length: 200 }, (_, seed) =>
  board(seed, 5 + (seed % 3), 5, 0.15 + (seed % 7) / 10),
)

/** Where the drawing is wrong about land and water, at these fractions of each square. */
function lies(
  across: number,
  down: number,
  asked: (land: boolean[], i: number, columns: number) => boolean,
): string[] {
  return boards.flatMap(({ seed, columns, land, field }) =>
    land.flatMap((dry, i) => {
      const [x, y] = [(i % columns) + across, Math.floor(i / columns) + down]
      return asked(land, i, columns) && sampleField(field, x, y) > 0 !== dry ? [`board ${seed}: ${x} ${y}`] : []
    }),
  )
}

describe('distanceField', () => {
  it('has the right sign at the middle of each space, on 200 random boards', () => {
    expect(lies(0.5, 0.5, () => true)).toEqual([])
  })

  it('has the right sign between neighbours of one kind, on 200 random boards', () => {
    const beside = (land: boolean[], i: number, columns: number): boolean =>
      i % columns < columns - 1 && land[i + 1] === land[i]
    const below = (land: boolean[], i: number, columns: number): boolean => land[i + columns] === land[i]
    expect(lies(1, 0.5, beside)).toEqual([])
    expect(lies(0.5, 1, below)).toEqual([])
  })

  it('is deterministic', () => {
    const [first, again] = [board(3, 6, 5, 0.4), board(3, 6, 5, 0.4)]
    expect(contourPath(first.field, 0, 60)).toBe(contourPath(again.field, 0, 60))
  })

  it('leads to closed contours', () => {
    const path = contourPath(board(3, 6, 5, 0.4).field, 0, 60)
    expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length)
    expect(path).not.toMatch(/NaN|Infinity/)
  })

  it('continues land beyond the edge of the sheet', () => {
    const edge = distanceField([square(0, 0)], [0, 0, 4, 4], 13, 7)
    expect(sampleField(edge, -0.4, 0.5)).toBeGreaterThan(0)
    expect(sampleField(edge, -0.4, 3.5)).toBeLessThan(0)
  })
})

it('smoothNoise stays between −1 and 1', () => {
  const values = Array.from({ length: 2000 }, (_, i) => smoothNoise(i * 0.37, i * 0.71, 5))
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1)
})

describe('drawTerrain', () => {
  const terrain = [{ kind: 'land', polygons: [square(0, 0), square(1, 0)], scatter: ['hill', 'tree'] }]

  it('places ornaments on land and waves on open sea', () => {
    const { ornaments, waves } = drawTerrain({ box: [0, 0, 8, 5], terrain, taken: [] })
    expect(ornaments.length).toBeGreaterThan(2)
    expect(ornaments.every((spot) => spot.x < 2.2 && spot.y < 1.2)).toBe(true)
    expect(waves.length).toBeGreaterThan(3)
    expect(waves.some((spot) => spot.x < 2 && spot.y < 1)).toBe(false)
  })

  it('keeps taken areas free', () => {
    const { waves } = drawTerrain({ box: [0, 0, 8, 5], terrain, taken: [[6, 3, 1.5]] })
    expect(waves.every((spot) => Math.hypot(spot.x - 6, (spot.y - 3) * 1.2) > 1.5)).toBe(true)
  })
})
