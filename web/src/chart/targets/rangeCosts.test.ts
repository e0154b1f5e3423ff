import { expect, it } from 'vitest'
import type { Mark, Piece, Space } from '../../api/scene'
import { costAt, placeCostLabels } from './rangeCosts'

const space = (id: string, x: number): Space => ({ id, name: id, at: [x, 1] })
const piece = (id: string, x: number): Piece => ({ id, art: 'ship', at: [x, 1], label: { key: id } })
const range = (x: number, text: string, nature?: string): Mark => ({ kind: 'range', at: [[x, 1]], text, nature })

it('costAt returns the cost of the place, not of a foe on it', () => {
  expect(costAt([range(1, '5', 'foe'), range(1, '2')], [1, 1])).toBe('2')
  expect(costAt([range(1, '2')], [2, 1])).toBe('')
})

it('placeCostLabels moves a label beside a place that a piece covers', () => {
  const [here, foe] = [space('c3', 1), piece('pirate', 1.1)]
  expect(placeCostLabels([range(1, '2')], [foe], [], [here])).toEqual([{ id: 'c3', at: [1, 1], text: '2' }])
})

it('placeCostLabels leaves a place with a picture its own label, beside that', () => {
  const [harbour, ship] = [{ ...space('F5', 1), art: 'harbour' }, piece('ship', 1)]
  expect(placeCostLabels([range(1, '1')], [ship], [], [harbour])).toEqual([])
  expect(placeCostLabels([range(1, '1')], [ship], [], [{ ...harbour, size: 0.5 }])).toHaveLength(1)
})

it('placeCostLabels gives a foe on a place a label of its own', () => {
  const foe = piece('pirate', 1)
  const told = placeCostLabels([range(1, '5', 'foe')], [foe], [foe], [])
  expect(told).toEqual([{ id: 'pirate', at: [1, 1], text: '5' }])
})
