import { describe, expect, it } from 'vitest'
import type { TableView } from '../../api/messages'
import { duration, leadPath, ownPlace, placeRows } from './endSummary'

const table = (places: number[], drawn = false): TableView =>
  ({ seats: places.map(() => ({})), end: { places, results: [], repeatable: false }, drawn }) as unknown as TableView

const lead = (...chances: number[][]): { ply: number; chances: number[] }[] =>
  chances.map((each, i) => ({ ply: 10 * (i + 1), chances: each }))

describe('the end of a game', () => {
  it('lists the seats by place', () => {
    expect(placeRows(table([3, 1, 1]))).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 1 },
      { seat: 0, place: 3 },
    ])
  })

  it('tells a seat its place', () => {
    expect(ownPlace(table([3, 1, 1]), 0)).toEqual({ place: 3, of: 3, shared: 'no', last: 'yes' })
    expect(ownPlace(table([3, 1, 1]), 1)).toEqual({ place: 1, of: 3, shared: 'yes', last: 'no' })
    expect(ownPlace(table([1]), 0)).toBeNull()
    expect(ownPlace(table([1, 1], true), 0)).toBeNull()
    expect(ownPlace(table([1, 2]), null)).toBeNull()
  })

  it('draws a line from left to right', () => {
    expect(leadPath(lead([0.5, 0.5], [1, 0]), 0, 100, 50)).toBe('50.0,25.0 100.0,0.0')
  })

  it('gives a duration in a suitable unit', () => {
    expect(duration(100)).toEqual({ unit: 'minutes', count: 2 })
    expect(duration(3 * 3600)).toEqual({ unit: 'hours', count: 3 })
    expect(duration(5 * 86400)).toEqual({ unit: 'days', count: 5 })
  })
})
