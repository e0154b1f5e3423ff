import { expect, it } from 'vitest'
import type { LogLine } from '../../api/messages'
import { commentMarks } from './commentMarks'

const line = (ply: number, is_heading = false): LogLine =>
  ({ ply, seat: 0, is_heading, text: { key: 'x' }, paragraph: '', actor: 0 }) as LogLine

it('commentMarks counts the comments at the last line of their move', () => {
  const log = [line(1, true), line(2), line(2), line(5), line(6, true)]
  const marks = commentMarks(log, new Map([[2, ['a', 'b']], [4, ['c']], [6, ['d']]]))
  expect([...marks]).toEqual([
    [log[2], 3],
    [log[3], 1],
  ])
})

it('commentMarks leaves out comments on what comes before the log', () => {
  expect(commentMarks([line(3)], new Map([[0, ['a']]])).size).toBe(0)
})
