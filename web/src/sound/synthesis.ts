/** The sounds of a table, computed: wood, paper, dice, cannons, water, wind, coins, bells. */
import { Waveform } from './waveform'

interface Recipe {
  seconds: number
  /** of the loudest sample: two sounds at a time are never too loud together */
  level: number
  compose: (wave: Waveform) => void
}

type Overtones = readonly (readonly [ratio: number, gain: number, decay: number])[]

/** overtones of a bar of wood that is struck in its middle, and of a small bronze bell */
const WOOD: Overtones = [[1, 1, 0.05], [2.27, 0.5, 0.036], [4.05, 0.25, 0.026], [6.9, 0.12, 0.016]]
const BRONZE: Overtones = [[0.5, 0.25, 0.7], [1, 1, 0.5], [2.01, 0.45, 0.3], [2.76, 0.3, 0.2], [5.4, 0.1, 0.09]]
const SILVER: Overtones = [[1, 1, 0.09], [1.44, 0.7, 0.07], [1.89, 0.5, 0.06], [2.36, 0.3, 0.045]]

function strike(wave: Waveform, overtones: Overtones, pitch: number, gain: number, at = 0): void {
  for (const [ratio, part, decay] of overtones) wave.addMode({ at, pitch: pitch * ratio, gain: gain * part, decay })
}

function addBubbles(wave: Waveform, count: number, from: number, to: number, gain: number): void {
  for (let n = 0; n < count; n++)
    wave.addMode({ at: wave.between(from, to), pitch: wave.between(320, 900), gain: gain * wave.between(0.3, 1), decay: wave.between(0.015, 0.05), rise: 1.25 })
}

const RECIPES = {
  wood: {
    seconds: 0.36,
    level: 0.34,
    compose(wave) {
      wave.addNoise({ gain: 1.1, low: 500, high: 2600, decay: 0.006 })
      strike(wave, WOOD, wave.between(172, 200), 1)
    },
  },
  paper: {
    seconds: 0.42,
    level: 0.24,
    compose(wave) {
      wave.addNoise({ gain: 0.8, low: 1900, high: 7500, attack: 0.05, decay: 0.045 })
      wave.addNoise({ at: 0.11, gain: 0.6, low: 1500, high: 6000, attack: 0.04, decay: 0.04 })
      for (let n = 0; n < 9; n++)
        wave.addNoise({ at: wave.between(0, 0.24), gain: wave.between(0.2, 0.7), low: 2400, high: 9000, decay: 0.003 })
    },
  },
  dice: {
    seconds: 0.95,
    level: 0.36,
    compose(wave) {
      // they rattle in the cup, then fall on the table
      for (let n = 0; n < 7; n++) strike(wave, WOOD, wave.between(1100, 1500), wave.between(0.2, 0.45), 0.05 * n + wave.between(0, 0.03))
      for (const [at, gain] of [[0.4, 1], [0.47, 0.7], [0.6, 0.4], [0.69, 0.2]] as const) {
        wave.addNoise({ at, gain: gain * 0.6, low: 900, high: 5000, decay: 0.005 })
        strike(wave, WOOD, wave.between(480, 640), gain * 0.8, at + wave.between(0, 0.02))
      }
    },
  },
  cannon: {
    seconds: 1.6,
    level: 0.48,
    compose(wave) {
      wave.addNoise({ gain: 0.7, low: 150, high: 1400, decay: 0.03 })
      wave.addNoise({ gain: 7, low: 25, high: 150, attack: 0.006, decay: 0.2 })
      wave.addMode({ pitch: wave.between(76, 88), gain: 1, decay: 0.16, rise: 0.72 })
    },
  },
  crack: {
    seconds: 0.6,
    level: 0.36,
    compose(wave) {
      for (let n = 0; n < 8; n++) {
        const at = n === 0 ? 0 : wave.between(0.02, 0.34)
        wave.addNoise({ at, gain: n === 0 ? 1 : wave.between(0.2, 0.6), low: 700, high: 4200, decay: wave.between(0.004, 0.014) })
        strike(wave, WOOD, wave.between(300, 620), n === 0 ? 0.7 : wave.between(0.1, 0.3), at)
      }
    },
  },
  splash: {
    seconds: 1.5,
    level: 0.38,
    compose(wave) {
      wave.addNoise({ gain: 1.6, low: 250, high: 1900, attack: 0.03, decay: 0.12 })
      wave.addNoise({ at: 0.14, gain: 0.9, low: 600, high: 3600, attack: 0.1, decay: 0.15 })
      addBubbles(wave, 16, 0.25, 1.1, 0.24)
    },
  },
  water: {
    seconds: 1.1,
    level: 0.24,
    compose(wave) {
      wave.addNoise({ gain: 1, low: 180, high: 1100, attack: 0.22, decay: 0.12 })
      wave.addNoise({ at: 0.34, gain: 0.6, low: 320, high: 1700, attack: 0.12, decay: 0.09 })
      addBubbles(wave, 6, 0.15, 0.75, 0.07)
    },
  },
  wind: {
    seconds: 1.7,
    level: 0.26,
    compose: (wave) => wave.addGust({ gain: 1, low: 260, high: wave.between(760, 900), sharpness: 4 }),
  },
  coins: {
    seconds: 0.75,
    level: 0.22,
    compose(wave) {
      for (const [at, gain] of [[0, 1], [0.09, 0.7], [0.15, 0.5]] as const) strike(wave, SILVER, wave.between(2900, 3400), gain, at)
    },
  },
  bell: {
    seconds: 2.2,
    level: 0.34,
    compose(wave) {
      for (const at of [0, 0.34]) strike(wave, BRONZE, 880, 1, at)
    },
  },
  ending: {
    seconds: 3.2,
    level: 0.36,
    compose(wave) {
      // a chord, one bell after another
      for (const [n, pitch] of [523.25, 659.26, 783.99, 1046.5].entries()) strike(wave, BRONZE, pitch, 0.8, n * 0.21)
    },
  },
  knock: {
    seconds: 0.2,
    level: 0.26,
    compose: (wave) => strike(wave, WOOD, 250, 1),
  },
} satisfies Record<string, Recipe>

export type SoundName = keyof typeof RECIPES

export const SOUND_NAMES = Object.keys(RECIPES) as SoundName[]

/** variants of a sound, so that repeated ones do not sound like a machine */
export const SOUND_VARIANTS = 4

export const isSoundName = (name: string): name is SoundName => Object.hasOwn(RECIPES, name)

/** The samples of a sound; the same arguments give the same samples. */
export function synthesize(name: SoundName, rate: number, variant = 0): Float32Array<ArrayBuffer> {
  const { seconds, level, compose }: Recipe = RECIPES[name]
  const wave = new Waveform(rate, seconds, SOUND_NAMES.indexOf(name) * SOUND_VARIANTS + variant)
  compose(wave)
  return wave.finish(level)
}
