import { expect, it } from 'vitest'
import { stays } from './pacing'
import { line, scene, text } from './toyTable'

const past = [{ id: 'ship/1', art: 'ship', at: [1, 1] as [number, number], label: text('ship'), flags: ['past'] }]
const quietly = (ply: number) => ({ ply, scene: scene(), log: [] })

it('a move stays at the chosen pace, a step on the way for less', () => {
  expect(stays([quietly(4), quietly(5)], scene(), false, 700)).toEqual([210, 700])
  expect(stays([{ ...quietly(4), log: [line(4)] }, quietly(5)], scene(), false, 700)).toEqual([700, 700])
})

it('one’s own move stays only for a moment', () => {
  expect(stays([quietly(4)], scene(), true, 700)).toEqual([380])
  expect(stays([quietly(4)], scene(), true, 0)).toEqual([0])
})

it('what is over now stays longer', () => {
  expect(stays([{ ply: 4, scene: scene({ pieces: past }), log: [] }], scene(), false, 500)).toEqual([1100])
  expect(stays([{ ply: 4, scene: scene({ pieces: past }), log: [] }], scene({ pieces: past }), false, 500)).toEqual([500])
})

it('a shot stays as long as a move: what comes of it is seen after it', () => {
  const shot = { kind: 'shot' as const, at: [[0, 0], [2, 0]] as [number, number][] }
  expect(stays([{ ply: 4, scene: scene({ marks: [shot] }), log: [] }, quietly(5)], scene(), false, 700)).toEqual([700, 700])
})
