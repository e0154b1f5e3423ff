import { describe, expect, it } from 'vitest'
import { DELAY_PRESETS, delayMessage, hasDelay } from './delay'

describe('the delay of spectators', () => {
  it('is said in one sentence', () => {
    expect(delayMessage({ moves: 0, seconds: 0, at_end: false })).toEqual(['delay-at-once'])
    expect(delayMessage({ moves: 3, seconds: 0, at_end: false })).toEqual(['delay-moves', { moves: 3 }])
    expect(delayMessage({ moves: 0, seconds: 90, at_end: false })).toEqual(['delay-minutes', { minutes: 2 }])
    expect(delayMessage({ moves: 1, seconds: 5, at_end: false })).toEqual(['delay-both', { moves: 1, minutes: 1 }])
    expect(delayMessage({ moves: 1, seconds: 5, at_end: true })).toEqual(['delay-at-end'])
  })

  it('is there for every choice but the first', () => {
    const plans = Object.values(DELAY_PRESETS)
    expect(plans.filter((plan) => plan === null || !hasDelay(plan))).toEqual([null])
  })
})
