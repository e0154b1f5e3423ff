import { expect, it, vi } from 'vitest'
import { keepOf, keptOf, lookedAt, MOST_TABLES } from './tables'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
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

it('begins anew where the list of tables is broken', () => {
  kept.set('spielhafen.tables', '{"broken":7}')
  lookedAt('old-tern-9')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['old-tern-9'])
})

it('puts up with a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(() => lookedAt('old-tern-9')).not.toThrow()
  expect(keptOf('old-tern-9', 'curtain', true)).toBe(true)
})
