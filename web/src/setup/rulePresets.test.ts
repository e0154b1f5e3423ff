import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../api/messages'
import { changedOptions, revisedOptions, matchingPreset, applyPreset } from './rulePresets'

const game: GameInfo = {
  id: 'toy',
  version: '1',
  seats: [2, 4],
  minutes: 30,
  options: [
    { id: 'short', kind: 'switch', default: false, variant: true },
    { id: 'ransom', kind: 'switch', default: false, variant: false },
    { id: 'place', kind: 'choice', default: 'card', values: ['card', 'chance'], variant: false },
    { id: 'wind', kind: 'choice', default: 2, values: [1, 2], variant: false },
  ],
  presets: {
    printed: { ransom: false, place: 'card', wind: 2 },
    ours: { ransom: true, place: 'chance', wind: 2 },
  },
}
const printed = { short: false, ransom: false, place: 'card', wind: 2 }

describe('presets', () => {
  it('tell in which rules we play otherwise than printed', () => {
    expect(revisedOptions(game).map(({ id }) => id)).toEqual(['ransom', 'place'])
  })

  it('are known by the rules that a table has, whatever variant it plays', () => {
    expect(matchingPreset(game, printed)).toBe('printed')
    expect(matchingPreset(game, { ...printed, short: true })).toBe('printed')
    expect(matchingPreset(game, { ...printed, ransom: true, place: 'chance' })).toBe('ours')
    expect(matchingPreset(game, { ...printed, ransom: true })).toBeNull()
    expect(matchingPreset(game, { ...printed, wind: 1 })).toBeNull()
  })

  it('set all house rules and leave the variant alone', () => {
    const chosen = { short: true, ransom: false, place: 'card', wind: 1 }
    expect(applyPreset(game, 'ours', chosen)).toEqual({ short: true, ransom: true, place: 'chance', wind: 2 })
    expect(applyPreset(game, 'printed', chosen)).toEqual({ ...printed, short: true })
  })

  it('tell what differs from print, but not which variant is played', () => {
    expect(changedOptions(game, { ...printed, short: true, wind: 1 }).map(({ id }) => id)).toEqual(['wind'])
    expect(changedOptions(game, printed)).toEqual([])
  })
})
