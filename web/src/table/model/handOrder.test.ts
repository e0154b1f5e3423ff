import { describe, expect, it } from 'vitest'
import type { Card } from '../../api/scene'
import { parseFigure, sortHand } from './handOrder'

const TURN: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

/** `N13=6½` is North 13, worth 6½ now; `bride` has neither direction nor number. */
function card(sign: string): Card {
  const found = /^([NESW])(\d+)=(.+)$/.exec(sign)
  const face = found
    ? { turn: TURN[found[1]!], index: found[2], now: found[3], corner: { N: '1' } }
    : { title: { key: 'bride' }, now: 'copies' }
  return { id: sign, label: { key: sign }, face }
}
const ids = (cards: Card[]): string[] => cards.map((c) => c.id)
const hand = ['bride', 'S8=0', 'N13=13', 'E14=7', 'N4=4', 'W3=1½'].map(card)

describe('parseFigure', () => {
  it('reads whole numbers, halves and signs', () => {
    expect(['13', '6½', '½', '0', '−2', '+1'].map(parseFigure)).toEqual([13, 6.5, 0.5, 0, -2, 1])
  })

  it('returns Infinity for words', () => {
    expect(parseFigure('copies')).toBe(Infinity)
    expect(parseFigure(undefined)).toBe(Infinity)
    expect(parseFigure('')).toBe(Infinity)
  })
})

describe('sortHand', () => {
  it('keeps the order of the deal', () => {
    expect(ids(sortHand(hand, 'dealt'))).toEqual(ids(hand))
  })

  it('sorts by direction, then by number, with brides last', () => {
    expect(ids(sortHand(hand, 'direction'))).toEqual(['N4=4', 'N13=13', 'E14=7', 'S8=0', 'W3=1½', 'bride'])
  })

  it('sorts by present worth, with brides last', () => {
    expect(ids(sortHand(hand, 'worth'))).toEqual(['S8=0', 'W3=1½', 'N4=4', 'E14=7', 'N13=13', 'bride'])
  })

  it('does not change its argument', () => {
    const before = ids(hand)
    sortHand(hand, 'worth')
    expect(ids(hand)).toEqual(before)
  })
})
