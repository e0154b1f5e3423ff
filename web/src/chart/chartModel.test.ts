import { describe, expect, it, vi } from 'vitest'
import { openTableAlone, useFakeTable, fakeOffer, fakeScene, fakeText } from '../table/testing/fakeTable'
import type { Mark, Piece, Space, Zone } from '../api/scene'
import { ChartModel } from './chartModel.svelte'
import * as torus from './viewport/torus'

vi.mock('../api/endpoints', () => import('../table/testing/fakeEndpoints'))
vi.mock('./viewport/torus', { spy: true })
useFakeTable()

const why = fakeText('warning-calm')
const calm: Mark = { kind: 'danger', nature: 'calm', at: [[3, 2]], why }
const near: Mark = { kind: 'range', at: [[1, 1]] }
const spaces = [1, 3].map((x): Space => ({ id: `c${x}`, name: `c${x}`, at: [x, 2] }))
const card = (id: string, x: number): Piece => ({ id, art: 'card', at: [x, 1], label: fakeText(id) })

async function rolledSheet(marks: Mark[], pieces: Piece[] = []): Promise<ChartModel> {
  const offers = spaces.map(({ id }) => ({ ...fakeOffer(id), touches: [id], warning: id === 'c3' ? why : undefined }))
  const geometry = { box: [0, 0, 9, 9] as [number, number, number, number], torus: true, spaces }
  const model = await openTableAlone({ scene: fakeScene({ geometry, marks, offers, pieces }) })
  model.viewport.roll = [1.2, 0]
  return new ChartModel(model)
}

describe('ChartModel with a rolled chart', () => {
  const natures = (sheet: ChartModel) => sheet.targets.map((space) => sheet.cautionFor(space)?.nature)

  it('finds the danger of each target', async () => {
    expect(natures(await rolledSheet([calm, near]))).toEqual([undefined, 'calm'])
  })

  it('does not roll marks if no danger is marked', async () => {
    expect(natures(await rolledSheet([near]))).toEqual([undefined, ''])
    expect(torus.rollMarks).not.toHaveBeenCalled()
  })

  it('gives a covered card the same free side at every roll', async () => {
    const sheet = await rolledSheet([], [card('low', 1), card('high', 1.5)])
    expect([sheet.side('low'), sheet.side('high')]).toEqual([-1, 0])
  })
})

describe('ChartModel with a ship to steer', () => {
  const ship = (id: string, x: number): Piece => ({ id, art: 'ship', at: [x, 1], heading: 90, owner: 0, label: fakeText(id) })
  const steer = (word: string, x: number, warning?: typeof why) => ({
    move: `w1 ${word}`,
    label: fakeText(word),
    touches: ['w1', `w1/${word}`],
    at: [x, 1] as [number, number],
    warning,
  })

  it('puts no handle on a neighbour, unless it warns', async () => {
    const offers = [steer('forward', 3), steer('port', 1), steer('stop', 2.9, why)]
    const model = await openTableAlone({ scene: fakeScene({ offers, pieces: [ship('w1', 2), ship('w2', 3)] }) })
    model.press('w1')
    expect(model.handles.map(({ word }) => word)).toEqual(['forward', 'port', 'stop'])
    expect(new ChartModel(model).handles.map(({ word }) => word)).toEqual(['port', 'stop'])
  })

  it('puts no handle on another ship that can be chosen, even if it warns, since it is a button, too', async () => {
    const offers = [steer('forward', 3, why), steer('port', 1, why), { ...steer('forward', 4), move: 'w2 forward', touches: ['w2', 'w2/forward'] }]
    const model = await openTableAlone({ scene: fakeScene({ offers, pieces: [ship('w1', 2), ship('w2', 3)] }) })
    model.press('w1')
    expect(model.handles.map(({ word }) => word)).toEqual(['forward', 'port'])
    expect(new ChartModel(model).handles.map(({ word }) => word)).toEqual(['port'])
  })

  it('shows all who can attack and be attacked, or those of the selected attack', async () => {
    const attack = (by: string, target: string) => ({ move: `${by} ${target}`, label: fakeText(by), touches: [by, target] })
    const foes = [ship('y1', 6), ship('y2', 8)].map((foe) => ({ ...foe, owner: 1 }))
    const scene = fakeScene({ offers: [attack('w1', 'y1'), attack('w1', 'y2'), attack('w2', 'y2'), attack('w2', 'y1')], pieces: [ship('w1', 2), ship('w2', 3), ship('w3', 4), ...foes] })
    const model = await openTableAlone({ scene })
    const duelists = (): number[] => new ChartModel(model).duelists.map(([x]) => x)
    expect(duelists()).toEqual([2, 3, 6, 8])
    model.press('w1')
    expect(duelists()).toEqual([2, 6, 8])
  })
})

