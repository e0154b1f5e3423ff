import { expect, it } from 'vitest'
import type { Offer, Piece } from '../../api/scene'
import { movePreview } from './movePreview'

const label = { key: 'ship' }
const ship: Piece = { id: 'ship/1', art: 'caravel', at: [5, 5], heading: 0, label, flags: ['mastless'] }
const storm: Piece = { id: 'whirlwind/1', art: 'whirlwind', at: [5, 5], label }
const spaces = [{ id: 'c4', name: 'c4', at: [4, 6] as [number, number] }]
const geometry = { box: [0, 0, 9, 9] as [number, number, number, number], spaces }
const offer = (carries: string, ...touches: string[]): Offer => ({ move: 'm', label, touches, carries })

it('movePreview places a piece at the place touched last, with its new heading', () => {
  const then = movePreview(offer('ship/1', 'die/rose', 'c4'), [ship, storm], geometry)
  expect(then).toEqual({ ...ship, at: [4, 6], heading: 225, flags: ['mastless', 'then'] })
})

it('movePreview does not turn a piece without a heading', () => {
  expect(movePreview(offer('whirlwind/1', 'c4'), [ship, storm], geometry)?.heading).toBeUndefined()
})

it('movePreview returns null for an offer that carries no piece to a place', () => {
  expect(movePreview(undefined, [ship], geometry)).toBeNull()
  expect(movePreview(offer('', 'c4'), [ship], geometry)).toBeNull()
  expect(movePreview(offer('ship/1', 'area/2'), [ship], geometry)).toBeNull()
})
