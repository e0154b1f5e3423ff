import { expect, it } from 'vitest'
import type { Duel, Scene, Zone } from '../../api/scene'
import { duelDecided, duelSignature, wheelMoved } from './sceneDiff'
import { fakeScene, fakeText } from '../testing/fakeTable'

const fought = (total: string, parts: Partial<Zone> = {}, verdict?: string): Scene => {
  const sides = [{ label: fakeText('ada'), total }, { label: fakeText('bo'), total: '3' }]
  const duel: Duel = { sides, verdict: verdict ? fakeText(verdict) : undefined }
  return fakeScene({ zones: [{ id: 'duel', kind: 'duel', title: fakeText('melee'), duel, ...parts }] })
}
const wind = (angle: number, spins: number): Scene =>
  fakeScene({ zones: [{ id: 'wind', kind: 'wheel', title: fakeText('wind'), wheel: { angle, spins, labels: [], value: fakeText('n') } }] })

it('duelDecided is true once for the dice that decide a duel', () => {
  expect(duelDecided(fought('+1'), fought('5', {}, 'won'))).toBe(true)
  expect(duelDecided(fought('5', {}, 'won'), fought('5', {}, 'won'))).toBe(false)
  expect(duelDecided(fought('5', {}, 'won'), fakeScene())).toBe(false)
})

it('duelSignature distinguishes a finished duel from a running one', () => {
  expect(duelSignature(fought('+1'), 'past')).toBe('')
  expect(duelSignature(fought('5', { past: true }, 'won'), 'past')).not.toBe('')
})

it('wheelMoved is true for a spin that ends where it began', () => {
  expect(wheelMoved(wind(90, 1), wind(90, 2))).toBe(true)
  expect(wheelMoved(wind(90, 1), wind(90, 1))).toBe(false)
})
