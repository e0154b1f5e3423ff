import { beforeEach, expect, it, vi } from 'vitest'
import { saveForTable, loadForTable, markTableVisited, MAX_TABLES } from './tableStorage'

const kept = new Map<string, string>()
/** like localStorage: its own keys are the stored ones */
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

it('saveForTable keeps the values of each table separately', () => {
  markTableVisited('old-tern-9')
  saveForTable('old-tern-9', 'curtain', false)

  expect(loadForTable('old-tern-9', 'curtain', true)).toBe(false)
  expect(loadForTable('old-tern-9', 'dice', null)).toBe(null)
  expect(loadForTable('amber-gull-7', 'curtain', true)).toBe(true)
})

it('markTableVisited drops the table that was visited longest ago', () => {
  for (let number = 0; number < MAX_TABLES; number++) {
    markTableVisited(`table-${number}`)
    saveForTable(`table-${number}`, 'dice', { number })
    saveForTable(`table-${number}`, 'curtain', false)
  }
  markTableVisited('table-0')
  markTableVisited('one-more-1')

  expect(loadForTable('table-0', 'dice', null)).toEqual({ number: 0 })
  expect(loadForTable('table-1', 'dice', null)).toBe(null)
  expect(loadForTable('table-1', 'curtain', true)).toBe(true)
  expect(loadForTable('table-2', 'dice', null)).toEqual({ number: 2 })
  expect(kept.size).toBeLessThanOrEqual(1 + 2 * MAX_TABLES)
})

it('markTableVisited replaces a broken list of tables', () => {
  kept.set('spielhafen.tables', '{"broken":7}')
  markTableVisited('old-tern-9')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['old-tern-9'])
})

it('markTableVisited adds tables from before there was a list, and drops them in turn', () => {
  kept.set('spielhafen.dice.grey-crab-3', '{}')
  kept.set('spielhafen.curtain.grey-crab-3', 'false')
  kept.set('spielhafen.curtain.old-tern-9', 'false')
  kept.set('spielhafen.settings', '{}')
  markTableVisited('old-tern-9')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['grey-crab-3', 'old-tern-9'])
  for (let number = 1; number < MAX_TABLES; number++) markTableVisited(`table-${number}`)
  const last = ['spielhafen.curtain.old-tern-9', 'spielhafen.settings', 'spielhafen.tables']
  expect([...kept.keys()].sort()).toEqual(last)
})

it('markTableVisited looks for tables that are not in the list only once', () => {
  markTableVisited('old-tern-9')
  saveForTable('grey-crab-3', 'curtain', false)
  markTableVisited('amber-gull-7')

  expect(JSON.parse(kept.get('spielhafen.tables')!)).toEqual(['old-tern-9', 'amber-gull-7'])
})

it('markTableVisited and loadForTable work without localStorage', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(() => markTableVisited('old-tern-9')).not.toThrow()
  expect(loadForTable('old-tern-9', 'curtain', true)).toBe(true)
})
