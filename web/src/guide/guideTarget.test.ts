import { describe, expect, it } from 'vitest'
import type { Offer } from '../api/scene'
import { guideTarget } from './guideTarget'

const label = { key: 'move' }
const sail: Offer = { move: 'sail a ahead', label, touches: ['ship/a', 'a/ahead'] }
const roll: Offer = { move: 'roll', label }
const bride: Offer = { move: 'bride', label, touches: ['card/bride'] }
const again: Offer = { move: 'again', label, together: ['die/rose', 'die/rose', 'die/sun'] }

describe('the target of a guide', () => {
  it('is the first thing of a move, then the next', () => {
    expect(guideTarget(sail, [])).toEqual({ thing: 'ship/a' })
    expect(guideTarget(sail, ['ship/a'])).toEqual({ thing: 'a/ahead' })
  })

  it('is the first thing again if another one is selected', () => {
    expect(guideTarget(sail, ['ship/b'])).toEqual({ thing: 'ship/a' })
  })

  it('is the button of a complete selection', () => {
    expect(guideTarget(bride, ['card/bride#2'])).toEqual({ commit: true })
  })

  it('is the button of a move without things', () => {
    expect(guideTarget(roll, [])).toEqual({ move: 'roll' })
  })

  it('is what a set still lacks, then its button', () => {
    expect(guideTarget(again, ['die/rose#1'])).toEqual({ thing: 'die/rose' })
    expect(guideTarget(again, ['die/rose#1', 'die/rose#4'])).toEqual({ thing: 'die/sun' })
    expect(guideTarget(again, ['die/sun', 'die/rose#1', 'die/rose#4'])).toEqual({ move: 'again' })
  })
})
