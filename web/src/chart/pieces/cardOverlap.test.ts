import { expect, it } from 'vitest'
import type { Piece, XY } from '../../api/scene'
import { freeSide } from './cardOverlap'

const card = (...at: XY): Piece => ({ id: `card/${at}`, art: 'card', at, label: { key: 'card' } })
const sides = (...pieces: Piece[]): number[] => pieces.map((piece) => freeSide(piece, pieces))

it('freeSide is the middle for a card that is not covered', () => {
  expect(sides(card(0, 0), card(1.2, 0), card(0, 2))).toEqual([0, 0, 0])
})

it('freeSide is the side of a covered card that can be seen', () => {
  expect(sides(card(0, 0), card(0.7, 0.2))).toEqual([-1, 0])
  expect(sides(card(0, 0), card(-0.7, 0.2))).toEqual([1, 0])
})

it('freeSide is the middle for a card that is covered from both sides', () => {
  expect(sides(card(0, 0), card(-0.7, 0), card(0.7, 0))).toEqual([0, 0, 0])
})
