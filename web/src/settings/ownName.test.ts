import { expect, it } from 'vitest'
import type { TableSummary } from '../api/messages'
import { ownName } from './ownName'

const table = (...seats: [string, boolean][]): TableSummary =>
  ({ seats: seats.map(([name, mine]) => ({ name, mine, kind: 'human' })) }) as unknown as TableSummary

it('ownName is the name at the newest table with an own seat', () => {
  expect(ownName([table(['Bo', false]), table(['Bo', false], ['Ada', true]), table(['Eve', true])])).toBe('Ada')
  expect(ownName([table(['', true]), table(['Bo', false])])).toBe('')
  expect(ownName([])).toBe('')
})
