import { expect, it } from 'vitest'
import type { Zone } from '../../api/scene'
import type { Frame } from '../../api/messages'
import { NO_TURN, playbackTimes, type PlaybackContext } from './playbackTimes'
import { fakeLine, fakeScene, fakeText } from '../testing/fakeTable'

const past = [{ id: 'ship/1', art: 'ship', at: [1, 1] as [number, number], label: fakeText('ship'), flags: ['past'] }]
const quietly = (ply: number) => ({ ply, scene: fakeScene(), log: [] })
const told = (ply: number) => ({ ...quietly(ply), log: [fakeLine(ply)] })
const tray = (art: string): Zone => ({ id: 'dice', kind: 'tray', title: fakeText('dice'), dice: [{ id: 'die#1', art, label: fakeText(art) }] })

const showing = { before: fakeScene(), own: false, seat: 0, mover: 1, goesOn: false, turn: NO_TURN }

/** In ms, at this pace. */
const shown = (frames: Frame[], more: Partial<PlaybackContext> = {}, pace = 700): number[] =>
  playbackTimes(frames, { ...showing, ...more }).stay.map((stay) => Math.round(stay(pace)))

it('playbackTimes gives a move the chosen pace and a step less', () => {
  expect(shown([quietly(4), quietly(5)], {}, 1400)).toEqual([420, 1400])
  expect(shown([told(4), quietly(5)], {}, 1400)).toEqual([1400, 1400])
})

it('playbackTimes shortens each further step, and begins again after a step with a log line', () => {
  const steps = [quietly(4), quietly(5), quietly(6), quietly(7), quietly(8)]
  expect(shown(steps, {}, 1400)).toEqual([420, 315, 252, 210, 1400])
  expect(shown([quietly(4), quietly(5), told(6), quietly(7), quietly(8)], {}, 1400)).toEqual([420, 315, 1400, 420, 1400])
})

it('playbackTimes makes the later moves of a turn quicker, in all messages of it', () => {
  expect(shown([told(4), told(5), told(6), told(7)])).toEqual([700, 431, 265, 163])
  const { turn } = playbackTimes([told(4), told(5)], showing)
  expect(shown([told(6), told(7)], { turn })).toEqual([265, 163])
  expect(shown([told(6)], { turn, mover: 2 })).toEqual([700])
  expect(shown([told(6)], { turn, own: true })).toEqual([380])
})

it('playbackTimes lets rolls keep their time longer than ordinary moves', () => {
  const rolled = (ply: number, art: string) => ({ ...told(ply), scene: fakeScene({ zones: [tray(art)] }) })
  const { turn } = playbackTimes([told(4), told(5)], showing)
  expect(shown([rolled(6, 'two')], { turn })).toEqual([497])
})

it('playbackTimes shows each decided duel of the viewer for a second, however long the turn', () => {
  const duel = (owner: number): Zone => ({ id: 'duel', kind: 'duel', title: fakeText('duel'), duel: { sides: [{ owner } as never, { owner: 1 } as never], verdict: fakeText('won') } })
  const decided = (owner: number) => [{ ...told(9), scene: fakeScene({ zones: [duel(owner)] }) }]
  const { turn } = playbackTimes([told(4), told(5), told(6), told(7), told(8)], showing)
  expect(shown(decided(0), { turn })[0]).toBeGreaterThanOrEqual(1000)
  expect(shown(decided(2), { turn })[0]).toBeLessThan(1000)
})

it('playbackTimes shows the third roll of a fight of the viewer, as after two ties, a little shorter', () => {
  const sides = [{ owner: 0 } as never, { owner: 1 } as never]
  const roll = (ply: number, verdict: string): Frame => {
    const duel: Zone = { id: 'duel', kind: 'duel', title: fakeText('duel'), duel: { sides, verdict: fakeText(`${verdict}-${ply}`) } }
    return { ...told(ply), scene: fakeScene({ zones: [duel] }) }
  }
  const { turn } = playbackTimes([told(4), told(5), told(6), told(7), told(8)], showing)
  expect(shown([roll(9, 'tie'), roll(10, 'tie'), roll(11, 'won')], { turn })).toEqual([1100, 1100, 700])
})

it('playbackTimes shortens nothing at a pace chosen to watch', () => {
  expect(shown([told(4), told(5), told(6)], {}, 1400)).toEqual([1400, 1400, 1400])
})

it('playbackTimes keeps the time of what chance adds to the own move', () => {
  expect(shown([told(4), told(5), told(6)], { own: true })).toEqual([380, 700, 700])
  expect(shown([told(4), told(5), told(6)], { own: true, goesOn: true })).toEqual([380, 700, 700])
})

it('playbackTimes counts what comes after the own turn as the turn of others', () => {
  const turning = { ...quietly(5), log: [{ ...fakeLine(5), is_heading: true }] }
  const frames = [told(4), turning, told(6), told(7)]
  expect(shown(frames, { own: true, goesOn: true })).toEqual([380, 700, 700, 431])
  expect(playbackTimes([told(4), turning], { ...showing, own: true, goesOn: true }).turn.spent).toEqual({})
})

