import { describe, expect, it } from 'vitest'
import type { Offer } from '../wire/scene'
import { buttons, lit, next, open, ready, stillOpen, touch, unseen } from './pointing'

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

  it('does not play a piece that is only begun', () => {
    expect(touch(offers, ['w3'], 'w3')).toEqual({ kind: 'chosen', chosen: ['w3'] })
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
