import { describe, expect, it } from 'vitest'
import type { Offer } from '../api/scene'
import type { Way } from '../table/input/ways'
import { differsFromGuide, guideWay, wholeStep } from './guideMoves'
import { guideTarget, wayTarget } from './guideTarget'

const label = { key: 'move' }
const sail: Offer = { move: 'sail a ahead', label, touches: ['ship/a', 'a/ahead'] }
const roll: Offer = { move: 'roll', label }
const bride: Offer = { move: 'bride', label, touches: ['card/bride'] }
const again: Offer = { move: 'again', label, together: ['die/rose', 'die/rose', 'die/sun'] }

describe('the target of a guide', () => {
  it('is the first thing of a move, then the next', () => {
    expect(guideTarget(sail, [])).toEqual({ thing: 'ship/a', move: 'sail a ahead' })
    expect(guideTarget(sail, ['ship/a'])).toMatchObject({ thing: 'a/ahead' })
  })

  it('is the first thing again if another one is selected', () => {
    expect(guideTarget(sail, ['ship/b'])).toMatchObject({ thing: 'ship/a' })
  })

  it('is the button of a complete selection', () => {
    expect(guideTarget(bride, ['card/bride#2'])).toEqual({ commit: true })
  })

  it('is the button of a move without things', () => {
    expect(guideTarget(roll, [])).toEqual({ move: 'roll' })
  })

  it('is the button before things are gathered', () => {
    const gathered: Offer = { ...again, gather: label }
    expect(guideTarget(gathered, [])).toEqual({ gather: true })
    expect(guideTarget(gathered, [], true)).toMatchObject({ thing: 'die/rose' })
  })

  it('is what a set still lacks, then its button', () => {
    expect(guideTarget(again, ['die/rose#1'])).toMatchObject({ thing: 'die/rose' })
    expect(guideTarget(again, ['die/rose#1', 'die/rose#4'])).toMatchObject({ thing: 'die/sun' })
    expect(guideTarget(again, ['die/sun', 'die/rose#1', 'die/rose#4'])).toEqual({ move: 'again' })
  })
})

const way = (piece: string, id: string, ...moves: string[]): Way => ({ piece, id, at: [0, 0], heading: 90, moves, places: [], mark: { kind: 'way', at: [] } })
const guide = { moves: ['w8 forward', 'w8 port'], following: [['w8 forward'], ['w8 starboard']] }

describe('the target of a whole manoeuvre', () => {
  const short = way('w8', 'g22', 'w8 forward', 'w8 forward')
  const whole = way('w8', 'g24', 'w8 forward', 'w8 forward', 'w8 starboard')
  const other = way('w8', 'f21', 'w8 forward', 'w8 port')

  it('is the longest that the guide goes on with', () => {
    expect(guideWay(guide, [short, other, whole])).toBe(whole)
    expect(guideWay(guide, [other])).toBeUndefined()
  })

  it('is the piece, then its end with the heading there', () => {
    expect(wayTarget(whole, { steeredPiece: 'w3', sameAgain: null })).toEqual({ thing: 'w8' })
    expect(wayTarget(whole, { steeredPiece: 'w8', sameAgain: null })).toEqual({ end: 'g24', heading: 90 })
  })

  it('is the button that repeats the last one, if that does the same', () => {
    expect(wayTarget(whole, { steeredPiece: 'w3', sameAgain: whole })).toEqual({ again: true })
  })
})

describe('moves that are sent together', () => {
  const differs = (...moves: string[]): boolean =>
    differsFromGuide({ guide: { ...guide, name: 'first', step: 1, of: 1, text: { key: '' }, paragraph: '', over: false, then: '' } }, moves)

  it('are left to the server while the step has several, since other ways may lead to the same', () => {
    expect(differs('w8 starboard')).toBe(false)
    expect(differs('w8 forward', 'w8 port')).toBe(false)
  })

  it('are another if the step has only one', () => {
    const last = { guide: { ...guide, following: [], name: 'first', step: 1, of: 1, text: { key: '' }, paragraph: '', over: false, then: '' } }
    expect(differsFromGuide(last, ['w8 forward'])).toBe(false)
    expect(differsFromGuide(last, ['w8 starboard'])).toBe(true)
  })

  it('are what is left of the step when the guide does it', () => {
    expect(wholeStep(guide)).toBe([guide.moves, ...guide.following].map(([move]) => move).join(', '))
  })
})