it('playbackTimes shortens the steps of a bot even if they arrive one by one', () => {
  expect(shown([quietly(4)], { goesOn: true })).toEqual([210])
  expect(shown([quietly(5)], { goesOn: true, turn: { ...NO_TURN, steps: 3 } })).toEqual([105])
  expect(shown([{ ...quietly(6), log: [fakeLine(6)] }], { goesOn: true, turn: { ...NO_TURN, steps: 4 } })).toEqual([700])
})

it('playbackTimes counts the steps until one has a log line', () => {
  expect(playbackTimes([quietly(4)], { ...showing, goesOn: true }).turn.steps).toBe(1)
  expect(playbackTimes([quietly(5)], { ...showing, goesOn: true, turn: { ...NO_TURN, steps: 3 } }).turn.steps).toBe(4)
  expect(playbackTimes([{ ...quietly(6), log: [fakeLine(6)] }], { ...showing, goesOn: true, turn: { ...NO_TURN, steps: 4 } }).turn.steps).toBe(0)
})

it('playbackTimes shortens the own move', () => {
  expect(shown([quietly(4)], { own: true })).toEqual([380])
  expect(shown([quietly(4)], { own: true }, 0)).toEqual([0])
})

it('playbackTimes gives what is past more time, and a finished trick at least a second and a half', () => {
  const over = { ply: 4, scene: fakeScene({ pieces: past }), log: [] }
  expect(shown([over], {}, 500)).toEqual([950])
  expect(shown([over], { before: fakeScene({ pieces: past }) }, 500)).toEqual([500])
  const trick = { ply: 4, scene: fakeScene({ pieces: past.map((piece) => ({ ...piece, art: 'card' })) }), log: [] }
  expect(shown([trick], {}, 500)).toEqual([1500])
  expect(shown([trick], {}, 0)).toEqual([0])
})

it('playbackTimes gives a shot the time of a move', () => {
  const shot = { kind: 'shot' as const, at: [[0, 0], [2, 0]] as [number, number][] }
  expect(shown([{ ply: 4, scene: fakeScene({ marks: [shot] }), log: [] }, quietly(5)], {}, 1400)).toEqual([1400, 1400])
})

it('playbackTimes lets the wheels of others turn together, soon after they were spun', () => {
  const wheel = (spins: number): Zone => ({ id: `wheel-${spins}`, kind: 'wheel', title: fakeText('wheel'), wheel: { labels: [], angle: 0, value: fakeText('0'), spins } })
  const spun = (ply: number, spins: number) => ({ ...told(ply), scene: fakeScene({ zones: [wheel(spins)] }) })
  const frames = [spun(4, 0), spun(5, 1), spun(6, 2), spun(7, 2)]
  const before = fakeScene({ zones: [wheel(0)] })
  const [announced, dial, arrow, after] = shown(frames, { before })
  expect([announced, dial]).toEqual([210, 0])
  expect(arrow).toBeGreaterThan(1200)
  expect(after).toBeGreaterThan(0)
  expect(shown(frames, { before }, 1400).slice(0, 2)).toEqual([1400, 2660])
})

it('playbackTimes shows shots and what they do for as long as it takes to read them, however long the turn is', () => {
  const shot = { kind: 'shot' as const, at: [[0, 0], [2, 0]] as [number, number][] }
  const aimed = (ply: number): Frame => ({ ply, scene: fakeScene({ marks: [shot] }), log: [] })
  const moves = [told(4), told(5), told(6), told(7), told(8)]
  expect(shown([...moves, aimed(9), told(10), aimed(11), told(12)]).slice(5)).toEqual([550, 1100, 550, 1100])
  expect(shown([aimed(4), told(5)], { own: true })).toEqual([380, 1100])
  expect(shown([aimed(4), told(5)], {}, 0)).toEqual([0, 0])
})

it('playbackTimes shows the third shot of a turn of others and those after it a little shorter', () => {
  const shot = { kind: 'shot' as const, at: [[0, 0], [2, 0]] as [number, number][] }
  const aimed = (ply: number): Frame => ({ ply, scene: fakeScene({ marks: [shot] }), log: [] })
  const headed = { ...told(7), log: [{ ...fakeLine(7), is_heading: true }] }
  const { turn } = playbackTimes([told(1), told(2), told(3), aimed(4), told(5), aimed(6), told(7)], showing)
  expect(turn.fights).toBe(2)
  expect(shown([aimed(8), told(9), aimed(10), told(11)], { turn, before: fakeScene() })).toEqual([120, 700, 120, 700])
  expect(shown([aimed(8), told(9)], { turn, before: fakeScene(), own: true })).toEqual([380, 1100])
  expect(playbackTimes([aimed(6), headed], { ...showing, turn }).turn.fights).toBe(0)
})

it('playbackTimes shows long enough what the own move has cost', () => {
  const hand = (...ids: string[]) => fakeScene({ zones: [{ id: 'own', kind: 'hand', title: fakeText('own'), cards: ids.map((id) => ({ id, label: fakeText(id) })) }] })
  const lost = { ply: 4, scene: hand(), log: [{ ...fakeLine(4), importance: 'weighty' as const }] }
  expect(shown([lost], { before: hand('a', 'b'), own: true })).toEqual([1100])
  expect(shown([lost], { before: hand(), own: true })).toEqual([380])
})
