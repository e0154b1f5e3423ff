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

it('begins with the table that is laid, and goes no further than its tables', () => {
  const model = example('first', 'second')
  expect(model.scene?.status.round.key).toBe('first')
  model.goTo(1)
  expect(model.scene?.status.round.key).toBe('second')
  model.goTo(2)
  model.goTo(-1)
  expect(model.scene?.status.round.key).toBe('second')
})

it('a duel that was put away lies open again on another table', () => {
  const model = example('first', 'second')
  model.closedDuel = 'this one'
  model.goTo(1)
  expect(model.closedDuel).toBe('')
})

it('what several captains may do is told of each of them', () => {
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

it('nothing on it can be played', () => {
  const model = example('first')
  model.press('card/N7')
  expect(model.chosen).toEqual([])
  expect(model.play('N7')).toBe(false)
})

it('a reckoning is shown where it tells something that was not so before', () => {
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

it('of the reckonings of past rounds only the newest is shown', () => {
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
