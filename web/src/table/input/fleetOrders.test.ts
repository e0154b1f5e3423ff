import { describe, expect, it } from 'vitest'
import type { Mark, Piece, Scene, XY } from '../../api/scene'
import { fakeScene, fakeText } from '../testing/fakeTable'
import { FleetOrders, orderedWays, straightWay, type Steered } from './fleetOrders.svelte'
import { findWays, type Manoeuvre, type Way } from './ways'

const EAST = 90
const SPACES: [string, XY][] = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y): [string, XY] => [`${x}${y}`, [x, y]]))
const piece = (id: string, at: XY, flags = ['due']): Piece => ({ id, art: 'frigate', at, heading: EAST, flags, label: fakeText(id) })
const way = ({ id, at }: Piece, to: XY, heading = EAST, nature = ''): Mark => ({
  kind: 'way', of: id, at: [to], heading, way: [at, to], moves: [`${id} to ${to}`], why: fakeText('way'), nature,
})
const scene = (pieces: Piece[], marks: Mark[], phase = 'moving'): Scene => {
  const base = fakeScene({ pieces, marks })
  return {
    ...base,
    geometry: { ...base.geometry, spaces: SPACES.map(([id, at]) => ({ id, name: id, at, kind: '' })) },
    status: { ...base.status, phase: fakeText(phase) },
  }
}

const [a, b, c] = [piece('a', [0, 0]), piece('b', [0, 1]), piece('c', [0, 2])]
const AHEAD = [way(a, [1, 0]), way(a, [2, 0]), way(b, [2, 1]), way(c, [2, 2])]

/** A table whose scenes are set by the test. */
class FakeTable implements Steered {
  canAct = true
  refusal: unknown = null
  lastManoeuvre: Manoeuvre | null = null
  readonly sailed: string[] = []
  constructor(public scene: Scene) {}
  get allWays(): Way[] {
    return findWays(this.scene)
  }
  get pieceOrder(): Piece[] {
    return this.scene.pieces ?? []
  }
  sail(way: Way): void {
    this.sailed.push(...way.moves)
  }
}

describe('fleet orders', () => {
  it('straight on is the longest way ahead with the same heading, and not under the guns of a battery', () => {
    const ways = findWays(scene([a], [...AHEAD, way(a, [3, 0], 150), way(a, [3, 1])]))
    expect(straightWay(a, ways)?.at).toEqual([2, 0])
    expect(straightWay(a, findWays(scene([a], [way(a, [1, 0]), way(a, [2, 0], EAST, 'battery')])))?.at).toEqual([1, 0])
    expect(straightWay(a, findWays(scene([a], [way(a, [1, 1]), way(a, [1, 0], 30)])))).toBeUndefined()
  })

  it('the same manoeuvre is found for each piece that can make it', () => {
    const made = { piece: 'a', from: a, to: { at: [1, 0] as XY, heading: 150 } }
    const ways = findWays(scene([a, b, c], [way(b, [1, 1], 150), way(c, [2, 2], 150)]))
    expect(orderedWays(made, ways, [b, c]).map(({ piece }) => piece)).toEqual(['b'])
  })

  it('are followed by one piece after the other as their scenes arrive, and then are done', () => {
    const table = new FakeTable(scene([a, b, c], AHEAD))
    const fleet = new FleetOrders(table)
    expect(fleet.give()).toBe(true)
    fleet.follow() // the same scene still
    expect(table.sailed).toEqual(['a to 2,0'])
    table.scene = scene([piece('a', [2, 0], []), b, c], AHEAD.slice(2))
    fleet.follow()
    table.scene = scene([piece('a', [2, 0], []), piece('b', [2, 1], []), c], [])
    fleet.follow()
    expect(table.sailed).toEqual(['a to 2,0', 'b to 2,1'])
    expect(fleet.isFollowed).toBe(false)
  })

  it.each<[string, (table: FakeTable) => void]>([
    ['at a refusal', (table) => (table.refusal = 'no')],
    ['when the turn is over', (table) => (table.scene = scene([b, c], AHEAD, 'firing'))],
  ])('end %s', (_, happens) => {
    const table = new FakeTable(scene([a, b, c], AHEAD))
    const fleet = new FleetOrders(table)
    fleet.give()
    table.scene = scene([b, c], AHEAD)
    happens(table)
    fleet.follow()
    expect([table.sailed, fleet.isFollowed]).toEqual([['a to 2,0'], false])
  })

  it('are not for pieces that could not follow when they were given', () => {
    const table = new FakeTable(scene([a, b, c], AHEAD.slice(0, 3)))
    const fleet = new FleetOrders(table)
    fleet.give()
    table.scene = scene([c], AHEAD)
    fleet.follow()
    expect([table.sailed, fleet.isFollowed]).toEqual([['a to 2,0'], false])
  })

  it('wait while the player cannot act', () => {
    const table = new FakeTable(scene([a, b, c], AHEAD))
    const fleet = new FleetOrders(table)
    fleet.give()
    table.canAct = false
    table.scene = scene([b, c], AHEAD)
    fleet.follow()
    expect([table.sailed.length, fleet.isFollowed]).toEqual([1, true])
  })

  it('are not given to a single piece', () => {
    const fleet = new FleetOrders(new FakeTable(scene([a], AHEAD)))
    expect([fleet.straight, fleet.give(), fleet.isFollowed]).toEqual([[], false, false])
  })

  it('are undone together: all moves go back to the ply before the first one', () => {
    const fleet = new FleetOrders(new FakeTable(scene([a, b], AHEAD)))
    expect(fleet.undonePly(7)).toBe(7)
    fleet.give()
    expect([fleet.undonePly(7), fleet.undonePly(9)]).toEqual([7, 7])
    fleet.end()
    expect(fleet.undonePly(11)).toBe(11)
  })
})
