import { describe, expect, it } from 'vitest'
import { notedMoves, withMove } from './noteMoves'

describe('notedMoves', () => {
  it('finds the moves at the beginnings of lines, each once and in order', () => {
    expect(notedMoves('#12 the bride\nBo has #7\n#3\n#12 again')).toEqual([3, 12])
  })

  it('finds nothing in other words', () => {
    expect(notedMoves('# 4\n#x\n #5\n#1234567')).toEqual([])
  })
})

it('withMove begins a line', () => {
  expect(withMove('', 0)).toBe('#0 ')
  expect(withMove('beware', 4)).toBe('beware\n#4 ')
  expect(withMove('beware\n', 4)).toBe('beware\n#4 ')
})
