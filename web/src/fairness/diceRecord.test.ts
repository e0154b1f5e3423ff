import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOf } from '../settings/tableStorage'
import { dropSalts, knownDice, noteSalt, saltFor } from './diceRecord'

const TABLE = 'amber-gull-7'
const dice = { commitment: 'promise', salts: {}, wanted: [0] }
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
  const made = saltFor(TABLE, 0, dice)
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(saltFor(TABLE, 0, dice)).toBe(made)
  expect(knownDice(TABLE)).toEqual({ commitment: 'promise', salts: { 0: [made] } })
})

it('knows what was added, though another page wrote over it with something that came too late', () => {
  const made = saltFor(TABLE, 0, dice)
  keepOf(TABLE, 'dice', { commitment: 'promise', salts: { 0: ['late'] } })
  noteSalt(TABLE, 0, made, dice)
  expect(knownDice(TABLE)?.salts[0]).toEqual(['late', made])
})

it('still knows what was kept when each seat had one', () => {
  keepOf(TABLE, 'dice', { commitment: 'promise', salts: { 0: 'old' } })
  expect(knownDice(TABLE)).toEqual({ commitment: 'promise', salts: { 0: ['old'] } })
  expect(saltFor(TABLE, 0, dice)).toBe('old')
})

it('expects nothing any more of what it added for a seat that has moved elsewhere', () => {
  const made = saltFor(TABLE, 0, dice)
  saltFor(TABLE, 1, dice)
  dropSalts(TABLE, [0])
  expect(knownDice(TABLE)?.salts).toEqual({ 0: [made] })
})
