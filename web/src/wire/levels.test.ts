import { describe, expect, it } from 'vitest'
import { strongest } from './levels'
import type { SeatInfo } from './table'

const LEVELS = ['boy', 'sailor', 'helmsman', 'captain']
const bot = (level: string): SeatInfo => ({ name: 'Bo', kind: 'bot', level, mine: false })
const ada: SeatInfo = { name: 'Ada', kind: 'here', mine: true }

describe('whoever stands in', () => {
  it('plays like the strongest bot of the table', () => {
    expect(strongest([ada, bot('captain'), bot('boy')], LEVELS)).toBe('captain')
  })

  it('plays like a helmsman where there is no other', () => {
    expect(strongest([ada], LEVELS)).toBe('helmsman')
    expect(strongest([ada, bot('random')], LEVELS)).toBe('helmsman')
  })
})
