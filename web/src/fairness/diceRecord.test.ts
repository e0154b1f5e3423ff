import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveForTable } from '../settings/tableStorage'
import { dropForeignSalts, loadDiceRecord, recordSalt, ownSalt } from './diceRecord'

const TABLE = 'amber-gull-7'
const dice = { commitment: 'promise', salts: {}, missing_salts: [0], repeated: false }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('ownSalt makes one salt for each seat', () => {
  const made = ownSalt(TABLE, 0, dice)
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(ownSalt(TABLE, 0, dice)).toBe(made)
  expect(loadDiceRecord(TABLE)).toEqual({ commitment: 'promise', salts: { 0: [made] } })
})

it('recordSalt keeps a used salt beside one that another page has written', () => {
  const made = ownSalt(TABLE, 0, dice)
  saveForTable(TABLE, 'dice', { commitment: 'promise', salts: { 0: ['late'] } })
  recordSalt(TABLE, 0, made, dice)
  expect(loadDiceRecord(TABLE)?.salts[0]).toEqual(['late', made])
})

it('loadDiceRecord reads the old format with one salt for each seat', () => {
  saveForTable(TABLE, 'dice', { commitment: 'promise', salts: { 0: 'old' } })
  expect(loadDiceRecord(TABLE)).toEqual({ commitment: 'promise', salts: { 0: ['old'] } })
  expect(ownSalt(TABLE, 0, dice)).toBe('old')
})

it('dropForeignSalts drops the salts of seats that have moved to another device', () => {
  const made = ownSalt(TABLE, 0, dice)
  ownSalt(TABLE, 1, dice)
  dropForeignSalts(TABLE, [0])
  expect(loadDiceRecord(TABLE)?.salts).toEqual({ 0: [made] })
})
