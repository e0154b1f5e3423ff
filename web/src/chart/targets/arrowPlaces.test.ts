import { describe, expect, it } from 'vitest'
import { arrowPlaces, shorten } from './arrowPlaces'

const THINGS = [
  { id: 'ship/0', at: [1, 2] as [number, number] },
  { id: 'crew#2', at: [4, 4] as [number, number] },
  { id: 'g5', at: [7, 5] as [number, number] },
]

describe('arrowPlaces', () => {
  it('leads from the first thing to the last', () => {
    expect(arrowPlaces(['ship/0', 'card/x', 'g5'], undefined, THINGS)).toEqual({ from: [1, 2], to: [7, 5] })
  })
  it('finds one of several alike', () => {
    expect(arrowPlaces(['crew'], undefined, THINGS)).toEqual({ from: [4, 4], to: null })
  })
  it('ends at the handle', () => {
    expect(arrowPlaces(['ship/0/forward'], [1, 1], THINGS)).toEqual({ from: [1, 2], to: [1, 1] })
  })
  it('is nothing for what is not on the chart', () => {
    expect(arrowPlaces(['card/bride'], undefined, THINGS)).toBeNull()
    expect(arrowPlaces([], undefined, THINGS)).toBeNull()
  })
})

describe('shorten', () => {
  it('keeps away from both ends, and never turns the arrow round', () => {
    expect(shorten([0, 0], [3, 0])).toEqual([[0.3, 0], [2.7, 0]])
    const [[from], [to]] = shorten([0, 0], [0.1, 0])
    expect(from).toBeLessThan(to)
  })
})
