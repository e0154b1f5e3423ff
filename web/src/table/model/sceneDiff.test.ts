import { expect, it } from 'vitest'
import type { Duel, Piece, Scene, Zone } from '../../api/scene'
import { diceRolled, duelDecided, duelSignature, hasFinished, impacts, turnedUp, wheelMoved } from './sceneDiff'
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

it('diceRolled is true when dice come to show other faces, not when they leave the hand or are used', () => {
  const tray = (...dice: [id: string, art: string][]): Scene =>
    fakeScene({ zones: [{ id: 'dice', kind: 'tray', title: fakeText('dice'), dice: dice.map(([id, art]) => ({ id, art, label: fakeText(id) })) }] })
  expect(diceRolled(tray(['die/blank#1', '']), tray(['die/two#1', 'two']))).toBe(true)
  expect(diceRolled(tray(['die/two#1', 'two']), tray(['die/blank#1', '']))).toBe(false)
  expect(diceRolled(tray(['die/two#1', 'two']), tray(['die/used#1', 'two']))).toBe(false)
})

it('turnedUp is true for a piece that shows another picture in its place', () => {
  const disc = (art: string, x: number): Scene => fakeScene({ pieces: [{ id: 'disc/1', art, at: [x, 0], label: fakeText('disc') }] })
  expect(turnedUp(disc('back', 0), disc('gold', 0))).toBe(true)
  expect(turnedUp(disc('back', 0), disc('back', 1))).toBe(false)
})

it.each(['past', 'seen'])('hasFinished is true once for a piece that becomes %s', (flag) => {
  const piece = (...flags: string[]): Scene => fakeScene({ pieces: [{ id: 'disc/1', art: 'disc', at: [0, 0], label: fakeText('disc'), flags }] })
  expect(hasFinished(piece(), piece(flag))).toBe(true)
  expect(hasFinished(piece(flag), piece(flag))).toBe(false)
  expect(hasFinished(piece(), piece('now'))).toBe(false)
})

const sea = (pieces: Partial<Piece>[], parts: Partial<Scene> = {}): Scene =>
  fakeScene({ pieces: pieces.map((piece) => ({ id: 'w1', art: 'frigate', at: [2, 1], label: fakeText('w1'), ...piece })), ...parts })
const shotAt: Partial<Scene> = { marks: [{ kind: 'shot', at: [[0, 0], [2, 1]] }] }

it('impacts tells a hit from a miss once the announced shot is over', () => {
  expect(impacts(sea([{}], shotAt), sea([{}], shotAt))).toEqual([])
  expect(impacts(sea([{}], shotAt), sea([{}]))).toEqual([{ from: [0, 0], at: [2, 1], result: 'miss' }])
  expect(impacts(sea([{}], shotAt), sea([{ hits: 1 }]))).toEqual([{ from: [0, 0], at: [2, 1], result: 'hit' }])
  expect(impacts(sea([{ hits: 1 }]), sea([{}]))).toEqual([])
})

it('impacts finds both ships of a ram, and one that sinks where it was', () => {
  const gone: Partial<Scene> = { zones: [{ id: 'fleet', kind: 'track', title: fakeText('fleet'), rows: [{ label: fakeText('y4'), have: 3, of: 3, id: 'y4', flags: ['gone'] }] }] }
  const before = sea([{}, { id: 'y4', at: [3, 1], hits: 2 }])
  expect(impacts(before, sea([{ at: [2, 2], hits: 1 }], gone))).toEqual([{ at: [2, 2], result: 'hit' }, { at: [3, 1], result: 'sunk' }])
  expect(impacts(before, sea([{}]))).toEqual([])
})
