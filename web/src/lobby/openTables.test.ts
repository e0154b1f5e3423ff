import { describe, expect, it } from 'vitest'
import type { ListingInfo } from '../api/messages'
import { passing, paceText, tableFacts } from './openTables'

const t = (key: string, args: Record<string, unknown> = {}): string => [key, ...Object.values(args)].join(' ')

const listed = (changes: Partial<ListingInfo> = {}): ListingInfo => ({
  id: 'x',
  table: null,
  game: 'columbus',
  name: 'Ada',
  mine: false,
  taken: 1,
  free: 2,
  preset: 'printed',
  language: 'en',
  clock: null,
  fill_in: null,
  level: '',
  ...changes,
})

describe('open tables', () => {
  it('are filtered by game, seats and language', () => {
    const tables = [listed(), listed({ game: 'santa_timea' }), listed({ free: 1 }), listed({ language: 'de' })]
    expect(passing(tables, { game: '', seats: 0, language: '' })).toEqual(tables)
    expect(passing(tables, { game: 'columbus', seats: 3, language: 'en' })).toEqual([tables[0]])
  })

  it('that are own pass every filter', () => {
    const own = listed({ table: 'amber-gull-7' })
    expect(passing([own], { game: 'santa_timea', seats: 5, language: 'fr' })).toEqual([own])
  })

  it.each([
    [null, 'lobby-pace-none'],
    [{ kind: 'bank', seconds: 300, increment: 5, flag: 'move' }, 'lobby-pace-live'],
    [{ kind: 'move', seconds: 259_200, increment: 0, flag: 'move' }, 'lobby-pace-days 3'],
    [{ kind: 'bank', seconds: 604_800, increment: 0, flag: 'move' }, 'lobby-pace-slow'],
  ] as const)('tell their pace', (clock, said) => {
    expect(paceText(clock, t)).toBe(said)
  })

  it('tell when bots come, in whole minutes', () => {
    expect(tableFacts(listed({ fill_in: 61 }), t, 'English')).toEqual([
      'lobby-taken 1 3', 'preset-printed', 'lobby-pace-none', 'English', 'lobby-bots-in 2',
    ])
    expect(tableFacts(listed({ fill_in: 0 }), t, 'English').at(-1)).toBe('lobby-bots-in 1')
  })

  it('tell that house rules are of no preset', () => {
    expect(tableFacts(listed({ preset: null }), t, 'English')).toContain('preset-own')
  })
})
