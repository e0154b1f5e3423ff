import { describe, expect, it } from 'vitest'
import { isSoundName, SOUND_NAMES, SOUND_VARIANTS, synthesize } from './synthesis'

const RATES = [44_100, 48_000]
const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0)
const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** The part of the energy below a frequency. */
function partBelow(samples: Float32Array, frequency: number, rate: number): number {
  const step = 1 - Math.exp((-2 * Math.PI * frequency) / rate)
  let [first, second] = [0, 0]
  const low = samples.map((sample) => {
    first += step * (sample - first)
    return (second += step * (first - second))
  })
  return energy(low) / energy(samples)
}

describe('synthesize', () => {
  it.each(SOUND_NAMES)('makes %s audible, without clipping, clicks at its ends, or a constant part', (name) => {
    for (const rate of RATES)
      for (let variant = 0; variant < SOUND_VARIANTS; variant++) {
        const samples = synthesize(name, rate, variant)
        expect(samples.every(Number.isFinite)).toBe(true)
        expect(peak(samples)).toBeGreaterThan(0.15)
        expect(peak(samples)).toBeLessThan(0.5)
        expect(Math.sqrt(energy(samples) / samples.length)).toBeGreaterThan(0.01)
        expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.002)
        expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBeLessThan(1e-6)
        expect(samples.length / rate).toBeLessThan(3.5)
      }
  })

  it('gives the same samples for the same sound and variant, and others for another variant', () => {
    expect(synthesize('dice', 48_000, 1)).toEqual(synthesize('dice', 48_000, 1))
    expect(synthesize('dice', 48_000, 1)).not.toEqual(synthesize('dice', 48_000, 2))
  })

  it('places each sound where its name leads one to expect it', () => {
    expect(partBelow(synthesize('cannon', 48_000), 300, 48_000)).toBeGreaterThan(0.75)
    expect(partBelow(synthesize('wood', 48_000), 900, 48_000)).toBeGreaterThan(0.6)
    expect(partBelow(synthesize('wind', 48_000), 1500, 48_000)).toBeGreaterThan(0.6)
    expect(partBelow(synthesize('paper', 48_000), 1500, 48_000)).toBeLessThan(0.2)
    expect(partBelow(synthesize('coins', 48_000), 1500, 48_000)).toBeLessThan(0.1)
  })

  it('fades: the last fifth has a small part of the energy', () => {
    for (const name of SOUND_NAMES) {
      const samples = synthesize(name, 48_000)
      expect(energy(samples.slice(Math.floor(samples.length * 0.8)))).toBeLessThan(0.05 * energy(samples))
    }
  })
})

describe('isSoundName', () => {
  it('knows the sounds and nothing else', () => {
    expect([isSoundName('wood'), isSoundName('trumpet'), isSoundName('toString')]).toEqual([true, false, false])
  })
})
