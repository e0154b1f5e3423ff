import { describe, expect, it } from 'vitest'
import type { Card, Mark, Offer, Scene } from '../../api/scene'
import { firstWay, inVain, meeting, onlyTile, tileAtHand, touched, turnable, turned, wanted, ways } from './tilePlacement'

const bend: Card = { id: 'tile/4#1', label: { key: 'bend' }, face: { edges: '~~##' } }
const offers: Offer[] = [
  { move: 'lay NE A1', label: { key: 'lay' }, touches: ['tile/4', 'A1', 'A1/NE'], turn: 0, at: [0.5, 0.2] },
  { move: 'lay SW A1', label: { key: 'lay' }, touches: ['tile/4', 'A1', 'A1/SW'], turn: 2, at: [0.5, 0.8] },
  { move: 'lay ES A2', label: { key: 'lay' }, touches: ['tile/4', 'A2'], turn: 1 },
]
const scene = {
  zones: [{ id: 'hand', kind: 'hand', title: { key: 'hand' }, cards: [bend] }],
} as unknown as Scene

describe('turning a tile', () => {
  it('brings its northern edge to the east', () => {
    expect(turned('~###', 1)).toBe('#~##')
    expect(turned('~~##', 2)).toBe('##~~')
    expect(turned('~~##', -1)).toBe('~##~')
  })
  it('makes no difference where all edges are alike', () => {
    expect([turnable('####'), turnable('~#~#')]).toEqual([false, true])
  })
})

describe('laying a tile', () => {
  it('is what is done with a card that has edges', () => {
    expect(tileAtHand(scene, ['tile/4#1', 'A1'])).toBe(bend)
    expect(tileAtHand(scene, ['A1'])).toBeUndefined()
    expect(onlyTile(scene, offers)).toBe(bend)
    expect(onlyTile(scene, [...offers, { move: 'pass', label: { key: 'pass' } }])).toBeUndefined()
  })
  it('takes the way nearest to how the tile is held', () => {
    const there = ways(offers, bend, 'A1')
    expect(firstWay(there, bend, 0)?.offer.move).toBe('lay NE A1')
    expect(firstWay(there, bend, 1)).toEqual({ offer: offers[1], quarters: 2 })
    expect(firstWay(there, bend, 1, -1)).toEqual({ offer: offers[0], quarters: 0 })
    expect(touched(bend, offers[1]!)).toEqual(['tile/4#1', 'A1', 'A1/SW'])
  })
  it('is tried in vain as the tile is held', () => {
    expect(inVain(offers, bend, 2, 'C3')).toBe('lay SW C3')
  })
  it('meets what lies round a place', () => {
    const marks: Mark[] = [
      { kind: 'edge', nature: 'water', at: [[0.5, 0]] },
      { kind: 'edge', nature: 'land', at: [[1, 0.5]] },
    ]
    const met = meeting('~~##', { id: 'A1', name: 'A1', at: [0.5, 0.5] }, wanted(marks))
    expect(met.map(({ fits }) => fits)).toEqual([true, false, true, true])
    expect(met.map(({ nature }) => nature)).toEqual(['water', 'land', '', ''])
  })
})
