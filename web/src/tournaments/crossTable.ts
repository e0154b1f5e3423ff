/** Who was ahead of whom in a tournament. */
import type { TournamentGame } from '../api/messages'

export interface Encounter {
  /** equal places count half */
  ahead: number
  games: number
}

/** For each pair, how often the first was ahead of the second, of how many games. */
export function crossTable(entrants: number, games: readonly TournamentGame[]): Encounter[][] {
  const table = Array.from({ length: entrants }, () => Array.from({ length: entrants }, () => ({ ahead: 0, games: 0 })))
  for (const { seats, places } of games) {
    places.forEach((place, seat) => {
      places.forEach((other, opposite) => {
        const cell = table[seats[seat]!]?.[seats[opposite]!]
        if (!cell || seat === opposite) return
        cell.ahead += place < other ? 1 : place === other ? 0.5 : 0
        cell.games += 1
      })
    })
  }
  return table
}

/** The places of seats in the order in which they came in; equal positions share one. */
export const sharedPlaces = (positions: readonly number[]): number[] =>
  positions.map((position) => 1 + positions.filter((other) => other < position).length)
