import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readWhileVisible } from './visibleRefresh'

describe('reading while visible', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const show = (state: string): void => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('stops when the page is hidden, and reads at once when it is seen again', () => {
    const read = vi.fn()
    const stop = readWhileVisible(read)
    vi.advanceTimersByTime(20_000)
    expect(read).toHaveBeenCalledTimes(3)
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(3)
    show('visible')
    expect(read).toHaveBeenCalledTimes(4)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(4)
  })
})
