import { expect, it } from 'vitest'
import type { XY } from '../../api/scene'
import { freeCorner } from './freeCorner'

const at = (...places: XY[]) => places.map((place) => ({ at: place }))

it('a price is above its piece, to the right', () => {
  expect(freeCorner([2, 3], at([2, 3], [5, 5]))).toEqual([2.3, 2.7])
})

it('a price is where it covers no other piece', () => {
  expect(freeCorner([2, 3], at([2, 3], [2.36, 2.8]))).toEqual([1.7, 2.7])
  expect(freeCorner([2, 3], at([2, 3], [2.3, 2.7], [1.7, 2.7]))).toEqual([2.3, 3.3])
})

it('with pieces at all corners it stays in its usual one', () => {
  expect(freeCorner([2, 3], at([2.3, 2.7], [1.7, 2.7], [2.3, 3.3], [1.7, 3.3]))).toEqual([2.3, 2.7])
})
