import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_BEHIND_MS, MAX_WAITING, PlaybackQueue, WEIGHTY_MS } from './playbackQueue'

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

describe('PlaybackQueue', () => {
  it('shows the first item at once and the next after its time', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b')
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(699)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b'])
  })

  it('keeps new items waiting while one is shown', () => {
    const { queue, shown } = watched()
    queue.push('a')
    vi.advanceTimersByTime(300)
    queue.push('b')
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(400)
    expect(shown).toEqual(['a', 'b'])
  })

  it('shows all items at once if too many are waiting', () => {
    const { queue, shown } = watched()
    for (let n = 0; n <= MAX_WAITING + 1; n++) queue.push(`${n}`)
    expect(shown).toEqual(['0'])
    queue.push('last')
    expect(shown).toHaveLength(MAX_WAITING + 3)
    expect(shown.at(-1)).toBe('last')
  })

  it('keeps many items waiting that are soon shown', () => {
    const { queue, shown } = watched((item) => (item === 'shot' ? 1000 : 50))
    queue.push('shot', ...Array.from({ length: 2 * MAX_WAITING }, (_, n) => `${n}`))
    queue.push('last')
    expect(shown).toEqual(['shot'])
    queue.push(...Array.from({ length: MAX_BEHIND_MS / 1000 }, () => 'shot'))
    queue.push('later')
    expect(shown.length).toBeGreaterThan(2 * MAX_WAITING)
  })

  it('shows weighty items also if too many are waiting, and lets the others pass', () => {
    const { queue, shown } = watched((item) => (item === 'fight' ? WEIGHTY_MS : WEIGHTY_MS - 1))
    queue.push('own', ...Array.from({ length: MAX_WAITING }, (_, n) => `${n}`), 'fight', 'after')
    queue.push('last')
    expect(shown.at(-1)).toBe('fight')
    vi.advanceTimersByTime(WEIGHTY_MS - 1)
    expect(shown.at(-1)).toBe('fight')
    vi.advanceTimersByTime(1)
    expect(shown.slice(-2)).toEqual(['after', 'last'])
  })

  it('continues at once after an item without a time', () => {
    const { queue, shown } = watched((item) => (item === 'b' ? 700 : 0))
    queue.push('a', 'b', 'c')
    expect(shown).toEqual(['a', 'b'])
    vi.runAllTimers()
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(queue.idle).toBe(true)
  })

  it('skip() shows all items in order', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b', 'c')
    queue.skip()
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(queue.idle).toBe(true)
    queue.skip()
    expect(queue.skips).toBe(1)
    queue.push('d')
    expect(shown.at(-1)).toBe('d')
  })

  it('retime() applies a new pace to the shown item and to those waiting', () => {
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

  it('clear() drops the waiting items', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b')
    queue.clear()
    vi.runAllTimers()
    expect(shown).toEqual(['a'])
    expect(queue.idle).toBe(true)
  })

  it('stop() interrupts a skip until resume()', () => {
    const { queue, shown } = watched()
    queue.push('a', 'sheet', 'c')
    queue.skip()
    vi.runAllTimers()
    expect(shown).toEqual(['a', 'sheet'])
    queue.resume()
    expect(shown).toEqual(['a', 'sheet', 'c'])
  })
})

describe('a playback that is held', () => {
  it('shows nothing until it goes on, and then one item after the other', () => {
    const { queue, shown } = watched()
    queue.push('a', 'b', 'c')
    queue.hold(true)
    vi.advanceTimersByTime(5000)
    queue.skip()
    queue.push('d')
    expect(shown).toEqual(['a'])
    queue.hold(false)
    expect(shown).toEqual(['a', 'b'])
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a', 'b', 'c'])
  })

  it('does not go on because a sheet is closed or other items replace these', () => {
    const { queue, shown } = watched()
    queue.hold(true)
    queue.push('a')
    queue.stop()
    queue.resume()
    queue.clear()
    queue.push('b')
    expect(shown).toEqual([])
  })
})
