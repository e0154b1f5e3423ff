import { expect, it } from 'vitest'
import { fakeScene, fakeText } from '../table/testing/fakeTable'
import type { Zone } from '../api/scene'
import type { Caption, ExampleStep } from '../api/messages'
import { captionsBySeat, ExampleModel } from './exampleModel.svelte'

const moment = (round: string): ExampleStep => ({
  scene: fakeScene({ status: { round: fakeText(round), phase: fakeText('phase'), prompt: fakeText('prompt') } }),
  actors: [],
  captions: [],
})

function example(...rounds: string[]): ExampleModel {
  const model = new ExampleModel()
  model.steps = rounds.map(moment)
  return model
}

it('ExampleModel begins with the first step and stays within its steps', () => {
  const model = example('first', 'second')
  expect(model.scene?.status.round.key).toBe('first')
  model.goTo(1)
  expect(model.scene?.status.round.key).toBe('second')
  model.goTo(2)
  model.goTo(-1)
  expect(model.scene?.status.round.key).toBe('second')
})

it('ExampleModel opens a closed duel again at another step', () => {
  const model = example('first', 'second')
  model.closedDuel = 'this one'
  model.goTo(1)
  expect(model.closedDuel).toBe('')
})

it('captionsBySeat groups captions by the seat that they are about', () => {
  const caption = (kind: Caption['kind'], seat: number | null, key: string): Caption => ({
    kind,
    seat,
    text: fakeText(key),
    paragraph: '',
    move: '',
  })
  const captions = [
    caption('told', 0, 'bid'),
    caption('offered', 1, 'one'),
    caption('offered', 0, 'none'),
    caption('offered', 1, 'two'),
    caption('possible', null, 'storm'),
  ]
  expect(captionsBySeat(captions, 'offered').map(([seat, texts]) => [seat, texts.map(({ key }) => key)])).toEqual([
    [1, ['one', 'two']],
    [0, ['none']],
  ])
  expect(captionsBySeat(captions, 'possible')).toEqual([[null, [fakeText('storm')]]])
})

it('ExampleModel plays no moves', () => {
  const model = example('first')
  model.press('card/N7')
  expect(model.chosen).toEqual([])
  expect(model.play('N7')).toBe(false)
})

it('ExampleModel shows a score sheet only where it has changed', () => {
  const sheet = (id: string): Zone => ({
    id,
    kind: 'sheet',
    title: fakeText(id),
    sheet: { columns: [], rows: [] } as unknown as Zone['sheet'],
  })
  const model = new ExampleModel()
  const zones = [[sheet('score')], [sheet('score'), sheet('round 1')]]
  model.steps = zones.map((zones) => ({ scene: fakeScene({ zones }), actors: [], captions: [] }))
  expect(model.sheets).toEqual([])
  model.goTo(1)
  expect(model.sheets.map(({ id }) => id)).toEqual(['round 1'])
})

it('ExampleModel shows only the newest of several past score sheets', () => {
  const sheets: Zone[] = ['round 2', 'round 1', 'score'].map((id) => ({
    id,
    kind: 'sheet',
    title: fakeText(id),
    past: id !== 'score',
  }))
  const model = new ExampleModel()
  model.steps = [{ scene: fakeScene({ zones: sheets }), actors: [], captions: [] }]
  expect(model.sheets.map(({ id }) => id)).toEqual(['round 2', 'score'])
})
