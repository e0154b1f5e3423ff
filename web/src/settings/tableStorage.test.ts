import { beforeEach, expect, it, vi } from 'vitest'
import { keepOf, keptOf, lookedAt, MOST_TABLES } from './tableStorage'

const kept = new Map<string, string>()
/** as in a browser, its own keys are what is kept */
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept.clear()
  const listed = () => ({ enumerable: true, configurable: true })
  const keys = { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: listed }
  vi.stubGlobal('localStorage', new Proxy(storage, keys))
})

it('keeps things of a table, each by itself', () => {
  lookedAt('old-tern-9')
  keepOf('old-tern-9', 'curtain', false)

  expect(keptOf('old-tern-9', 'curtain', true)).toBe(false)
  expect(keptOf('old-tern-9', 'dice', null)).toBe(null)
  expect(keptOf('amber-gull-7', 'curtain', true)).toBe(true)
})

it('forgets the table that nobody has looked at for the longest time', () => {
  for (let number = 0; number < MOST_TABLES; number++) {
    lookedAt(`table-${number}`)
    keepOf(`table-${number}`, 'dice', { number })
    keepOf(`table-${number}`, 'curtain', false)
  }
  lookedAt('table-0')
  lookedAt('one-more-1')

  expect(keptOf('table-0', 'dice', null)).toEqual({ number: 0 })
  expect(keptOf('table-1', 'dice', null)).toBe(null)
  expect(keptOf('table-1', 'curtain', true)).toBe(true)
  expect(keptOf('table-2', 'dice', null)).toEqual({ number: 2 })
  expect(kept.size).toBeLessThanOrEqual(1 + 2 * MOST_TABLES)
})

it('makes the list of tables anew where it is broken', () => {
  kept.set('spielhafen.tables', '{"broken":7}')
  lookedAt('old-tern-9')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['old-tern-9'])
})

it('takes tables from before there was a list into it, whose things are then forgotten in turn, too', () => {
  kept.set('spielhafen.dice.grey-crab-3', '{}')
  kept.set('spielhafen.curtain.grey-crab-3', 'false')
  kept.set('spielhafen.curtain.old-tern-9', 'false')
  kept.set('spielhafen.settings', '{}')
  lookedAt('old-tern-9')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['grey-crab-3', 'old-tern-9'])
  for (let number = 1; number < MOST_TABLES; number++) lookedAt(`table-${number}`)
  const last = ['spielhafen.curtain.old-tern-9', 'spielhafen.settings', 'spielhafen.tables']
  expect([...kept.keys()].sort()).toEqual(last)
})

it('looks for tables that are in no list only once', () => {
  lookedAt('old-tern-9')
  keepOf('grey-crab-3', 'curtain', false)
  lookedAt('amber-gull-7')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['old-tern-9', 'amber-gull-7'])
})

it('puts up with a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(() => lookedAt('old-tern-9')).not.toThrow()
  expect(keptOf('old-tern-9', 'curtain', true)).toBe(true)
})
