import { expect, it } from 'vitest'
import type { Duel, Scene, Zone } from '../../api/scene'
import { decides, duelOf, swings } from './sceneDiff'
import { scene, text } from '../testing/fakeTable'

const fought = (total: string, parts: Partial<Zone> = {}, verdict?: string): Scene => {
  const sides = [{ label: text('ada'), total }, { label: text('bo'), total: '3' }]
  const duel: Duel = { sides, verdict: verdict ? text(verdict) : undefined }
  return scene({ zones: [{ id: 'duel', kind: 'duel', title: text('melee'), duel, ...parts }] })
}
const wind = (angle: number, spins: number): Scene =>
  scene({ zones: [{ id: 'wind', kind: 'wheel', title: text('wind'), wheel: { angle, spins, value: text('n') } }] })

it('dice that decide a duel are noticed once', () => {
  expect(decides(fought('+1'), fought('5', {}, 'won'))).toBe(true)
  expect(decides(fought('5', {}, 'won'), fought('5', {}, 'won'))).toBe(false)
  expect(decides(fought('5', {}, 'won'), scene())).toBe(false)
})

it('a duel that is over is told from one that goes on', () => {
  expect(duelOf(fought('+1'), 'past')).toBe('')
  expect(duelOf(fought('5', { past: true }, 'won'), 'past')).not.toBe('')
})

it('a wheel that was spun has swung even if it came to rest where it was', () => {
  expect(swings(wind(90, 1), wind(90, 2))).toBe(true)
  expect(swings(wind(90, 1), wind(90, 1))).toBe(false)
})
