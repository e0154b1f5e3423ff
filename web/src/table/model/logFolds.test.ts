import { expect, it } from 'vitest'
import type { LogLine } from '../../api/messages'
import { fakeLine } from '../testing/fakeTable'
import { foldLines } from './logFolds'

const line = (ply: number, importance?: LogLine['importance'], seat = 1): LogLine => ({ ...fakeLine(ply, seat), importance, text: { key: 'go', args: { square: `A${ply}` } } })

it('foldLines folds the small steps of one player in a row, to a line that sums them up', () => {
  const folded = foldLines([line(1), line(2, 'minor'), line(3, 'step'), line(4, 'step'), line(5, 'step'), line(6, 'minor'), line(7, 'weighty'), line(8, 'step', 2)])
  expect(folded.map(({ fold }) => fold)).toEqual([-1, 1, 1, 1, 1, 1, -1, -1])
  expect(folded[5]!.sum).toEqual({ key: 'recap-steps', args: { square: 'A5', count: 3 } })
})

it('foldLines folds a single step with what only prepares and ends it', () => {
  const folded = foldLines([line(1, 'minor'), line(2, 'step'), line(3, 'minor'), line(4)])
  expect(folded.map(({ fold }) => fold)).toEqual([0, 0, 0, -1])
  expect(folded[2]!.sum).toEqual({ key: 'go', args: { square: 'A2' } })
})

it('foldLines leaves two steps and those of different players as they are', () => {
  expect(foldLines([line(1, 'step'), line(2, 'step'), line(3, 'step', 2)]).every(({ fold, sum }) => fold === -1 && sum === null)).toBe(true)
})

it('foldLines leaves out of a fold what a move means for others', () => {
  const incomes = [1, 2].map((seat): LogLine => ({ ...line(4, 'minor', seat), actor: 1 }))
  expect(foldLines([line(1, 'step'), line(2, 'step'), line(3, 'minor'), ...incomes]).map(({ fold }) => fold)).toEqual([0, 0, 0, 0, -1])
})
