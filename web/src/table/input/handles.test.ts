import { describe, expect, it } from 'vitest'
import type { Offer, XY } from '../../api/scene'
import { openHandles, splitHandleId, handleForKey, unofferedHandleMove } from './handles'

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

describe('openHandles and splitHandleId', () => {
  it('openHandles returns the handles of the chosen piece', () => {
    expect(openHandles([...far, done], [])).toEqual([])
    expect(openHandles([...far, done], ['w3']).map(({ id }) => id)).toEqual(['w3/forward', 'w3/port'])
  })

  it('openHandles returns the handles of a ship under way without a choice', () => {
    expect(openHandles([...near, done], []).map(({ word }) => word)).toEqual(['forward', 'port'])
  })

  it('openHandles keeps all handles when one of them is chosen', () => {
    expect(openHandles(far, ['w3', 'w3/forward'])).toHaveLength(2)
    expect(openHandles(near, ['w3/port'])).toHaveLength(2)
  })

  it('splitHandleId separates the piece from the word', () => {
    expect(splitHandleId('w3/forward')).toEqual(['w3', 'forward'])
    expect(splitHandleId('fleet/1/load')).toEqual(['fleet/1', 'load'])
  })
})

describe('handleForKey and unofferedHandleMove', () => {
  const all = openHandles(near, [])

  it('handleForKey finds the handle of an arrow key', () => {
    expect(handleForKey(all, 'ArrowUp')?.id).toBe('w3/forward')
    expect(handleForKey(all, 'ArrowLeft')?.id).toBe('w3/port')
  })

  it('returns null for a handle that is not offered, and names its move', () => {
    expect(handleForKey(all, 'ArrowRight')).toBeNull()
    expect(unofferedHandleMove(all, 'starboard')).toBe('w3 starboard')
  })

  it('returns undefined without handles, and for other keys', () => {
    expect(handleForKey([], 'ArrowUp')).toBeUndefined()
    expect(handleForKey(all, 'x')).toBeUndefined()
  })
})
