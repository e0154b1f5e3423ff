import { describe, expect, it } from 'vitest'
import type { PlayedGame } from '../api/messages'
import { byGame, totals } from './statistics'

const played = (more: Partial<PlayedGame>): PlayedGame => ({
  id: 'amber-gull-7',
  game: 'columbus',
  seats: 3,
  seat: 0,
  began_at: 0,
  ended_at: 1800,
  place: 1,
  is_shared: false,
  drawn: false,
  points: null,
  rounds: 12,
  finish: { key: 'phase-round', args: { round: 12 } },
  people: 1,
  bot_levels: ['sailor', 'sailor'],
  variant: '',
  ...more,
})

describe('statistics of the player’s games', () => {
  it('counts victories and streaks, the newest game first', () => {
    const games = [1, 1, 3, 1, 1, 1, 2].map((place) => played({ place }))
    expect(totals(games)).toEqual({ games: 7, won: 5, streak: 2, bestStreak: 3, hours: 3.5 })
  })

  it('counts no draw as a victory', () => {
    expect(totals([played({ drawn: true }), played({ seats: 2, is_shared: true })]).won).toBe(0)
    expect(totals([played({ is_shared: true })]).won).toBe(1)
  })

  it('counts a game that went on for days as an evening', () => {
    expect(totals([played({ ended_at: 9e5 })]).hours).toBe(4)
  })

  it('sorts by game, with places and best results', () => {
    const games = [
      played({}),
      played({ place: 3, rounds: 9 }),
      played({ game: 'santa_timea', points: 14, rounds: 5, seats: 2 }),
      played({ place: 0 }),
    ]
    const [columbus, timea] = byGame(games)
    expect(columbus).toMatchObject({ game: 'columbus', games: 3, places: [1, 0, 1], fastest: games[0], mostPoints: null })
    expect(timea).toMatchObject({ game: 'santa_timea', places: [1, 0], mostPoints: 14 })
    expect(columbus!.latest.map(({ place }) => place)).toEqual([0, 3, 1])
  })

  it('compares no results of variants with those of the printed game', () => {
    const [columbus] = byGame([played({}), played({ rounds: 4, points: 99, variant: 'five-dice' })])
    expect(columbus).toMatchObject({ games: 2, fastest: played({}), mostPoints: null })
  })
})
