import { expect, it } from 'vitest'
import type { XY } from '../../api/scene'
import { ARROW_DIRECTIONS, nearestInDirection } from './arrowKeys'

const places = (['0 0', '1 0', '2 0', '0 1', '1 1', '3 2'] as const).map((name) => ({
  name,
  at: name.split(' ').map(Number) as XY,
}))
const walk = (from: XY, key: string): string | undefined => nearestInDirection(from, ARROW_DIRECTIONS[key]!, places)?.name

it('nearestInDirection finds the next place in a direction', () => {
  expect(walk([0, 0], 'ArrowRight')).toBe('1 0')
  expect(walk([1, 0], 'ArrowDown')).toBe('1 1')
  expect(walk([1, 1], 'ArrowLeft')).toBe('0 1')
})

it('nearestInDirection finds a place a little aside', () => {
  expect(walk([2, 0], 'ArrowDown')).toBe('1 1')
  expect(walk([3, 0.5], 'ArrowDown')).toBe('3 2')
})

it('nearestInDirection finds nothing at the edge', () => {
  expect(walk([0, 0], 'ArrowUp')).toBeUndefined()
  expect(walk([3, 2], 'ArrowRight')).toBeUndefined()
})
