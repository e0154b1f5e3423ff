import { describe, expect, it, vi } from 'vitest'
import type { GameInfo, TableSummary } from '../api/messages'
import type { ChairNames } from '../setup/chairs'

const createTable = vi.hoisted(() => vi.fn())
vi.mock('../api/endpoints', () => ({ createTable }))
const { easySeats, playNow, unfinishedGames } = await import('./playNow')

const game = (least: number, most: number): GameInfo => ({ id: 'toy', seats: [least, most], first_options: { short: true } }) as unknown as GameInfo
const names: ChairNames = { people: [], bots: ['Drake', 'Tasman'], fallback: (chair) => `Player ${chair + 1}` }

describe('a table at one click', () => {
  it('has the player and two easy bots', () => {
    expect(easySeats(game(2, 5), names)).toEqual([
      { kind: 'human', name: 'Player 1' },
      { kind: 'bot', level: 'sailor', name: 'Tasman' },
      { kind: 'bot', level: 'sailor', name: 'Drake' },
    ])
    expect(easySeats(game(2, 2), names)).toHaveLength(2)
  })

  it('has no two players of one name', () => {
    const seats = easySeats(game(2, 2), { ...names, people: ['tasman'] })
    expect(seats.map(({ name }) => name)).toEqual(['tasman', 'Player 2'])
  })

  it('has the options of a first game and no clock', async () => {
    createTable.mockResolvedValue({ id: 'amber-gull-7' })
    expect(await playNow(game(2, 2), names)).toBe('amber-gull-7')
    expect(createTable).toHaveBeenCalledWith('toy', { short: true }, expect.anything(), null, expect.any(String))
  })
})

describe('unfinishedGames', () => {
  const table = (id: string, parts: object): TableSummary =>
    ({ id, winners: null, drawn: false, seats: [{ mine: true }], turn: { mine: false }, ...parts }) as TableSummary

  it('lists own games, those that wait for the player first', () => {
    const tables = [
      table('over', { winners: [0] }),
      table('drawn', { drawn: true }),
      table('watched', { seats: [{ mine: false }] }),
      table('waits', {}),
      table('mine', { turn: { mine: true } }),
    ]
    expect(unfinishedGames(tables).map(({ id }) => id)).toEqual(['mine', 'waits'])
  })
})
