import { describe, expect, it } from 'vitest'
import type { Offer } from '../../api/scene'
import {
  offersAfter,
  requiredFirst,
  groupOffers,
  buttonOffers,
  completeSets,
  isTouchable,
  intendedMove,
  nextTouches,
  openOffers,
  readyOffers,
  keepValid,
  applyTouch,
  offersWithHiddenTouch,
  nextOrReplacing,
} from './offerTouches'

const offer = (move: string, ...touches: string[]): Offer => ({ move, label: { key: move }, touches })
const offers = [
  offer('w3 forward', 'w3', 'c4'),
  offer('w3 port', 'w3', 'w3/port'),
  offer('w1 forward', 'w1', 'a2'),
  offer('fire', 'fort'),
  { move: 'pass', label: { key: 'pass' } },
]

describe('touches in order', () => {
  it('nextTouches are the first touches of all offers', () => {
    expect([...nextTouches(offers, [])].sort()).toEqual(['fort', 'w1', 'w3'])
  })

  it('openOffers are those that begin with what was touched', () => {
    expect(openOffers(offers, ['w3']).map((o) => o.move)).toEqual(['w3 forward', 'w3 port'])
    expect([...nextTouches(offers, ['w3'])]).toEqual(['c4', 'w3/port'])
  })

  it('readyOffers are those whose touches are complete', () => {
    expect(readyOffers(offers, ['w3'])).toEqual([])
    expect(readyOffers(offers, ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 forward'])
  })

  it('applyTouch plays a complete move when its last touch is repeated', () => {
    expect(applyTouch(offers, ['fort'], 'fort')).toEqual({ kind: 'played', offer: offers[3] })
  })

  it('applyTouch drops a touch that is repeated, with all after it', () => {
    expect(applyTouch(offers, ['w3'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
    expect(applyTouch(offers, ['w3', 'c4'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
  })

  it('applyTouch replaces the last touch', () => {
    expect([...nextOrReplacing(offers, ['w3', 'c4'])].sort()).toEqual(['c4', 'w3/port'])
    expect(applyTouch(offers, ['w3', 'c4'], 'w3/port')).toEqual({ kind: 'chosen', chosen: ['w3', 'w3/port'] })
    expect(offersAfter(offers, ['w3', 'c4'], 'w3/port').map(({ move }) => move)).toEqual(['w3 port'])
  })

  it('applyTouch begins again with a touch of another offer', () => {
    expect(applyTouch(offers, ['w3', 'c4'], 'w1')).toEqual({ kind: 'chosen', chosen: ['w1'] })
  })

  it('applyTouch refuses what nothing is offered for', () => {
    expect(applyTouch(offers, ['w3'], 'd9')).toEqual({ kind: 'refused', id: 'd9' })
  })

  it('buttonOffers are those without touches', () => {
    expect(buttonOffers(offers).map((o) => o.move)).toEqual(['pass'])
    expect(openOffers(offers, []).some((o) => o.move === 'pass')).toBe(false)
  })

  it('readyOffers has several offers with the same touches, which buttons decide between', () => {
    const alike = [offer('lay aside', 'n1'), offer('keep', 'n1')]
    expect(readyOffers(alike, ['n1'])).toHaveLength(2)
    expect(applyTouch(alike, ['n1'], 'n1')).toEqual({ kind: 'chosen', chosen: ['n1'] })
  })

  it('keepValid drops touches that are no longer offered', () => {
    expect(keepValid(offers, ['w3', 'c4'])).toEqual(['w3', 'c4'])
    expect(keepValid([offer('fire', 'fort')], ['w3', 'c4'])).toEqual([])
  })

  it('offersWithHiddenTouch are those with a touch that is not on the table', () => {
    expect(offersWithHiddenTouch(offers, ['w3'], ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 port'])
    expect(offersWithHiddenTouch(offers, [], ['w3', 'w1', 'fort'])).toEqual([])
    expect(offersWithHiddenTouch([offer('bride', 'card/bride')], [], ['card/bride#1'])).toEqual([])
  })

  it('applyTouch takes any of several equal things', () => {
    const bride = [offer('bride', 'card/bride')]
    expect(applyTouch(bride, [], 'card/bride#2')).toEqual({ kind: 'chosen', chosen: ['card/bride#2'] })
    expect(applyTouch(bride, ['card/bride#2'], 'card/bride#2')).toEqual({ kind: 'played', offer: bride[0] })
    expect(applyTouch(bride, ['card/bride#2'], 'card/bride#1')).toEqual({
      kind: 'chosen',
      chosen: ['card/bride#1'],
    })
    expect(isTouchable(nextTouches(bride, []), 'card/bride#3')).toBe(true)
    expect(isTouchable(nextTouches(bride, []), 'card/N4')).toBe(false)
  })
})

const again = (...together: string[]): Offer => ({
  move: `reroll ${together.join(' ')}`,
  label: { key: 'reroll' },
  together,
})
const dice = [
  offer('rose c4', 'die/rose', 'c4'),
  offer('sail d4', 'die/sail', 'd4'),
  offer('whirl 1 e5', 'die/whirl', 'whirl/1', 'e5'),
  again('die/rose'),
  again('die/sail'),
  again('die/rose', 'die/rose'),
  again('die/rose', 'die/sail'),
  again('die/rose', 'die/rose', 'die/sail'),
]
const [one, two, sail] = ['die/rose#1', 'die/rose#2', 'die/sail#3']
const chosen = (...ids: string[]) => ({ kind: 'chosen', chosen: ids })

describe('touches in any order', () => {
  it('nextTouches includes sets from the beginning', () => {
    expect([...nextTouches(dice, [])].sort()).toEqual(['die/rose', 'die/sail', 'die/whirl'])
    expect(buttonOffers(dice)).toEqual([])
  })

  it('applyTouch adds and removes things', () => {
    expect(applyTouch(dice, [sail], one)).toEqual(chosen(sail, one))
    expect(applyTouch(dice, [sail, one], two)).toEqual(chosen(sail, one, two))
    expect(applyTouch(dice, [sail, one, two], sail)).toEqual(chosen(one, two))
  })

  it('completeSets are the offers for exactly these things', () => {
    const moves = (...ids: string[]) => completeSets(dice, ids).map(({ move }) => move)
    expect(moves(sail, one)).toEqual(['reroll die/rose die/sail'])
    expect(moves(two, one)).toEqual(['reroll die/rose die/rose'])
    expect(moves()).toEqual([])
  })

  it('applyTouch continues with the thing touched last', () => {
    expect(nextTouches(dice, [one, sail])).toContain('d4')
    expect(nextTouches(dice, [one, sail])).not.toContain('c4')
    expect(offersAfter(dice, [one, sail], 'd4').map(({ move }) => move)).toEqual(['sail d4'])
    expect(applyTouch(dice, [one, sail], 'd4')).toEqual(chosen(sail, 'd4'))
    expect(readyOffers(dice, [sail, 'd4']).map(({ move }) => move)).toEqual(['sail d4'])
  })

  it('applyTouch leaves a set for a thing outside of it', () => {
    expect(applyTouch(dice, [one, sail], 'die/whirl#4')).toEqual(chosen('die/whirl#4'))
    expect(applyTouch(dice, ['die/whirl#4', 'whirl/1'], one)).toEqual(chosen(one))
  })

  it('keepValid keeps a set while it is offered', () => {
    expect(keepValid(dice, [sail, one])).toEqual([sail, one])
    expect(keepValid([dice[0]!], [sail, one])).toEqual([])
  })
})

describe('intendedMove and requiredFirst', () => {
  const sailing = [
    offer('rose c4', 'die/rose', 'c4'),
    offer('sail c4', 'die/sail', 'c4'),
    offer('whirl 1 c4', 'die/whirlwind', 'whirlwind/1', 'c4'),
    offer('load', 'die/telescope', 'c5'),
  ]

  it('intendedMove names the move to the touched place', () => {
    expect(intendedMove(sailing, ['die/rose#2'], 'k9')).toBe('rose k9')
    expect(intendedMove(sailing, ['die/rose#2', 'c4'], 'k9')).toBe('rose k9')
    expect(intendedMove(sailing, ['die/whirlwind#1', 'whirlwind/1'], 'k9')).toBe('whirl 1 k9')
  })

  it('intendedMove returns null where moves name no place', () => {
    expect(intendedMove(sailing, ['die/telescope#1'], 'k9')).toBeNull()
    expect(intendedMove(sailing, [], 'k9')).toBeNull()
  })

  it('requiredFirst lists what must be touched before', () => {
    expect(requiredFirst(sailing, [], 'c5')).toEqual(['die/telescope'])
    expect(requiredFirst(sailing, ['die/whirlwind#1'], 'c4')).toEqual(['whirlwind/1'])
    expect(requiredFirst(sailing, [], 'k9')).toHaveLength(4)
    expect(requiredFirst(sailing, ['die/rose#1'], 'k9')).toEqual([])
  })
})

it('groupOffers joins offers that lead from one thing to many places', () => {
  const sailing = ['c4', 'c5', 'c6', 'd4'].map((place) => offer(`rose ${place}`, 'die/rose', place))
  const few = offer('sail c4', 'die/sail', 'c4')
  const pass: Offer = { move: 'pass', label: { key: 'pass' } }
  expect(groupOffers([few, ...sailing, pass])).toEqual([[few], sailing, [pass]])
})
