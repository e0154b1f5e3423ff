import { expect, it } from 'vitest'
import { ringArcs } from './ringArcs'

const RINGS = [
  ['rose', 'sky'],
  ['rose', 'gold'],
  ['sky', 'gold'],
  ['sky', 'rose'],
]

it('ringArcs joins neighbours of one tint into one arc, ring by ring from the inside', () => {
  const found = ringArcs(RINGS, 10, 30).map(({ ring, tint }) => `${ring} ${tint}`)
  expect(found).toEqual(['0 rose', '0 sky', '1 sky', '1 gold', '1 rose'])
})

it('ringArcs places the middle of the first sector at the top', () => {
  const [, , first] = ringArcs(RINGS, 10, 30)
  expect(first!.d).toMatch(/^M-14\.14 -14\.14L-21\.21 -21\.21A30 30 0 0 1 21\.21 -21\.21/)
})
