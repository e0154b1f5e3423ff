import { describe, expect, it } from 'vitest'
import type { Box, XY } from '../wire/scene'
import { field, noise, sample, seeded } from './coast'
import { contour } from './contour'
import { draw } from './draw'

const square = (x: number, y: number): XY[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
]

/** A board of squares, some of them land, and the field that is drawn for it. */
function board(seed: number, columns: number, rows: number, share: number) {
  const random = seeded(seed)
  const land = Array.from({ length: columns * rows }, () => random() < share)
  const squares = land.flatMap((dry, i) => (dry ? [square(i % columns, Math.floor(i / columns))] : []))
  const box: Box = [0, 0, columns, rows]
  return { land, field: field(squares, box, 13, 7) }
}

describe('a coast', () => {
  it('never lies about the middle of a space, on 200 random boards', () => {
    const lies: string[] = []
    for (let seed = 1; seed <= 200; seed++) {
      const columns = 5 + (seed % 4)
      const { land, field } = board(seed, columns, 5, 0.15 + (seed % 7) / 10)
      for (const [i, dry] of land.entries()) {
        const [x, y] = [(i % columns) + 0.5, Math.floor(i / columns) + 0.5]
        if (sample(field, x, y) > 0 !== dry) lies.push(`board ${seed}, ${x} ${y}`)
      }
    }
    expect(lies).toEqual([])
  })

  it('leaves the way open between neighbours of one kind, on 200 random boards', () => {
    const closed: string[] = []
    for (let seed = 1; seed <= 200; seed++) {
      const { land, field } = board(seed, 6, 5, 0.4)
      for (const [i, dry] of land.entries()) {
        if (i % 6 === 5 || land[i + 1] !== dry) continue
        const [x, y] = [(i % 6) + 1, Math.floor(i / 6) + 0.5]
        if (sample(field, x, y) > 0 !== dry) closed.push(`board ${seed}, ${x} ${y}`)
      }
    }
    expect(closed).toEqual([])
  })

  it('never changes', () => {
    const [first, again] = [board(3, 6, 5, 0.4), board(3, 6, 5, 0.4)]
    expect(contour(first.field, 0, 60)).toBe(contour(again.field, 0, 60))
  })

  it('is drawn as closed lines', () => {
    const path = contour(board(3, 6, 5, 0.4).field, 0, 60)
    expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length)
    expect(path).not.toMatch(/NaN|Infinity/)
  })

  it('runs off the sheet where land lies at its edge', () => {
    const edge = field([square(0, 0)], [0, 0, 4, 4], 13, 7)
    expect(sample(edge, -0.4, 0.5)).toBeGreaterThan(0)
    expect(sample(edge, -0.4, 3.5)).toBeLessThan(0)
  })
})

it('noise stays between −1 and 1', () => {
  const values = Array.from({ length: 2000 }, (_, i) => noise(i * 0.37, i * 0.71, 5))
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1)
})

describe('a drawing', () => {
  const terrain = [{ kind: 'land', polygons: [square(0, 0), square(1, 0)], scatter: ['hill', 'tree'] }]

  it('strews ornaments over the land and waves over the open sea', () => {
    const { ornaments, waves } = draw({ box: [0, 0, 8, 5], terrain, taken: [] })
    expect(ornaments.length).toBeGreaterThan(2)
    expect(ornaments.every((spot) => spot.x < 2.2 && spot.y < 1.2)).toBe(true)
    expect(waves.length).toBeGreaterThan(3)
    expect(waves.some((spot) => spot.x < 2 && spot.y < 1)).toBe(false)
  })

  it('leaves free what is taken', () => {
    const { waves } = draw({ box: [0, 0, 8, 5], terrain, taken: [[6, 3, 1.5]] })
    expect(waves.every((spot) => Math.hypot(spot.x - 6, (spot.y - 3) * 1.2) > 1.5)).toBe(true)
  })
})
