import { expect, it } from 'vitest'
import type { Card } from '../api/scene'
import { shortEffect, wareGroups } from './wareGroups'

const ware = (id: string, group = ''): Card => ({ id, label: { key: id }, ...(group && { group: { key: group } }) })
const say = (group: Card['group']): string => group?.key ?? ''
const grouped = (...cards: Card[]) => wareGroups(cards, say).map(({ title, cards }) => [title, ...cards.map(({ id }) => id)])

it('wares with the same heading stand together, in their order', () => {
  expect(grouped(ware('ship', 'figures'), ware('crew', 'figures'), ware('pistols', 'melee'))).toEqual([
    ['figures', 'ship', 'crew'],
    ['melee', 'pistols'],
  ])
})

it('a shop without headings is one group, an empty one has none', () => {
  expect(grouped(ware('boots'), ware('topsails'))).toEqual([['', 'boots', 'topsails']])
  expect(grouped()).toEqual([])
})

it('a bonus is said in short only below a heading that says what it is for', () => {
  const face = { index: '+2' }
  expect(shortEffect({ ...ware('pistols', 'melee'), face })).toBe('+2')
  expect(shortEffect({ ...ware('pistols'), face })).toBe('')
  expect(shortEffect(ware('ship', 'figures'))).toBe('')
})
