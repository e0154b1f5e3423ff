import { expect, it } from 'vitest'
import type { Piece, XY } from '../../api/scene'
import { freeSide } from './cardOverlap'

const card = (...at: XY): Piece => ({ id: `card/${at}`, art: 'card', at, label: { key: 'card' } })
const sides = (...pieces: Piece[]): number[] => pieces.map((piece) => freeSide(piece, pieces))

it('a card that nothing covers has its signs in the middle', () => {
  expect(sides(card(0, 0), card(1.2, 0), card(0, 2))).toEqual([0, 0, 0])
})

it('a covered card has its signs where it can be seen', () => {
  expect(sides(card(0, 0), card(0.7, 0.2))).toEqual([-1, 0])
  expect(sides(card(0, 0), card(-0.7, 0.2))).toEqual([1, 0])
})

it('a card covered from both sides has none better than the middle', () => {
  expect(sides(card(0, 0), card(-0.7, 0), card(0.7, 0))).toEqual([0, 0, 0])
})
