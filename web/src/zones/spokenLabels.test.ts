import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { Translator } from '../i18n/translator'
import { spokenFact } from './spokenLabels'

const translator = new Translator('en', [
  new FluentResource(`
fact-points = points: { $points }
fact-gold = gold: { $gold }, and { $income } more at the end of the round
fact-tokens = tokens carried: { $carried }
fact-afloat = { $count ->
    [one] ship afloat
   *[other] ships afloat
}
fact-damage = damage in round 13
fact-saved = saved for more
`),
])

it.each([
  ['3', { key: 'fact-points', args: { points: 3 } }, 'points: 3'],
  ['4+7', { key: 'fact-gold', args: { gold: 4, income: 7 } }, 'gold: 4, and 7 more at the end of the round'],
  ['2+1', { key: 'fact-tokens', args: { carried: 2 } }, 'tokens carried: 2'],
  ['1', { key: 'fact-afloat', args: { count: 1 } }, '1 ship afloat'],
  ['3', { key: 'fact-damage', args: {} }, '3 damage in round 13'],
  ['+2', { key: 'fact-saved', args: {} }, '+2 saved for more'],
])('spokenFact reads the value %s once', (value, label, said) => {
  expect(spokenFact(translator, { art: 'coin', value, label })).toBe(said)
})
