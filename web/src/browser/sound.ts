/** Sounds made here and now, of plain waves: a ship's bell, a knock on wood. No file is loaded, nothing plays unasked. */

/** in milliseconds: what would be heard this much after its time is not heard at all */
const MAX_DELAY = 500

let context: AudioContext | null = null

/** What carries a sound, or nothing: before somebody touches the page it stands still, and would then ring all at once what it was given. */
async function runningContext(): Promise<AudioContext | null> {
  try {
    const wanted = performance.now()
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running' && performance.now() - wanted < MAX_DELAY ? context : null
  } catch {
    return null // a browser without sound stays silent
  }
}

interface Tone {
  pitch: number
  loud: number
  /** seconds until it has died away */
  lasts: number
  /** seconds from now */
  after?: number
}

async function play(waves: readonly Tone[], shape: OscillatorType): Promise<void> {
  const air = await runningContext()
  if (!air) return
  for (const { pitch, loud, lasts, after = 0 } of waves) {
    const source = new OscillatorNode(air, { type: shape, frequency: pitch })
    const volume = new GainNode(air, { gain: 0 })
    const start = air.currentTime + after
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loud, start + 0.005)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    source.connect(volume).connect(air.destination)
    source.start(start)
    source.stop(start + lasts)
  }
}

/** overtones of a small bronze bell, by pitch and loudness */
const OVERTONES = [
  [1, 0.16],
  [2.01, 0.07],
  [2.76, 0.05],
  [5.4, 0.02],
] as const
const PITCH = 880

/** Two strokes of a ship's bell: it is your turn. */
export function playBell(): void {
  const strokes = [0, 0.34].flatMap((after) =>
    OVERTONES.map(([tone, loud]) => ({ pitch: PITCH * tone, loud, lasts: 1.5 / tone + 0.3, after })),
  )
  void play(strokes, 'sine')
}

/** A knock: a second less. */
export function playTick(): void {
  void play([{ pitch: 190, loud: 0.12, lasts: 0.06 }], 'triangle')
}
