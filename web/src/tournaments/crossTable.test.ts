import { describe, expect, it } from 'vitest'
import type { TournamentGame } from '../api/messages'
import { crossTable, sharedPlaces } from './crossTable'

const game = (seats: number[], places: number[]): TournamentGame => ({
  number: 0,
  round: 1,
  seats,
  table: '',
  places,
  decided: false,
})

describe('the cross table', () => {
  it('counts games ahead, equal places by half', () => {
    const table = crossTable(3, [game([0, 1], [1, 2]), game([1, 0], [1, 1]), game([2, 0], [])])
    expect(table[0]![1]).toEqual({ ahead: 1.5, games: 2 })
    expect(table[1]![0]).toEqual({ ahead: 0.5, games: 2 })
    expect(table[0]![2]).toEqual({ ahead: 0, games: 0 })
  })
})

describe('places', () => {
  it('are shared by equal positions, and the next one is left out', () => {
    expect(sharedPlaces([1, 1, 2])).toEqual([1, 1, 3])
    expect(sharedPlaces([3, 1, 2])).toEqual([3, 1, 2])
  })
})
