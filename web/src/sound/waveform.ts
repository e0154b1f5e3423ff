/** Parts of computed sounds: seeded noise, damped vibrations, gusts of wind. */

/** Samples of one channel with their rate, and noise that is the same for the same seed. */
export class Waveform {
  readonly samples: Float32Array<ArrayBuffer>
  private state: number

  constructor(
    readonly rate: number,
    readonly seconds: number,
    seed: number,
  ) {
    this.samples = new Float32Array(Math.ceil(rate * seconds))
    this.state = (seed + 1) * 0x9e3779b9
  }

  /** The next pseudo-random number, from 0 to below 1 (mulberry32). */
  random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  /** Add a damped vibration: struck wood, metal, or, with a pitch that rises, a bubble. */
  addMode({ at = 0, pitch, gain, decay, rise = 1 }: Mode): void {
    const { samples, rate } = this
    const first = Math.round(at * rate)
    const last = Math.min(samples.length, first + Math.round(decay * LENGTH * rate))
    const [onset, fall, growth] = [ATTACK * rate, Math.exp(-1 / (decay * rate)), rise ** (1 / (decay * rate))]
    let [phase, step, strength] = [0, (2 * Math.PI * pitch) / rate, gain]
    for (let n = first; n < last; n++) {
      phase += step
      step *= growth
      strength *= fall
      samples[n]! += Math.sin(phase) * strength * Math.min(1, (n - first) / onset)
    }
  }

  /** Add a burst of noise between two frequencies. */
  addNoise({ at = 0, gain, low, high, attack = ATTACK, decay }: Burst): void {
    const { samples, rate } = this
    const [bottom, top] = [smoothing(low, rate), smoothing(high, rate)]
    const first = Math.round(at * rate)
    const last = Math.min(samples.length, first + Math.round((attack + decay * LENGTH) * rate))
    const [onset, fall] = [attack * rate, Math.exp(-1 / (decay * rate))]
    let [soft, softer, rumble, strength] = [0, 0, 0, gain]
    for (let n = first; n < last; n++) {
      const age = n - first
      if (age > onset) strength *= fall
      soft += top * (this.random() * 2 - 1 - soft)
      softer += top * (soft - softer)
      rumble += bottom * (softer - rumble)
      samples[n]! += (softer - rumble) * strength * Math.min(1, age / onset)
    }
  }

  /** Add a gust: noise through a resonance whose pitch goes up and down with its strength. */
  addGust({ gain, low, high, sharpness }: Gust): void {
    const { samples, rate, seconds } = this
    let [band, under] = [0, 0]
    const wobble = this.between(0, 6)
    for (let n = 0; n < samples.length; n++) {
      const time = n / rate
      const strength = Math.sin((Math.PI * time) / seconds) ** 2 * (0.85 + 0.15 * Math.sin(time * 9 + wobble))
      const tuning = 2 * Math.sin((Math.PI * (low + (high - low) * strength)) / rate)
      under += tuning * band
      band += tuning * (this.random() * 2 - 1 - under - band / sharpness)
      samples[n]! += gain * band * strength
    }
  }

  /** Bring the loudest sample to this level, and let the last moments fade. */
  finish(level: number): Float32Array<ArrayBuffer> {
    const { samples, rate } = this
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    const fade = Math.round(FADE * rate)
    return samples.map((sample, n) => (sample * level * Math.min(1, n / 8, (samples.length - 1 - n) / fade)) / (peak || 1))
  }
}

/** seconds */
const ATTACK = 0.002
const FADE = 0.02
/** a decay is over after this many of its times: −60 dB */
const LENGTH = 7

interface Mode {
  at?: number
  /** Hz */
  pitch: number
  gain: number
  /** seconds until it has 1/e of its strength */
  decay: number
  /** factor of the pitch after each decay time */
  rise?: number
}

interface Burst {
  at?: number
  gain: number
  /** Hz */
  low: number
  high: number
  attack?: number
  decay: number
}

interface Gust {
  gain: number
  low: number
  high: number
  sharpness: number
}

/** Coefficient of a one-pole filter. */
const smoothing = (frequency: number, rate: number): number => 1 - Math.exp((-2 * Math.PI * frequency) / rate)
