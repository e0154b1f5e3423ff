/** Plays computed sounds: never before a gesture, never two at the same moment. */
import { settings } from '../settings/settings.svelte'
import { soundCaptions } from './soundCaptions.svelte'
import { type SoundName, SOUND_VARIANTS, synthesize } from './synthesis'

/** least time between the beginnings of two sounds, in seconds */
export const MIN_GAP = 0.08
/** the bell comes after the sound of the move before it, in seconds */
const BELL_DELAY = 0.22
/** sounds that begin later than this after their event are dropped, in ms */
const MAX_DELAY = 500

let context: AudioContext | null = null
const buffers = new Map<string, AudioBuffer>()
/** beginnings of the last sounds, in seconds of the audio context */
let begun: number[] = []
/** number of sounds so far: each is another variant */
let played = 0

/** Play a sound of the table, unless another one begins at this moment. */
export const playSound = (name: SoundName): void =>
  void start(name, (now) => (isFree(now) ? now : null))

/** Play the bell that says whose turn it is, after other sounds of this moment. */
export const playBell = (): void =>
  void start('bell', (now) => {
    let time = now + BELL_DELAY
    while (!isFree(time)) time += MIN_GAP
    return time
  })

const isFree = (time: number): boolean => begun.every((other) => Math.abs(other - time) >= MIN_GAP)

/** Start a sound at the time chosen for it; null: not at all. */
async function start(name: SoundName, choose: (now: number) => number | null): Promise<void> {
  if (!settings.choices.sounds) return
  if (typeof AudioContext === 'undefined') return soundCaptions.show(name) // read where nothing is heard
  const air = await runningContext()
  if (!air) return
  const buffer = bufferOf(air, name, played % SOUND_VARIANTS)
  const time = choose(air.currentTime)
  if (time === null) return
  played++
  begun = [...begun.slice(-3), time]
  const volume = new GainNode(air, { gain: loudness(settings.choices.volume) })
  const source = new AudioBufferSourceNode(air, { buffer })
  source.connect(volume).connect(air.destination)
  source.start(time)
  soundCaptions.show(name)
}

/** A running audio context, or null: before a gesture it would keep all and play it at once. */
async function runningContext(): Promise<AudioContext | null> {
  if (navigator.userActivation?.hasBeenActive === false) return null
  try {
    const wanted = performance.now()
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running' && performance.now() - wanted < MAX_DELAY ? context : null
  } catch {
    return null // no audio: stay silent
  }
}

function bufferOf(air: AudioContext, name: SoundName, variant: number): AudioBuffer {
  const key = `${name} ${variant}`
  const known = buffers.get(key)
  if (known) return known
  const samples = synthesize(name, air.sampleRate, variant)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: air.sampleRate })
  buffer.copyToChannel(samples, 0)
  buffers.set(key, buffer)
  return buffer
}

/** Events after which a browser lets a page play audio. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

/** Start audio with the first gesture, so that the first sound is not too late. */
export function startWithFirstGesture(): void {
  for (const gesture of GESTURES) addEventListener(gesture, startAudio, { capture: true })
}

async function startAudio(): Promise<void> {
  if (!settings.choices.sounds || typeof AudioContext === 'undefined' || !(await runningContext())) return
  for (const gesture of GESTURES) removeEventListener(gesture, startAudio, { capture: true })
}

/** Gain of a volume in per cent: half as loud at half of it. */
export const loudness = (volume: number): number => (Math.min(100, Math.max(0, volume)) / 100) ** 2
