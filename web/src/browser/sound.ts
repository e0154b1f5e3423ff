/** Synthesised sounds: a ship's bell and a knock on wood. No files, no autoplay. */

/** sounds delayed longer than this are dropped, in ms */
const MAX_DELAY = 500

let context: AudioContext | null = null

/**
 * Return a running audio context, or null.
 * Before the first user gesture it is suspended and would play everything queued at once.
 */
async function runningContext(): Promise<AudioContext | null> {
  try {
    const wanted = performance.now()
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running' && performance.now() - wanted < MAX_DELAY ? context : null
  } catch {
    return null // no audio: stay silent
  }
}

interface Tone {
  pitch: number
  gain: number
  /** decay in seconds */
  duration: number
  /** delay in seconds */
  delay?: number
}

async function play(waves: readonly Tone[], shape: OscillatorType): Promise<void> {
  const air = await runningContext()
  if (!air) return
  for (const { pitch, gain, duration, delay = 0 } of waves) {
    const source = new OscillatorNode(air, { type: shape, frequency: pitch })
    const volume = new GainNode(air, { gain: 0 })
    const start = air.currentTime + delay
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(gain, start + 0.005)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + duration)
    source.connect(volume).connect(air.destination)
    source.start(start)
    source.stop(start + duration)
  }
}

/** overtones of a small bronze bell: pitch and gain */
const OVERTONES = [
  [1, 0.16],
  [2.01, 0.07],
  [2.76, 0.05],
  [5.4, 0.02],
] as const
const PITCH = 880

/** Play two strokes of a ship's bell: your turn. */
export function playBell(): void {
  const strokes = [0, 0.34].flatMap((delay) =>
    OVERTONES.map(([tone, gain]) => ({ pitch: PITCH * tone, gain, duration: 1.5 / tone + 0.3, delay })),
  )
  void play(strokes, 'sine')
}

/** Play a knock: one second less. */
export function playTick(): void {
  void play([{ pitch: 190, gain: 0.12, duration: 0.06 }], 'triangle')
}