describe('ChartModel with whole ways', () => {
  const words = { text: (said?: { key: string }) => said?.key ?? '' } as never
  const way = (x: number): Mark => ({ kind: 'range', at: [[x, 2]], text: '2', moves: ['rose c1', `rose c${x}`], way: [[2, 3], [1, 2], [x, 2]], why: fakeText(`to c${x}`) })

  it('shows their ends after the places that are next, each with its cost, way and danger', async () => {
    const far = [5, 6].map((x): Space => ({ id: `c${x}`, name: `c${x}`, at: [x, 2] }))
    const offers = [{ move: 'rose c1', label: fakeText('sail'), touches: ['die/rose', 'c1'], implied: true, carries: 'ship/1' }]
    const peril: Mark = { ...calm, at: [[6, 2]] }
    const marks = [way(5), way(6), peril]
    const model = await openTableAlone({ scene: fakeScene({ geometry: { box: [0, 0, 9, 9], spaces: [...far, ...spaces] }, offers, marks }) })
    const sheet = new ChartModel(model)
    expect(sheet.targets.map(({ id }) => id)).toEqual(['c1', 'c5', 'c6'])
    expect(sheet.targets.map(({ at }) => sheet.cost(at))).toEqual(['', '2', '2'])
    expect(sheet.targets.map((space) => sheet.cautionFor(space)?.nature)).toEqual([undefined, undefined, 'calm'])
    expect(sheet.touchLabel('c6', 'c6', words)).toBe('to c6 warning-calm')
    model.aimedPlace = 'c5'
    expect(sheet.marks.find(({ kind }) => kind === 'route')?.at).toEqual([[2, 3], [1, 2], [5, 2]])
    model.press('die/storm')
    model.gather(true)
    expect(sheet.targets).toEqual([])
    expect(sheet.marks).toEqual([])
  })
})

describe('ChartModel looking for what matters', () => {
  const piece = (id: string, x: number, flags: string[] = []): Piece => ({ id, art: 'ship', at: [x, 1], label: fakeText(id), flags })
  const die = { id: 'die/whirl#1', art: 'die', label: fakeText('die') }
  const zones: Zone[] = [{ id: 'dice', kind: 'tray', title: fakeText('dice'), dice: [die] }]

  it('looks at the piece moving, and at what can be done with a die when it is chosen', async () => {
    const offers = ['w1', 'w2'].map((id) => ({ ...fakeOffer(id), touches: ['die/whirl', id] }))
    const pieces = [piece('w1', 2), piece('w2', 4), piece('ship', 7, ['now'])]
    const model = await openTableAlone({ scene: fakeScene({ offers, pieces, zones }) })
    expect(new ChartModel(model).focalPoint).toEqual([7, 1])
    model.press('die/whirl#1')
    expect(new ChartModel(model).focalPoint).toEqual([2, 1])
  })
})

it('costOf tells over how many fields a move goes that leads to a place, if they are several', async () => {
  const offers = spaces.map(({ id }, i) => ({ ...fakeOffer(id), label: { key: 'send', args: { fields: i + 1 } }, touches: ['whirl', id] }))
  const piece: Piece = { id: 'whirl', art: 'whirl', at: [2, 2], label: fakeText('whirl') }
  const model = await openTableAlone({ scene: fakeScene({ geometry: { box: [0, 0, 9, 9], spaces }, offers, pieces: [piece] }) })
  const chart = new ChartModel(model)
  model.press('whirl')
  expect(chart.targets.map((space) => [space.id, chart.costOf(space)])).toEqual([['c1', ''], ['c3', '2']])
})
