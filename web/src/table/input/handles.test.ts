import { describe, expect, it } from 'vitest'
import type { Offer, XY } from '../../api/scene'
import { handles, parts, steered, untold } from './handles'

const label = { key: 'x' }
const steer = (ship: string, word: string, at: XY, far: boolean): Offer => ({
  move: `${ship} ${word}`,
  label,
  touches: far ? [ship, `${ship}/${word}`] : [`${ship}/${word}`],
  at,
})
const far = [steer('w3', 'forward', [1, 0], true), steer('w3', 'port', [0, 1], true), steer('w4', 'stop', [5, 5], true)]
const near = [steer('w3', 'forward', [1, 0], false), steer('w3', 'port', [0, 1], false)]
const done: Offer = { move: 'done', label }

describe('handles', () => {
  it('appear when their piece is chosen', () => {
    expect(handles([...far, done], [])).toEqual([])
    expect(handles([...far, done], ['w3']).map(({ id }) => id)).toEqual(['w3/forward', 'w3/port'])
  })

  it('are there by themselves while a ship is under way', () => {
    expect(handles([...near, done], []).map(({ word }) => word)).toEqual(['forward', 'port'])
  })

  it('stay when one of them waits for a second thought', () => {
    expect(handles(far, ['w3', 'w3/forward'])).toHaveLength(2)
    expect(handles(near, ['w3/port'])).toHaveLength(2)
  })

  it('belong to a piece', () => {
    expect(parts('w3/forward')).toEqual(['w3', 'forward'])
    expect(parts('fleet/1/load')).toEqual(['fleet/1', 'load'])
  })
})

describe('an arrow key', () => {
  const all = handles(near, [])

  it('steers', () => {
    expect(steered(all, 'ArrowUp')?.id).toBe('w3/forward')
    expect(steered(all, 'ArrowLeft')?.id).toBe('w3/port')
  })

  it('says when just this cannot be done, and which move that would be', () => {
    expect(steered(all, 'ArrowRight')).toBeNull()
    expect(untold(all, 'starboard')).toBe('w3 starboard')
  })

  it('means nothing where nothing can be steered', () => {
    expect(steered([], 'ArrowUp')).toBeUndefined()
    expect(steered(all, 'x')).toBeUndefined()
  })
})
