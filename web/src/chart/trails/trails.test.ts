import { expect, it } from 'vitest'
import type { Piece, Scene, Space } from '../../api/scene'
import { fakeScene, fakeText } from '../../table/testing/fakeTable'
import { extendTrails } from './trails'

const ship = (id: string, x: number, parts: Partial<Piece> = {}): Piece => ({ id, art: 'ship', at: [x, 0], label: fakeText(id), owner: 1, ...parts })
const at = (...pieces: Piece[]): Scene => fakeScene({ pieces })

it('extendTrails follows a piece from place to place, in the colour of its owner', () => {
  const first = extendTrails([], at(ship('a', 0), ship('b', 5)), at(ship('a', 1), ship('b', 5)), 2)
  expect(first).toMatchObject([{ id: 'a', seat: 1, art: 'ship', at: [[0, 0], [1, 0]] }])
  const second = extendTrails(first, at(ship('a', 1)), at(ship('a', 3)), 2)
  expect(second[0]!.at).toEqual([[0, 0], [1, 0], [3, 0]])
  expect(extendTrails(second, at(ship('a', 3)), at(ship('a', 3)), 2)).toEqual(second)
})

it('extendTrails gives a piece without an owner the colour of the seat that moved it, and leaves out cards', () => {
  const before = at(ship('whirl', 0, { owner: undefined }), ship('card', 0, { art: 'card' }))
  const now = at(ship('whirl', 1, { owner: undefined }), ship('card', 1, { art: 'card' }))
  expect(extendTrails([], before, now, 2).map(({ id, seat }) => [id, seat])).toEqual([['whirl', 2]])
})

it('extendTrails marks what appeared and tiles that were laid', () => {
  expect(extendTrails([], at(), at(ship('a', 4)), 2)).toMatchObject([{ id: 'a', art: '', at: [[4, 0]] }])
  const space = (id: string, edges = ''): Space => ({ id, name: id, at: [1, 1], edges })
  const sheet = (...spaces: Space[]): Scene => fakeScene({ geometry: { box: [0, 0, 5, 5], spaces } })
  expect(extendTrails([], sheet(space('A1'), space('A2')), sheet(space('A1', '~~##'), space('A2')), 2)).toMatchObject([{ id: 'A1', seat: 2, at: [[1, 1]] }])
})

it('extendTrails marks no board that was laid ready', () => {
  const sheet = (edges: string): Scene => fakeScene({ geometry: { box: [0, 0, 9, 1], spaces: Array.from({ length: 9 }, (_, x): Space => ({ id: `A${x}`, name: `A${x}`, at: [x, 0], edges })) } })
  expect(extendTrails([], sheet(''), sheet('~~##'), 2)).toEqual([])
})

it('extendTrails begins anew when another part of the game begins', () => {
  const { status } = fakeScene()
  const laying: Scene = { ...at(ship('a', 0)), status: { ...status, aim: fakeText('lay') } }
  const trails = extendTrails([], laying, { ...laying, ...at(ship('a', 1)), status: laying.status }, 1)
  expect(trails).toHaveLength(1)
  expect(extendTrails(trails, laying, at(ship('a', 1), ship('b', 2)), 1)).toEqual([])
})

it('extendTrails does not join the ways of pieces that one after another have the same id', () => {
  const hand = (x: number, owner: number): Piece => ship('hand', x, { owner })
  let trails = extendTrails([], at(ship('group', 2)), at(hand(2, 1)), 1)
  expect(trails).toEqual([])
  trails = extendTrails(trails, at(hand(2, 1)), at(hand(3, 1)), 1)
  trails = extendTrails(trails, at(hand(3, 1), ship('other', 8)), at(ship('there', 3), hand(8, 1)), 1)
  trails = extendTrails(trails, at(hand(8, 1)), at(hand(9, 1)), 1)
  trails = extendTrails(trails, at(hand(9, 1)), at(hand(4, 2)), 2)
  trails = extendTrails(trails, at(hand(4, 2)), at(hand(5, 2)), 2)
  expect(trails.map(({ seat, at: way }) => [seat, way.map(([x]) => x)])).toEqual([
    [1, [2, 3]],
    [1, [8, 9]],
    [2, [4, 5]],
  ])
})
