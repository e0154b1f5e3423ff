import { expect, it } from 'vitest'
import type { XY } from '../../api/scene'
import { belongsAtTop } from './overlaySides'

const corner = { width: 100, height: 50, right: true }
const size = [400, 300] as const

it.each<[string, XY[], boolean, boolean]>([
  ['at the bottom where places are at the top', [[350, 30]], true, false],
  ['at the top where places are at the bottom', [[350, 280]], false, true],
  ['as usual where both are free', [[200, 150]], true, true],
  ['as usual where places are in the other corners', [[30, 20], [30, 290]], false, false],
  ['as usual where the places are out of view', [[350, -20]], true, true],
  ['where it covers fewer places', [[350, 30], [350, 270], [380, 280]], false, true],
])('an overlay is %s', (_, places, usual, top) => {
  expect(belongsAtTop(places, corner, size, usual)).toBe(top)
})

it('an overlay on the left minds the places on the left', () => {
  expect(belongsAtTop([[30, 20]], { ...corner, right: false }, size, true)).toBe(false)
})
