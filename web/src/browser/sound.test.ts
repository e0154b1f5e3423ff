import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser that blocks audio before the first user gesture. */
class Air {
  static state = 'suspended'
  static waiting: (() => void)[] = []
  static touch(): void {
    Air.state = 'running'
    for (const go of Air.waiting.splice(0)) go()
  }
  currentTime = 0
  get state(): string {
    return Air.state
  }
  resume(): Promise<void> {
    return new Promise((go) => Air.waiting.push(go))
  }
}
const started = vi.fn()
class Source {
  connect = (next: unknown): unknown => next
  start = started
  stop = vi.fn()
}
class Volume {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  connect = vi.fn()
}

/** Load the sounds as on a fresh page. */
async function opened() {
  vi.resetModules()
  return import('./sound')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Air)
  vi.stubGlobal('OscillatorNode', Source)
  vi.stubGlobal('GainNode', Volume)
  Object.assign(Air, { state: 'suspended', waiting: [] })
  started.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('playTick and playBell', () => {
  it('plays at once after the page was touched', async () => {
    const { playTick } = await opened()
    Air.touch()
    playTick()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveBeenCalledOnce()
  })

  it('plays with the first touch itself, although the audio context starts a moment later', async () => {
    const { playTick } = await opened()
    playTick()
    await vi.advanceTimersByTimeAsync(60)
    Air.touch()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveBeenCalledOnce()
  })

  it('drops sounds from before the first touch', async () => {
    const { playBell, playTick } = await opened()
    playBell()
    playTick()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(started).not.toHaveBeenCalled()
    Air.touch()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).not.toHaveBeenCalled()
  })

  it('does nothing in a browser without audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { playBell } = await opened()
    playBell()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).not.toHaveBeenCalled()
  })
})
