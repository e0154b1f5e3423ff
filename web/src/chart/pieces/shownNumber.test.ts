import { expect, it } from 'vitest'
import { shownNumber } from './shownNumber'

const numbers = ['2', '3', '4', '5']

it.each([
  [0, '2'],
  [90, '3'],
  [270, '5'],
  [360, '2'],
  [-90, '5'],
])('a needle at %i degrees points at %s', (angle, shown) => {
  expect(shownNumber(numbers, angle)).toBe(shown)
})

it('a needle between two numbers shows both, also between the last and the first', () => {
  expect([45, 315].map((angle) => shownNumber(numbers, angle))).toEqual(['2|3', '5|2'])
})
