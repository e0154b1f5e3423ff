import { describe, expect, it } from 'vitest'
import type { Area, Geometry, Space, XY } from '../wire/scene'
import { placeName } from './names'

const area = (width: number): Area => ({ id: 'a', box: [0, 0, width, 10], name: { key: 'a' } })
const rock = (...at: XY): Space => ({ id: `${at}`, name: '', at, art: 'reef' })
const sheet = (...spaces: Space[]): Geometry => ({ box: [0, 0, 10, 10], spaces })

describe('the name of an area', () => {
  it('stands in the middle of open water', () => {
    const { at, turn } = placeName(area(6), 'Wide Sea', sheet())
    expect(turn).toBe(0)
    expect(Math.abs(at[0] - 3)).toBeLessThan(0.2)
    expect(Math.abs(at[1] - 5)).toBeLessThan(0.3)
  })

  it('keeps clear of rocks', () => {
    const { at } = placeName(area(6), 'Wide Sea', sheet(rock(2.5, 5), rock(3.5, 5)))
    expect(Math.abs(at[1] - 5)).toBeGreaterThan(0.6)
  })

  it('stands upright where it is too long', () => {
    expect(placeName(area(2), 'A name that is far too long', sheet()).turn).toBe(-90)
  })
})
