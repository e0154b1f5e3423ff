import { expect, it } from 'vitest'
import type { Card } from '../api/scene'
import { fakeText } from '../table/testing/fakeTable'
import { sharedReason } from './shopReason'

const card = (id: string, reason = '', dear = false): Card => ({ id, label: fakeText(id), barred: reason ? fakeText(reason) : undefined, flags: dear ? ['dear'] : [] })
const said = (...cards: Card[]): string => sharedReason(cards, (barred) => barred?.key ?? '')

it('sharedReason is the one reason why nothing can be bought', () => {
  expect(said(card('ball', 'no city'), card('pistols', 'no city'))).toBe('no city')
  expect(said(card('ball', 'no city'), card('pistols', 'owned'))).toBe('')
  expect(said(card('ball', 'no city'), card('pistols'))).toBe('')
  expect(said(card('ball', 'too dear', true), card('pistols', 'too dear', true))).toBe('')
  expect(said(card('ball', 'owned'))).toBe('')
})
