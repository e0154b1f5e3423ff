import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveForTable } from '../settings/tableStorage'
import { dropForeignSalts, loadDiceRecord, recordSalt, ownSalt } from './diceRecord'

const TABLE = 'amber-gull-7'
const dice = { commitment: 'promise', salts: {}, missing_salts: [0] }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('makes something to add for a seat once', () => {
  const made = ownSalt(TABLE, 0, dice)
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(ownSalt(TABLE, 0, dice)).toBe(made)
  expect(loadDiceRecord(TABLE)).toEqual({ commitment: 'promise', salts: { 0: [made] } })
})

it('knows what was added, though another page wrote over it with something that came too late', () => {
  const made = ownSalt(TABLE, 0, dice)
  saveForTable(TABLE, 'dice', { commitment: 'promise', salts: { 0: ['late'] } })
  recordSalt(TABLE, 0, made, dice)
  expect(loadDiceRecord(TABLE)?.salts[0]).toEqual(['late', made])
})

it('still knows what was kept when each seat had one', () => {
  saveForTable(TABLE, 'dice', { commitment: 'promise', salts: { 0: 'old' } })
  expect(loadDiceRecord(TABLE)).toEqual({ commitment: 'promise', salts: { 0: ['old'] } })
  expect(ownSalt(TABLE, 0, dice)).toBe('old')
})

it('expects nothing any more of what it added for a seat that has moved elsewhere', () => {
  const made = ownSalt(TABLE, 0, dice)
  ownSalt(TABLE, 1, dice)
  dropForeignSalts(TABLE, [0])
  expect(loadDiceRecord(TABLE)?.salts).toEqual({ 0: [made] })
})
