import { describe, expect, it } from 'vitest'
import { changedOptions, revisedOptions, matchingPreset, applyPreset } from './rulePresets'
import { toyGame } from './testing/toyGame'

const game = toyGame({
  options: [
    { id: 'short', kind: 'switch', default: false, mode: true },
    { id: 'ransom', kind: 'switch', default: false, mode: false },
    { id: 'place', kind: 'choice', default: 'card', values: ['card', 'chance'], mode: false },
    { id: 'wind', kind: 'choice', default: 2, values: [1, 2], mode: false },
  ],
  presets: {
    printed: { ransom: false, place: 'card', wind: 2 },
    ours: { ransom: true, place: 'chance', wind: 2 },
  },
})
const printed = { short: false, ransom: false, place: 'card', wind: 2 }

describe('rule presets', () => {
  it('revisedOptions lists the options that differ between the presets', () => {
    expect(revisedOptions(game).map(({ id }) => id)).toEqual(['ransom', 'place'])
  })

  it('matchingPreset ignores the mode', () => {
    expect(matchingPreset(game, printed)).toBe('printed')
    expect(matchingPreset(game, { ...printed, short: true })).toBe('printed')
    expect(matchingPreset(game, { ...printed, ransom: true, place: 'chance' })).toBe('ours')
    expect(matchingPreset(game, { ...printed, ransom: true })).toBeNull()
    expect(matchingPreset(game, { ...printed, wind: 1 })).toBeNull()
  })

  it('applyPreset sets all house rules and keeps the mode', () => {
    const chosen = { short: true, ransom: false, place: 'card', wind: 1 }
    expect(applyPreset(game, 'ours', chosen)).toEqual({ short: true, ransom: true, place: 'chance', wind: 2 })
    expect(applyPreset(game, 'printed', chosen)).toEqual({ ...printed, short: true })
  })

  it('changedOptions lists what differs from the printed game, without the mode', () => {
    expect(changedOptions(game, { ...printed, short: true, wind: 1 }).map(({ id }) => id)).toEqual(['wind'])
    expect(changedOptions(game, printed)).toEqual([])
  })
})
