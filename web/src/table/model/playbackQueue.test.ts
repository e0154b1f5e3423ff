import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_WAITING, PlaybackQueue } from './playbackQueue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(stay: (item: string) => number = () => 700) {
  const shown: string[] = []
  const queue = new PlaybackQueue<string>(
    (item) => {
      shown.push(item)
      if (item === 'sheet') queue.stop()
    },
    (item) => stay(item),
  )
  return { queue, shown }
}

describe('the queue of what happened', () => {
  it('shows the first at once and the next when it has stayed', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b')
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(699)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b'])
  })

  it('lets what comes later wait for what is being looked at', () => {
    const { queue, shown } = watched()
    queue.push('a')
    vi.advanceTimersByTime(300)
    queue.push('b')
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(400)
    expect(shown).toEqual(['a', 'b'])
  })

  it('shows at once what nobody has looked at for long', () => {
    const { queue, shown } = watched()
    for (let n = 0; n <= MAX_WAITING + 1; n++) queue.push(`${n}`)
    expect(shown).toEqual(['0'])
    queue.push('last')
    expect(shown).toHaveLength(MAX_WAITING + 3)
    expect(shown.at(-1)).toBe('last')
  })

  it('goes straight on after what needs no time', () => {
    const { queue, shown } = watched((item) => (item === 'b' ? 700 : 0))
    queue.push('a', 'b', 'c')
    expect(shown).toEqual(['a', 'b'])
    vi.runAllTimers()
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(queue.idle).toBe(true)
  })

  it('skips ahead to the last, in order', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b', 'c')
    queue.skip()
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(queue.idle).toBe(true)
    queue.push('d')
    expect(shown.at(-1)).toBe('d')
  })

  it('lets another pace hold at once, for what is being looked at and for what waits', () => {
    let pace = 1000
    const { queue, shown } = watched(() => pace)
    queue.push('a', 'b', 'c', 'd')
    vi.advanceTimersByTime(300)
    pace = 500
    queue.retime()
    vi.advanceTimersByTime(199)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b'])
    pace = 0
    queue.retime()
    expect(shown).toEqual(['a', 'b', 'c', 'd'])
    expect(queue.idle).toBe(true)
  })

  it('forgets what waits', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b')
    queue.clear()
    vi.runAllTimers()
    expect(shown).toEqual(['a'])
    expect(queue.idle).toBe(true)
  })

  it('waits while somebody is reading, and then goes on', () => {
    const { queue, shown } = watched()
    queue.push('a', 'sheet', 'c')
    queue.skip()
    vi.runAllTimers()
    expect(shown).toEqual(['a', 'sheet'])
    queue.resume()
    expect(shown).toEqual(['a', 'sheet', 'c'])
  })
})
