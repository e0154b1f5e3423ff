import { describe, expect, it } from 'vitest'
import type { Mark, Piece, Scene, XY } from '../../api/scene'
import { fakeScene, fakeText } from '../testing/fakeTable'
import { findWays, groupWays, inOrder, ManoeuvreTracker, nearestHeading, sameManoeuvre } from './ways'

const place = (id: string, at: XY) => ({ id, name: id, at, kind: '' })
const piece = (id: string, at: XY, heading: number, flags: string[] = []): Piece => ({
  id,
  art: 'frigate',
  at,
  heading,
  flags,
  label: fakeText(id),
})
const way = (of: string, from: XY, at: XY, heading: number): Mark => ({
  kind: 'way',
  of,
  at: [at],
  heading,
  way: [from, at],
  moves: [`${of} forward`],
  why: fakeText('way'),
})

const geometry = { ...fakeScene().geometry, spaces: [place('a0', [0, 0]), place('a2', [1, 0]), place('a4', [2, 0]), place('c4', [2, 2])] }
const scene = (marks: Mark[], pieces: Piece[] = [], round = 'one'): Scene => {
  const base = fakeScene({ marks, pieces })
  return { ...base, geometry, status: { ...base.status, round: fakeText(round) } }
}

describe('ways', () => {
  it('are found by their ends, and grouped by place', () => {
    const ways = findWays(scene([way('w1', [0, 0], [1, 0], 90), way('w1', [0, 0], [1, 0], 150), way('w1', [0, 0], [0, 0], 30)]))
    expect(ways.map(({ id }) => id)).toEqual(['a2', 'a2', 'a0'])
    expect(groupWays(ways).map((some) => some.map(({ heading }) => heading))).toEqual([[90, 150]])
  })

  it('the heading nearest to a direction is chosen, across north, too', () => {
    const ways = findWays(scene([way('w1', [0, 0], [1, 0], 330), way('w1', [0, 0], [1, 0], 90)]))
    expect(nearestHeading(ways, 20)?.heading).toBe(330)
    expect(nearestHeading(ways, 80)?.heading).toBe(90)
  })
})

describe('the same manoeuvre', () => {
  const made = { piece: 'w1', from: { at: [0, 0] as XY, heading: 90 }, to: { at: [1, 0] as XY, heading: 150 } }

  it('is found for the next piece, turned to its heading', () => {
    const ways = findWays(scene([way('w2', [2, 0], [1, 0], 330), way('w2', [2, 0], [2, 2], 240)]))
    const next = piece('w2', [2, 0], 270)
    expect(sameManoeuvre(made, ways, [next])?.heading).toBe(330)
    expect(sameManoeuvre(made, ways, [piece('w2', [2, 0], 180)])).toBeUndefined()
  })

  it('asks pieces in their order after the last one, wherever they are, those that must act first', () => {
    const pieces = [piece('w1', [7, 0], 90), piece('w2', [3, 0], 90), piece('w3', [1, 0], 90), piece('w4', [5, 0], 90, ['due'])]
    const last = (id: string) => ({ piece: id, from: { at: [0, 0] as [number, number], heading: 90 }, to: pieces[0]! })
    expect(inOrder(pieces, last('w1')).map(({ id }) => id)).toEqual(['w4', 'w2', 'w3', 'w1'])
    expect(inOrder(pieces, last('w2')).map(({ id }) => id)).toEqual(['w4', 'w3', 'w1', 'w2'])
    expect(inOrder(pieces, null).map(({ id }) => id)).toEqual(['w4', 'w1', 'w2', 'w3'])
  })

  it('is followed over several steps, and forgotten when it is taken back or the turn is over', () => {
    const tracker = new ManoeuvreTracker()
    expect(tracker.update(scene([], [piece('w1', [0, 0], 90)]), null)).toBeNull()
    const begun = tracker.update(scene([], [piece('w1', [1, 0], 90)]), null)
    const made = tracker.update(scene([], [piece('w1', [1, 0], 150)]), begun)
    expect([made?.from.at, made?.to.heading]).toEqual([[0, 0], 150])
    expect(tracker.returned).toBe('')
    expect(tracker.update(scene([], [piece('w1', [0, 0], 90)]), made)).toBeNull()
    expect(tracker.returned).toBe('w1')
    const again = tracker.update(scene([], [piece('w1', [1, 0], 90)]), null)
    expect(tracker.update(scene([], [piece('w1', [1, 0], 90)], 'two'), again)).toBeNull()
  })
  it('duty is done once all pieces that had to move in the turn have moved, and only then', () => {
    const tracker = new ManoeuvreTracker()
    const after = (flags: string[], round = 'one'): boolean => (tracker.update(scene([], [piece('w1', [0, 0], 90, flags)], round), null), tracker.dutyIsDone)
    expect([after([]), after(['due']), after([]), after(['due']), after([], 'two')]).toEqual([false, false, true, false, false])
  })
})
