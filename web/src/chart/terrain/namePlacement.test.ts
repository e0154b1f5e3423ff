import { describe, expect, it } from 'vitest'
import type { Area, Geometry, Space, XY } from '../../api/scene'
import { placeName } from './namePlacement'

const area = (width: number): Area => ({ id: 'a', box: [0, 0, width, 10], name: { key: 'a' } })
const rock = (...at: XY): Space => ({ id: `${at}`, name: '', at, art: 'reef' })
const sheet = (...spaces: Space[]): Geometry => ({ box: [0, 0, 10, 10], spaces })

describe('placeName', () => {
  it('places a name in the middle of open water', () => {
    const { at, turn } = placeName(area(6), 'Wide Sea', sheet())
    expect(turn).toBe(0)
    expect(Math.abs(at[0] - 3)).toBeLessThan(0.2)
    expect(Math.abs(at[1] - 5)).toBeLessThan(0.3)
  })

  it('keeps clear of rocks', () => {
    const { at } = placeName(area(6), 'Wide Sea', sheet(rock(2.5, 5), rock(3.5, 5)))
    expect(Math.abs(at[1] - 5)).toBeGreaterThan(0.6)
  })

  const coast = (...land: [x: number, y: number, width: number, height: number][]): Geometry => ({
    box: [0, 0, 10, 10],
    spaces: [],
    terrain: land.map(([x, y, w, h]) => ({
      kind: 'land',
      polygons: [[[x, y], [x + w, y], [x + w, y + h], [x, y + h]]],
    })),
  })

  it('turns a name upright where only a narrow channel is open', () => {
    const { at, turn } = placeName(area(4), 'Green Sound', coast([0, 0, 1.5, 10], [2.5, 0, 1.5, 10]))
    expect(turn).toBe(-90)
    expect(at[0]).toBeCloseTo(2, 1)
  })

  it('keeps a name level where it covers hardly any land', () => {
    expect(placeName(area(4), 'Green Sound', coast([0, 0, 1, 10], [3, 0, 1, 10])).turn).toBe(0)
  })

  it('covers as little land as possible where there is no room', () => {
    const { at } = placeName(area(4), 'Green Sound', coast([0, 0, 4, 6], [0, 6, 1.5, 4], [3, 6, 1, 4]))
    expect(at[1]).toBeGreaterThan(6)
  })

  it('turns a name upright that is too long', () => {
    expect(placeName(area(2), 'A name that is far too long', sheet()).turn).toBe(-90)
  })
})
