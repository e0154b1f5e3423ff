import { describe, expect, it } from 'vitest'
import type { Space } from '../../api/scene'
import { borderCoordinates } from './borderScale'

const space = (name: string, x: number, y: number): Space => ({ id: name, name, at: [x, y] })

describe('borderCoordinates', () => {
  it('has letters above and numbers beside, as they are typed', () => {
    const { across, down } = borderCoordinates([space('a1', 0, 0), space('b1', 1, 0), space('a2', 0, 1), space('b2', 1, 1)])
    expect(across.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(down.map(({ text }) => text)).toEqual(['1', '2'])
  })

  it('swaps letters and numbers with the names of spaces, and leaves out what is too close', () => {
    const rows = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((i) => space(`${'abcd'[row]}${2 * i + (row % 2)}`, i + (row % 2) / 2, row * 0.866)),
    )
    const { across, down } = borderCoordinates(rows)
    expect(across.map(({ text }) => text)).toEqual(['0', '4', '8'])
    expect(down.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
  })
})
