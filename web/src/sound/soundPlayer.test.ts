import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'

/** A browser that blocks audio before the first user gesture. */
class Air {
  static state = 'suspended'
  static waiting: (() => void)[] = []
  static touch(): void {
    Air.state = 'running'
    for (const go of Air.waiting.splice(0)) go()
  }
  get currentTime(): number {
    return Math.round(performance.now()) / 1000 + 10
  }
  sampleRate = 8000
  get state(): string {
    return Air.state
  }
  resume(): Promise<void> {
    return new Promise((go) => Air.waiting.push(go))
  }
}
const started = vi.fn()
const gains: number[] = []
class Source {
  connect = (next: unknown): unknown => next
  start = started
}
class Volume {
  connect = vi.fn()
  constructor(_: unknown, { gain }: { gain: number }) {
    gains.push(gain)
  }
}
class Samples {
  copyToChannel = vi.fn()
}

/** What receives the gestures. */
let page: EventTarget

/** The player and the captions as on a fresh page. */
async function opened() {
  vi.resetModules()
  const { settings: fresh } = await import('../settings/settings.svelte')
  fresh.choices.sounds = true
  const { soundCaptions } = await import('./soundCaptions.svelte')
  return { ...(await import('./soundPlayer')), captions: soundCaptions, choices: fresh.choices }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Air)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('AudioBuffer', Samples)
  vi.stubGlobal('GainNode', Volume)
  vi.stubGlobal('navigator', {})
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  Object.assign(Air, { state: 'suspended', waiting: [] })
  gains.length = 0
  started.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const moment = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('the settings', () => {
  it('have no sounds at first, and captions with them', () => {
    expect([settings.choices.sounds, settings.choices.captions]).toEqual([false, true])
  })
})

describe('playSound and playBell', () => {
  it('are silent while sounds are off', async () => {
    const { playSound, playBell, choices, captions } = await opened()
    choices.sounds = false
    Air.touch()
    playSound('wood')
    playBell()
    await moment(1000)
    expect(started).not.toHaveBeenCalled()
    expect(captions.current).toBeNull()
  })

  it('play at once after the page was touched, at the chosen volume', async () => {
    const { playSound, choices } = await opened()
    choices.volume = 50
    Air.touch()
    playSound('wood')
    await moment()
    expect(started).toHaveBeenCalledOnce()
    expect(gains).toEqual([0.25])
  })

  it('play with the first touch itself, although the audio context starts a moment later', async () => {
    const { playSound } = await opened()
    playSound('wood')
    await moment(60)
    Air.touch()
    await moment()
    expect(started).toHaveBeenCalledOnce()
  })

  it('are ready before the first sound, however long audio takes to start after a touch', async () => {
    const { startWithFirstGesture, playSound } = await opened()
    startWithFirstGesture()
    page.dispatchEvent(new Event('pointerdown'))
    await moment(2000)
    Air.touch()
    await moment()
    playSound('wood')
    await moment()
    expect(started).toHaveBeenCalledOnce()
  })

  it('start no audio with a touch while sounds are off', async () => {
    const { startWithFirstGesture, choices } = await opened()
    choices.sounds = false
    startWithFirstGesture()
    page.dispatchEvent(new Event('pointerdown'))
    await moment()
    expect(Air.waiting).toHaveLength(0)
  })

  it('drop sounds from before the first touch, and their captions', async () => {
    const { playBell, playSound, captions } = await opened()
    playBell()
    playSound('wood')
    await moment(60_000)
    Air.touch()
    await moment()
    expect(started).not.toHaveBeenCalled()
    expect(captions.current).toBeNull()
  })

  it('do not open an audio context on a page that was never touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    const { playSound } = await opened()
    playSound('wood')
    await moment()
    expect(Air.waiting).toHaveLength(0)
  })

  it('begin one sound in a moment', async () => {
    const { playSound, MIN_GAP } = await opened()
    Air.touch()
    playSound('wood')
    playSound('paper')
    await moment(1000 * MIN_GAP - 1)
    playSound('dice')
    await moment()
    expect(started).toHaveBeenCalledTimes(1)
    await moment(2)
    playSound('dice')
    await moment()
    expect(started).toHaveBeenCalledTimes(2)
  })

  it('ring the bell after the sound of the move', async () => {
    const { playSound, playBell } = await opened()
    Air.touch()
    playBell()
    playSound('wood')
    await moment()
    const [bell, wood] = started.mock.calls.map(([at]) => at as number)
    expect(bell! - wood!).toBeCloseTo(0.22)
  })

  it('show the caption for a moment', async () => {
    const { playSound, captions } = await opened()
    Air.touch()
    playSound('dice')
    await moment()
    expect(captions.current).toBe('dice')
    await moment(3000)
    expect(captions.current).toBeNull()
  })

  it('show the caption in a browser without audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { playBell, captions } = await opened()
    playBell()
    await moment()
    expect(started).not.toHaveBeenCalled()
    expect(captions.current).toBe('bell')
  })
})

describe('loudness', () => {
  it('stays between silence and the level of the sounds', async () => {
    const { loudness } = await opened()
    expect([-5, 0, 50, 100, 400].map(loudness)).toEqual([0, 0, 0.25, 1, 1])
  })
})
