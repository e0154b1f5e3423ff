import { describe, expect, it } from 'vitest'
import type { Offer } from '../../api/scene'
import { nextTouches, readyOffers } from './offerTouches'
import { addImplied, gatherText, impliedTouch, leavesOutTheImplied, shortForm, whileGathering } from './shorthand'

const label = { key: 'label' }
const rose: Offer = { move: 'rose c4', label, touches: ['die/rose', 'c4'], implied: true }
const sail: Offer = { move: 'sail c4', label, touches: ['die/sail', 'c4'], implied: true }
const whirl: Offer = { move: 'whirl 1 d5', label, touches: ['die/whirlwind', 'whirlwind/1', 'd5'], implied: true }
const draw: Offer = { move: 'draw', label, touches: ['die/telescope', 'pile'] }
const again: Offer = { move: 'reroll rose', label, together: ['die/rose'], gather: { key: 'gather' } }

describe('what goes without saying', () => {
  it('a place is enough, and stands for the first of the offers that lead there', () => {
    const offers = addImplied([rose, sail, draw])
    expect(readyOffers(offers, ['c4']).map(({ move }) => move)).toEqual(['rose c4'])
    expect(readyOffers(offers, ['die/sail', 'c4']).map(({ move }) => move)).toEqual(['sail c4'])
    expect(nextTouches(offers, []).has('pile')).toBe(false)
  })

  it('what a guide asks for is pointed at in short only if that is what is meant then', () => {
    expect(shortForm([rose, sail], rose)?.touches).toEqual(['c4'])
    expect(shortForm([rose, sail], sail)?.touches).toEqual(['die/sail', 'c4'])
    expect(shortForm([rose], undefined)).toBeUndefined()
  })

  it('begun offers are told by whether they all leave out what is implied', () => {
    expect(leavesOutTheImplied([whirl, { ...whirl, move: 'whirl 1 d6' }])).toBe(true)
    expect(leavesOutTheImplied([whirl, draw])).toBe(false)
    expect(leavesOutTheImplied([whirl])).toBe(false)
    expect(leavesOutTheImplied([])).toBe(false)
  })

  it('what a short form leaves out is known from the whole offer', () => {
    const [whole, short] = addImplied([whirl])
    expect(short?.touches).not.toEqual(whole?.touches)
    expect(impliedTouch([draw, whirl], short)).toBe('die/whirlwind')
    expect(impliedTouch([draw, whirl], draw)).toBeUndefined()
    expect(impliedTouch([draw], undefined)).toBeUndefined()
  })

  it('only the first touch is left out', () => {
    const offers = addImplied([whirl])
    expect([...nextTouches(offers, [])].sort()).toEqual(['die/whirlwind', 'whirlwind/1'])
    expect(readyOffers(offers, ['whirlwind/1', 'd5']).map(({ move }) => move)).toEqual(['whirl 1 d5'])
  })
})

describe('things gathered after a button', () => {
  it('nothing else can be selected then, nor they before', () => {
    expect(whileGathering([rose, again], false)).toEqual([rose])
    expect(whileGathering([rose, again], true)).toEqual([again])
    expect(gatherText([rose, again])).toEqual({ key: 'gather' })
    expect(gatherText([rose])).toBeUndefined()
  })
})
