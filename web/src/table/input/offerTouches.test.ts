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

describe('pointing at a move', () => {
  it('lights what an offer begins with', () => {
    expect([...nextTouches(offers, [])].sort()).toEqual(['fort', 'w1', 'w3'])
  })

  it('keeps the offers that begin with what was touched', () => {
    expect(openOffers(offers, ['w3']).map((o) => o.move)).toEqual(['w3 forward', 'w3 port'])
    expect([...nextTouches(offers, ['w3'])]).toEqual(['c4', 'w3/port'])
  })

  it('has a move ready when all its touches are made', () => {
    expect(readyOffers(offers, ['w3'])).toEqual([])
    expect(readyOffers(offers, ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 forward'])
  })

  it('plays a ready move when its last thing is touched again', () => {
    expect(applyTouch(offers, ['fort'], 'fort')).toEqual({ kind: 'played', offer: offers[3] })
  })

  it('puts a piece back that is only begun, and with a thing on the way all that came after it', () => {
    expect(applyTouch(offers, ['w3'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
    expect(applyTouch(offers, ['w3', 'c4'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
  })

  it('takes another place instead of the last', () => {
    expect([...nextOrReplacing(offers, ['w3', 'c4'])].sort()).toEqual(['c4', 'w3/port'])
    expect(applyTouch(offers, ['w3', 'c4'], 'w3/port')).toEqual({ kind: 'chosen', chosen: ['w3', 'w3/port'] })
    expect(offersAfter(offers, ['w3', 'c4'], 'w3/port').map(({ move }) => move)).toEqual(['w3 port'])
  })

  it('begins anew when something else is touched', () => {
    expect(applyTouch(offers, ['w3', 'c4'], 'w1')).toEqual({ kind: 'chosen', chosen: ['w1'] })
  })

  it('says what nothing is offered for', () => {
    expect(applyTouch(offers, ['w3'], 'd9')).toEqual({ kind: 'refused', id: 'd9' })
  })

  it('leaves offers without a place to buttons', () => {
    expect(buttonOffers(offers).map((o) => o.move)).toEqual(['pass'])
    expect(openOffers(offers, []).some((o) => o.move === 'pass')).toBe(false)
  })

  it('lets a button decide between moves pointed at alike', () => {
    const alike = [offer('lay aside', 'n1'), offer('keep', 'n1')]
    expect(readyOffers(alike, ['n1'])).toHaveLength(2)
    expect(applyTouch(alike, ['n1'], 'n1')).toEqual({ kind: 'chosen', chosen: ['n1'] })
  })

  it('forgets a choice that is offered no more', () => {
    expect(keepValid(offers, ['w3', 'c4'])).toEqual(['w3', 'c4'])
    expect(keepValid([offer('fire', 'fort')], ['w3', 'c4'])).toEqual([])
  })

  it('knows the offers that nothing on the table stands for', () => {
    expect(offersWithHiddenTouch(offers, ['w3'], ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 port'])
    expect(offersWithHiddenTouch(offers, [], ['w3', 'w1', 'fort'])).toEqual([])
    expect(offersWithHiddenTouch([offer('bride', 'card/bride')], [], ['card/bride#1'])).toEqual([])
  })

  it('takes any of several equal things', () => {
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

describe('a handful gathered in any order', () => {
  it('is lit from the beginning', () => {
    expect([...nextTouches(dice, [])].sort()).toEqual(['die/rose', 'die/sail', 'die/whirl'])
    expect(buttonOffers(dice)).toEqual([])
  })

  it('grows and shrinks touch by touch', () => {
    expect(applyTouch(dice, [sail], one)).toEqual(chosen(sail, one))
    expect(applyTouch(dice, [sail, one], two)).toEqual(chosen(sail, one, two))
    expect(applyTouch(dice, [sail, one, two], sail)).toEqual(chosen(one, two))
  })

  it('waits for the button of what was gathered, no more and no less', () => {
    const moves = (...ids: string[]) => completeSets(dice, ids).map(({ move }) => move)
    expect(moves(sail, one)).toEqual(['reroll die/rose die/sail'])
    expect(moves(two, one)).toEqual(['reroll die/rose die/rose'])
    expect(moves()).toEqual([])
  })

  it('still lets the thing touched last lead on', () => {
    expect(nextTouches(dice, [one, sail])).toContain('d4')
    expect(nextTouches(dice, [one, sail])).not.toContain('c4')
    expect(offersAfter(dice, [one, sail], 'd4').map(({ move }) => move)).toEqual(['sail d4'])
    expect(applyTouch(dice, [one, sail], 'd4')).toEqual(chosen(sail, 'd4'))
    expect(readyOffers(dice, [sail, 'd4']).map(({ move }) => move)).toEqual(['sail d4'])
  })

  it('is left for what belongs to no handful', () => {
    expect(applyTouch(dice, [one, sail], 'die/whirl#4')).toEqual(chosen('die/whirl#4'))
    expect(applyTouch(dice, ['die/whirl#4', 'whirl/1'], one)).toEqual(chosen(one))
  })

  it('stands while its things do', () => {
    expect(keepValid(dice, [sail, one])).toEqual([sail, one])
    expect(keepValid([dice[0]!], [sail, one])).toEqual([])
  })
})

describe('pointing in vain', () => {
  const sailing = [
    offer('rose c4', 'die/rose', 'c4'),
    offer('sail c4', 'die/sail', 'c4'),
    offer('whirl 1 c4', 'die/whirlwind', 'whirlwind/1', 'c4'),
    offer('load', 'die/telescope', 'c5'),
  ]

  it('means the move that leads elsewhere, with this place instead', () => {
    expect(intendedMove(sailing, ['die/rose#2'], 'k9')).toBe('rose k9')
    expect(intendedMove(sailing, ['die/rose#2', 'c4'], 'k9')).toBe('rose k9')
    expect(intendedMove(sailing, ['die/whirlwind#1', 'whirlwind/1'], 'k9')).toBe('whirl 1 k9')
  })

  it('means nothing where no place is named', () => {
    expect(intendedMove(sailing, ['die/telescope#1'], 'k9')).toBeNull()
    expect(intendedMove(sailing, [], 'k9')).toBeNull()
  })

  it('knows what has to be touched before', () => {
    expect(requiredFirst(sailing, [], 'c5')).toEqual(['die/telescope'])
    expect(requiredFirst(sailing, ['die/whirlwind#1'], 'c4')).toEqual(['whirlwind/1'])
    expect(requiredFirst(sailing, [], 'k9')).toHaveLength(4)
    expect(requiredFirst(sailing, ['die/rose#1'], 'k9')).toEqual([])
  })
})

it('tells those together that lead from one thing to many places', () => {
  const sailing = ['c4', 'c5', 'c6', 'd4'].map((place) => offer(`rose ${place}`, 'die/rose', place))
  const few = offer('sail c4', 'die/sail', 'c4')
  const pass: Offer = { move: 'pass', label: { key: 'pass' } }
  expect(groupOffers([few, ...sailing, pass])).toEqual([[few], sailing, [pass]])
})
