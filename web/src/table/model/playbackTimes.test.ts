import { expect, it } from 'vitest'
import type { Frame } from '../../api/messages'
import { playbackTimes, type PlaybackContext } from './playbackTimes'
import { fakeLine, fakeScene, fakeText } from '../testing/fakeTable'

const past = [{ id: 'ship/1', art: 'ship', at: [1, 1] as [number, number], label: fakeText('ship'), flags: ['past'] }]
const quietly = (ply: number) => ({ ply, scene: fakeScene(), log: [] })

const showing = { before: fakeScene(), own: false, goesOn: false, steps: 0 }

/** In ms, at this pace. */
const shown = (frames: Frame[], more: Partial<PlaybackContext> = {}, pace = 700): number[] =>
  playbackTimes(frames, { ...showing, ...more }).stay.map((stay) => Math.round(stay(pace)))

it('playbackTimes gives a move the chosen pace and a step less', () => {
  expect(shown([quietly(4), quietly(5)])).toEqual([210, 700])
  expect(shown([{ ...quietly(4), log: [fakeLine(4)] }, quietly(5)])).toEqual([700, 700])
})

it('playbackTimes shortens each further step, and begins again after a step with a log line', () => {
  expect(shown([quietly(4), quietly(5), quietly(6), quietly(7), quietly(8)])).toEqual([
    210, 158, 126, 105, 700,
  ])
  const told = { ...quietly(6), log: [fakeLine(6)] }
  expect(shown([quietly(4), quietly(5), told, quietly(7), quietly(8)])).toEqual([
    210, 158, 700, 210, 700,
  ])
})

it('playbackTimes shortens the steps of a bot even if they arrive one by one', () => {
  expect(shown([quietly(4)], { goesOn: true })).toEqual([210])
  expect(shown([quietly(5)], { goesOn: true, steps: 3 })).toEqual([105])
  expect(shown([{ ...quietly(6), log: [fakeLine(6)] }], { goesOn: true, steps: 4 })).toEqual([700])
})

it('playbackTimes counts the steps until one has a log line', () => {
  expect(playbackTimes([quietly(4)], { ...showing, goesOn: true }).steps).toBe(1)
  expect(playbackTimes([quietly(5)], { ...showing, goesOn: true, steps: 3 }).steps).toBe(4)
  expect(playbackTimes([{ ...quietly(6), log: [fakeLine(6)] }], { ...showing, goesOn: true, steps: 4 }).steps).toBe(0)
})

it('playbackTimes shortens the own move', () => {
  expect(shown([quietly(4)], { own: true })).toEqual([380])
  expect(shown([quietly(4)], { own: true }, 0)).toEqual([0])
})

it('playbackTimes gives a piece that is past more time', () => {
  const over = { ply: 4, scene: fakeScene({ pieces: past }), log: [] }
  expect(shown([over], {}, 500)).toEqual([1100])
  expect(shown([over], { before: fakeScene({ pieces: past }) }, 500)).toEqual([500])
})

it('playbackTimes gives a shot the time of a move', () => {
  const shot = { kind: 'shot' as const, at: [[0, 0], [2, 0]] as [number, number][] }
  expect(shown([{ ply: 4, scene: fakeScene({ marks: [shot] }), log: [] }, quietly(5)])).toEqual([700, 700])
})
