import { describe, expect, it } from 'vitest'
import type { Mark, XY } from '../../api/scene'
import { fakeScene, fakeText } from '../testing/fakeTable'
import { advisedWhole } from './advisedWhole'

const at = (x: number): XY => [x, 1]
const spaces = [2, 3, 4].map((x) => ({ id: `c${x}`, name: `c${x}`, at: at(x) }))
const own = (...moves: string[]) => moves.map((move) => ({ seat: 0, move, label: fakeText(move) }))

describe('advisedWhole', () => {
  const way = (moves: string[], x: number): Mark => ({ kind: 'way', at: [at(x)], of: 'w6', moves })
  const sea = fakeScene({ geometry: { box: [0, 0, 9, 9], spaces }, marks: [way(['w6 go'], 2), way(['w6 go', 'w6 go'], 3), way(['w6 go', 'w6 port'], 4)] })

  it('is the longest manoeuvre that the expected line makes, without the moves of others', () => {
    const line = [...own('w6 go', 'w5 go'), { seat: 1, move: 'w6 go', label: fakeText('go') }]
    expect(advisedWhole({ move: 'w6 go', line }, 0, sea)).toEqual({ moves: ['w6 go', 'w6 go'], place: 'c3', piece: 'w6', cost: '', then: [] })
    expect(advisedWhole({ move: 'w6 go', line: [] }, 0, sea)?.moves).toEqual(['w6 go'])
    expect(advisedWhole({ move: 'w5 go', line: [] }, 0, sea)).toBeNull()
  })

  it('is the way to a far place, and what is done there', () => {
    const range = (x: number): Mark => ({ kind: 'range', at: [at(x)], move: `go c${x}`, after: at(x - 1) })
    const bay = fakeScene({ geometry: { box: [0, 0, 9, 9], spaces }, marks: [range(2), range(3), range(4)] })
    const line = own('go c3', 'dock', 'land')
    expect(advisedWhole({ move: 'go c2', line, carries: 'ship' }, 0, bay)).toEqual({
      moves: ['go c2', 'go c3'],
      place: 'c3',
      piece: 'ship',
      cost: '2',
      then: [fakeText('dock'), fakeText('land')],
    })
    expect(advisedWhole({ move: 'go c2', line: own('dock') }, 0, bay)).toMatchObject({ moves: ['go c2'], then: [fakeText('dock')] })
    expect(advisedWhole({ move: 'dock', line }, 0, bay)).toBeNull()
  })
})
