import { describe, expect, it } from 'vitest'
import type { Die, Duel, Mark, Piece, Row, Scene, Zone } from '../api/scene'
import { fakeScene, fakeText } from '../table/testing/fakeTable'
import { soundOfChange } from './sceneSounds'

const label = fakeText('thing')
const piece = (id: string, x: number, parts: Partial<Piece> = {}): Piece => ({ id, art: 'ship', at: [x, 1], label, ...parts })
const pieces = (...list: Piece[]): Scene => fakeScene({ pieces: list })
const zones = (...list: Partial<Zone>[]): Scene =>
  fakeScene({ zones: list.map((zone, i) => ({ id: `zone/${i}`, kind: 'tray', title: label, ...zone }) as Zone) })
const tray = (...faces: string[]): Scene => zones({ dice: faces.map((art, i): Die => ({ id: `die/${art}#${i}`, art, label })) })
const wheel = (angle: number, spins = 0): Partial<Zone> => ({ id: 'rose', kind: 'wheel', wheel: { labels: [], angle, value: label, spins } })
const fleet = (...rows: Partial<Row>[]): Partial<Zone> => ({ kind: 'track', rows: rows.map((row) => ({ label, have: 1, of: 1, ...row })) })
const duel = (art: string): Partial<Zone> => {
  const sides = [{ label, total: '', die: { id: 'die/1', art, label } }, { label, total: '' }]
  return { kind: 'duel', duel: { sides } as Duel }
}
const shot: Mark = { kind: 'shot', at: [[0, 0], [3, 0]] }

describe('soundOfChange', () => {
  it('is silent where nothing is to be heard', () => {
    expect(soundOfChange(pieces(piece('a', 1)), pieces(piece('a', 1, { flags: ['due'] })))).toBeNull()
    expect(soundOfChange(tray('', ''), tray('', ''))).toBeNull()
  })

  it.each([
    ['wood for a piece that moves', pieces(piece('a', 1)), pieces(piece('a', 2)), 'wood'],
    ['wood for a piece that turns', pieces(piece('a', 1)), pieces(piece('a', 1, { heading: 90 })), 'wood'],
    ['wood for a piece that comes', pieces(), pieces(piece('a', 1)), 'wood'],
    ['wood for a piece that goes', pieces(piece('a', 1)), pieces(), 'wood'],
    ['paper for a card on the table', pieces(), pieces(piece('card/1', 1, { art: 'card' })), 'paper'],
    ['paper for cards that are dealt', zones({ kind: 'hand' }), zones({ kind: 'hand', cards: [{ id: 'card/2', label }] }), 'paper'],
    ['dice for a roll', tray('', ''), tray('die-3', 'die-5'), 'dice'],
    ['dice for a duel', zones(), zones(duel('die-2')), 'dice'],
    ['wind for a wheel that turns', zones(wheel(0)), zones(wheel(90)), 'wind'],
    ['wind for a wheel that is spun to the same place', zones(wheel(0, 1)), zones(wheel(0, 2)), 'wind'],
    ['a splash for what is no more', zones(fleet({ id: 'a' })), zones(fleet({ id: 'a', flags: ['gone'] })), 'splash'],
    ['a crack for damage', pieces(piece('a', 1)), pieces(piece('a', 1, { hits: 1 })), 'crack'],
    ['a cannon for a shot', fakeScene(), fakeScene({ marks: [shot] }), 'cannon'],
    ['bells for the end', fakeScene(), fakeScene({ over: [1] }), 'ending'],
  ] as const)('is %s', (_, before, now, sound) => {
    expect(soundOfChange(before, now)).toBe(sound)
  })

  it('is wood for a tile that is laid', () => {
    const sea = (edges: string): Scene => fakeScene({ geometry: { box: [0, 0, 5, 5], spaces: [{ id: 'A1', name: 'A1', at: [0, 0], edges }] } })
    expect(soundOfChange(sea(''), sea('~~##'))).toBe('wood')
  })

  it('is only the most telling one', () => {
    const before = fakeScene({ pieces: [piece('a', 1), piece('b', 3)] })
    const now = fakeScene({ pieces: [piece('a', 2), piece('b', 3, { hits: 1 })], marks: [shot] })
    expect(soundOfChange(before, now)).toBe('cannon')
    expect(soundOfChange(before, { ...now, over: [] })).toBe('ending')
  })

  it('does not repeat a shot, a roll or an end that is still shown', () => {
    const fired = fakeScene({ marks: [shot] })
    expect(soundOfChange(fired, { ...fired })).toBeNull()
    expect(soundOfChange(tray('die-3'), tray('die-3'))).toBeNull()
    expect(soundOfChange(fakeScene({ over: [0] }), fakeScene({ over: [0] }))).toBeNull()
  })

  it('is silent for a wheel that comes, goes or rests', () => {
    expect(soundOfChange(zones(), zones(wheel(90)))).toBeNull()
    expect(soundOfChange(zones(wheel(90)), zones())).toBeNull()
    expect(soundOfChange(zones(wheel(90, 1)), zones(wheel(0, 1)))).toBeNull()
  })

  it('is what the game names for its art or wheel, unless there is no such sound', () => {
    const named = (thing: string): string => ({ ship: 'water', rose: 'dice', crew: 'trumpet' })[thing] ?? ''
    expect(soundOfChange(pieces(piece('a', 1)), pieces(piece('a', 2)), named)).toBe('water')
    expect(soundOfChange(zones(wheel(0)), zones(wheel(45)), named)).toBe('dice')
    expect(soundOfChange(pieces(), pieces(piece('c', 1, { art: 'crew' })), named)).toBe('wood')
  })
})
