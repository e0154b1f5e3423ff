import { describe, expect, it } from 'vitest'
import type { Card, Mark, Offer, Scene } from '../../api/scene'
import { firstFit, unofferedTileMove, matchEdges, soleTile, selectedTile, tileTouches, isTurnable, turnEdges, requiredEdges, tileOffers } from './tilePlacement'

const bend: Card = { id: 'tile/4#1', label: { key: 'bend' }, face: { edges: '~~##' } }
const offers: Offer[] = [
  { move: 'lay NE A1', label: { key: 'lay' }, touches: ['tile/4', 'A1', 'A1/NE'], turn: 0, at: [0.5, 0.2] },
  { move: 'lay SW A1', label: { key: 'lay' }, touches: ['tile/4', 'A1', 'A1/SW'], turn: 2, at: [0.5, 0.8] },
  { move: 'lay ES A2', label: { key: 'lay' }, touches: ['tile/4', 'A2'], turn: 1 },
]
const scene = {
  zones: [{ id: 'hand', kind: 'hand', title: { key: 'hand' }, cards: [bend] }],
} as unknown as Scene

describe('turnEdges and isTurnable', () => {
  it('turnEdges moves the northern edge to the east with each quarter', () => {
    expect(turnEdges('~###', 1)).toBe('#~##')
    expect(turnEdges('~~##', 2)).toBe('##~~')
    expect(turnEdges('~~##', -1)).toBe('~##~')
  })
  it('isTurnable is false where all edges are alike', () => {
    expect([isTurnable('####'), isTurnable('~#~#')]).toEqual([false, true])
  })
})

describe('placing a tile', () => {
  it('selectedTile and soleTile find the card with edges', () => {
    expect(selectedTile(scene, ['tile/4#1', 'A1'])).toBe(bend)
    expect(selectedTile(scene, ['A1'])).toBeUndefined()
    expect(soleTile(scene, offers)).toBe(bend)
    expect(soleTile(scene, [...offers, { move: 'pass', label: { key: 'pass' } }])).toBeUndefined()
  })
  it('firstFit finds the offer nearest to the present turn of the tile', () => {
    const there = tileOffers(offers, bend, 'A1')
    expect(firstFit(there, bend, 0)?.offer.move).toBe('lay NE A1')
    expect(firstFit(there, bend, 1)).toEqual({ offer: offers[1], quarters: 2 })
    expect(firstFit(there, bend, 1, -1)).toEqual({ offer: offers[0], quarters: 0 })
    expect(tileTouches(bend, offers[1]!)).toEqual(['tile/4#1', 'A1', 'A1/SW'])
  })
  it('unofferedTileMove names the move for the tile as it is turned', () => {
    expect(unofferedTileMove(offers, bend, 2, 'C3')).toBe('lay SW C3')
  })
  it('matchEdges compares the edges with those required at a place', () => {
    const marks: Mark[] = [
      { kind: 'edge', nature: 'water', at: [[0.5, 0]] },
      { kind: 'edge', nature: 'land', at: [[1, 0.5]] },
    ]
    const met = matchEdges('~~##', { id: 'A1', name: 'A1', at: [0.5, 0.5] }, requiredEdges(marks))
    expect(met.map(({ fits }) => fits)).toEqual([true, false, true, true])
    expect(met.map(({ nature }) => nature)).toEqual(['water', 'land', '', ''])
  })
})
