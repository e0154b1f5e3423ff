import { describe, expect, it } from 'vitest'
import type { Offer } from '../../api/scene'
import {
  after,
  before,
  bundles,
  buttons,
  handfuls,
  lit,
  meant,
  next,
  open,
  ready,
  stillOpen,
  touch,
  unseen,
  within,
} from './offerMatching'

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
    expect([...next(offers, [])].sort()).toEqual(['fort', 'w1', 'w3'])
  })

  it('keeps the offers that begin with what was touched', () => {
    expect(open(offers, ['w3']).map((o) => o.move)).toEqual(['w3 forward', 'w3 port'])
    expect([...next(offers, ['w3'])]).toEqual(['c4', 'w3/port'])
  })

  it('has a move ready when all its touches are made', () => {
    expect(ready(offers, ['w3'])).toEqual([])
    expect(ready(offers, ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 forward'])
  })

  it('plays a ready move when its last thing is touched again', () => {
    expect(touch(offers, ['fort'], 'fort')).toEqual({ kind: 'played', offer: offers[3] })
  })

  it('puts a piece back that is only begun, and with a thing on the way all that came after it', () => {
    expect(touch(offers, ['w3'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
    expect(touch(offers, ['w3', 'c4'], 'w3')).toEqual({ kind: 'chosen', chosen: [] })
  })

  it('takes another place instead of the last', () => {
    expect([...within(offers, ['w3', 'c4'])].sort()).toEqual(['c4', 'w3/port'])
    expect(touch(offers, ['w3', 'c4'], 'w3/port')).toEqual({ kind: 'chosen', chosen: ['w3', 'w3/port'] })
    expect(after(offers, ['w3', 'c4'], 'w3/port').map(({ move }) => move)).toEqual(['w3 port'])
  })

  it('begins anew when something else is touched', () => {
    expect(touch(offers, ['w3', 'c4'], 'w1')).toEqual({ kind: 'chosen', chosen: ['w1'] })
  })

  it('says what nothing is offered for', () => {
    expect(touch(offers, ['w3'], 'd9')).toEqual({ kind: 'refused', id: 'd9' })
  })

  it('leaves offers without a place to buttons', () => {
    expect(buttons(offers).map((o) => o.move)).toEqual(['pass'])
    expect(open(offers, []).some((o) => o.move === 'pass')).toBe(false)
  })

  it('lets a button decide between moves pointed at alike', () => {
    const alike = [offer('lay aside', 'n1'), offer('keep', 'n1')]
    expect(ready(alike, ['n1'])).toHaveLength(2)
    expect(touch(alike, ['n1'], 'n1')).toEqual({ kind: 'chosen', chosen: ['n1'] })
  })

  it('forgets a choice that is offered no more', () => {
    expect(stillOpen(offers, ['w3', 'c4'])).toEqual(['w3', 'c4'])
    expect(stillOpen([offer('fire', 'fort')], ['w3', 'c4'])).toEqual([])
  })

  it('knows the offers that nothing on the table stands for', () => {
    expect(unseen(offers, ['w3'], ['w3', 'c4']).map((o) => o.move)).toEqual(['w3 port'])
    expect(unseen(offers, [], ['w3', 'w1', 'fort'])).toEqual([])
    expect(unseen([offer('bride', 'card/bride')], [], ['card/bride#1'])).toEqual([])
  })

  it('takes any of several equal things', () => {
    const bride = [offer('bride', 'card/bride')]
    expect(touch(bride, [], 'card/bride#2')).toEqual({ kind: 'chosen', chosen: ['card/bride#2'] })
    expect(touch(bride, ['card/bride#2'], 'card/bride#2')).toEqual({ kind: 'played', offer: bride[0] })
    expect(touch(bride, ['card/bride#2'], 'card/bride#1')).toEqual({
      kind: 'chosen',
      chosen: ['card/bride#1'],
    })
    expect(lit(next(bride, []), 'card/bride#3')).toBe(true)
    expect(lit(next(bride, []), 'card/N4')).toBe(false)
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
    expect([...next(dice, [])].sort()).toEqual(['die/rose', 'die/sail', 'die/whirl'])
    expect(buttons(dice)).toEqual([])
  })

  it('grows and shrinks touch by touch', () => {
    expect(touch(dice, [sail], one)).toEqual(chosen(sail, one))
    expect(touch(dice, [sail, one], two)).toEqual(chosen(sail, one, two))
    expect(touch(dice, [sail, one, two], sail)).toEqual(chosen(one, two))
  })

  it('waits for the button of what was gathered, no more and no less', () => {
    const moves = (...ids: string[]) => handfuls(dice, ids).map(({ move }) => move)
    expect(moves(sail, one)).toEqual(['reroll die/rose die/sail'])
    expect(moves(two, one)).toEqual(['reroll die/rose die/rose'])
    expect(moves()).toEqual([])
  })

  it('still lets the thing touched last lead on', () => {
    expect(next(dice, [one, sail])).toContain('d4')
    expect(next(dice, [one, sail])).not.toContain('c4')
    expect(after(dice, [one, sail], 'd4').map(({ move }) => move)).toEqual(['sail d4'])
    expect(touch(dice, [one, sail], 'd4')).toEqual(chosen(sail, 'd4'))
    expect(ready(dice, [sail, 'd4']).map(({ move }) => move)).toEqual(['sail d4'])
  })

  it('is left for what belongs to no handful', () => {
    expect(touch(dice, [one, sail], 'die/whirl#4')).toEqual(chosen('die/whirl#4'))
    expect(touch(dice, ['die/whirl#4', 'whirl/1'], one)).toEqual(chosen(one))
  })

  it('stands while its things do', () => {
    expect(stillOpen(dice, [sail, one])).toEqual([sail, one])
    expect(stillOpen([dice[0]!], [sail, one])).toEqual([])
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
    expect(meant(sailing, ['die/rose#2'], 'k9')).toBe('rose k9')
    expect(meant(sailing, ['die/rose#2', 'c4'], 'k9')).toBe('rose k9')
    expect(meant(sailing, ['die/whirlwind#1', 'whirlwind/1'], 'k9')).toBe('whirl 1 k9')
  })

  it('means nothing where no place is named', () => {
    expect(meant(sailing, ['die/telescope#1'], 'k9')).toBeNull()
    expect(meant(sailing, [], 'k9')).toBeNull()
  })

  it('knows what has to be touched before', () => {
    expect(before(sailing, [], 'c5')).toEqual(['die/telescope'])
    expect(before(sailing, ['die/whirlwind#1'], 'c4')).toEqual(['whirlwind/1'])
    expect(before(sailing, [], 'k9')).toHaveLength(4)
    expect(before(sailing, ['die/rose#1'], 'k9')).toEqual([])
  })
})

it('tells those together that lead from one thing to many places', () => {
  const sailing = ['c4', 'c5', 'c6', 'd4'].map((place) => offer(`rose ${place}`, 'die/rose', place))
  const few = offer('sail c4', 'die/sail', 'c4')
  const pass: Offer = { move: 'pass', label: { key: 'pass' } }
  expect(bundles([few, ...sailing, pass])).toEqual([[few], sailing, [pass]])
})
