import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Mark, Scene } from '../../api/scene'
import { fakeLine, fakeScene, fakeText } from '../testing/fakeTable'
import { Highlights } from './highlights.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shot: Mark = { kind: 'shot', at: [[0, 0], [2, 1]] }
const aimed = fakeScene({ marks: [shot] })
const lines = [{ ...fakeLine(6), is_heading: true }, fakeLine(7)]

it('a missed shot is shown with its line, without the heading of the next turn, until it has been read', () => {
  const shown = new Highlights()
  shown.follow(aimed, { ply: 5, scene: fakeScene(), log: lines })
  expect(shown.impacts.map(({ result }) => result)).toEqual(['miss'])
  expect(shown.lines).toEqual([fakeLine(7).text])
  shown.follow(fakeScene(), { ply: 6, scene: fakeScene(), log: [fakeLine(8)] })
  expect(shown.lines).toEqual([fakeLine(7).text])
  vi.advanceTimersByTime(3000)
  expect([shown.impacts, shown.lines]).toEqual([[], []])
})

it('the next shot replaces what the last one did', () => {
  const shown = new Highlights()
  shown.follow(aimed, { ply: 5, scene: fakeScene(), log: lines })
  shown.follow(fakeScene(), { ply: 6, scene: aimed, log: [] })
  expect([shown.impacts, shown.lines]).toEqual([[], []])
})

it('what was fired before the table was opened is not news', () => {
  const shown = new Highlights()
  shown.follow(undefined, { ply: 5, scene: fakeScene(), log: lines })
  expect(shown.impacts).toEqual([])
})

it('what comes into the own hand is told if it is weighty, until it has been read or the seat changes', () => {
  const hand = (...ids: string[]) => fakeScene({ zones: [{ id: 'own', kind: 'hand', title: fakeText('own'), cards: ids.map((id) => ({ id, label: fakeText(id) })) }] })
  const find = { ...fakeLine(7), importance: 'weighty' as const }
  const shown = new Highlights()
  shown.follow(hand('a'), { ply: 7, scene: hand('a'), log: [find] })
  shown.follow(hand(), { ply: 7, scene: hand('a'), log: [fakeLine(7)] })
  expect(shown.lines).toEqual([])
  shown.follow(hand('a'), { ply: 7, scene: hand('a', 'b'), log: [fakeLine(6), find] })
  expect([shown.lines, shown.impacts]).toEqual([[find.text], []])
  shown.clear()
  expect(shown.lines).toEqual([])
})

const purse = (faces: string[], note: string, offers: Scene['offers'] = []) =>
  fakeScene({ offers, zones: [{ id: 'own', kind: 'hand', title: fakeText('own'), note: fakeText(note), cards: faces.map((index, i) => ({ id: `own/${i}`, label: fakeText(index), face: { index } })) }] })
const weighty = { ...fakeLine(7), importance: 'weighty' as const }

it('a single card that comes is shown with its picture and what there is then, whatever its place', () => {
  const shown = new Highlights()
  shown.follow(purse(['2', '3'], 'five'), { ply: 7, scene: purse(['1', '2', '3'], 'six'), log: [weighty] })
  expect([shown.news?.card?.face?.index, shown.news?.note, shown.news?.lost]).toEqual(['1', fakeText('six'), false])
  vi.advanceTimersByTime(2500)
  expect(shown.lines).toEqual([weighty.text])
  vi.advanceTimersByTime(2500)
  expect([shown.news, shown.lines]).toEqual([null, []])
})

it('several cards that come at once are told without a picture', () => {
  const shown = new Highlights()
  shown.follow(purse([], 'none'), { ply: 7, scene: purse(['1', '2'], 'three'), log: [weighty] })
  expect([shown.news, shown.lines]).toEqual([null, [weighty.text]])
})

it('a card that is taken from the viewer is shown as lost, but not one that the viewer plays', () => {
  const shown = new Highlights()
  const offer = { move: 'play 2', label: fakeText('play'), touches: ['own/0'] }
  shown.follow(purse(['2', '3'], 'five', [offer]), { ply: 7, scene: purse(['3'], 'three'), log: [weighty] })
  expect(shown.lines).toEqual([])
  shown.follow(purse(['2', '3'], 'five'), { ply: 8, scene: purse(['3'], 'three'), log: [weighty] })
  expect([shown.news?.card?.face?.index, shown.news?.note, shown.news?.lost]).toEqual(['2', fakeText('three'), true])
})

it('what the viewer could not have played is lost, too, as by what follows from the end of the turn', () => {
  const shown = new Highlights()
  const end = { move: 'stop', label: fakeText('stop'), touches: ['ship/0'] }
  shown.follow(purse(['2', '3', '4'], 'nine', [end]), { ply: 7, scene: purse(['4'], 'four'), log: [weighty] })
  expect([shown.news, shown.lines]).toEqual([{ lost: true, note: fakeText('four') }, [weighty.text]])
  const play = { ...end, touches: ['own/0'] }
  const played = new Highlights()
  played.follow(purse(['2', '3'], 'five', [play]), { ply: 7, scene: purse(['3'], 'three'), log: [weighty] })
  expect(played.news).toBeNull()
})

it('the note of the hand is said again only if it has changed', () => {
  const shown = new Highlights()
  shown.follow(purse(['2'], 'gold'), { ply: 7, scene: purse(['2', '3'], 'gold'), log: [weighty] })
  expect([shown.news?.card?.face?.index, shown.news?.note]).toEqual(['3', null])
})

it('cards of a hand that goes away altogether are not lost', () => {
  const shown = new Highlights()
  shown.follow(purse(['2'], 'two'), { ply: 7, scene: fakeScene(), log: [weighty] })
  expect(shown.lines).toEqual([])
})

it('the picture of a piece is shown when it is turned up in its place or taken by a player', () => {
  const disc = (art: string) => fakeScene({ pieces: [{ id: 'disc/1', art, at: [0, 0], label: fakeText('disc') }] })
  const facts = (...arts: string[]) => [{ facts: arts.map((art) => ({ art, value: '1', label: fakeText(art) })) }]
  const shown = new Highlights()
  shown.follow(disc('disc'), { ply: 7, scene: disc('disc-sea'), log: [fakeLine(7)] })
  expect([shown.news, shown.lines]).toEqual([null, []])
  shown.follow(disc('disc'), { ply: 7, scene: disc('disc-sea'), log: [weighty] })
  expect([shown.news?.picture, shown.lines]).toEqual(['disc-sea', [weighty.text]])
  shown.follow({ ...disc('disc'), seats: facts('barrel') }, { ply: 8, scene: { ...fakeScene(), seats: facts('barrel', 'disc-home') }, log: [weighty] })
  expect(shown.news?.picture).toBe('disc-home')
})

it('a ship that changes its picture, or is lost, is not turned up', () => {
  const ship = (art: string) => fakeScene({ pieces: [{ id: 'ship/1', art, at: [0, 0], owner: 0, label: fakeText('ship') }] })
  const shown = new Highlights()
  shown.follow(ship('ship'), { ply: 7, scene: ship('ship-bare'), log: [weighty] })
  shown.follow(ship('ship'), { ply: 8, scene: fakeScene(), log: [weighty] })
  expect([shown.news, shown.lines]).toEqual([null, []])
})
