import { expect, test } from 'vitest'
import type { Fact } from '../api/scene'
import type { Translator } from '../i18n/translator'
import { factLegend } from './factLegend'

const translator = { text: ({ key, args }: Fact['label']) => (args?.count === 1 ? key : `${key}s`) } as unknown as Translator
const fact = (art: string, count: number): Fact => ({ art, value: String(count), label: { key: art, args: { count } } })

test('each picture is explained once, in the plural where there is one', () => {
  const seats = [{ facts: [fact('barrel', 1), fact('card', 1)] }, { facts: [fact('barrel', 3), fact('card', 1)] }, {}]
  expect(factLegend(translator, seats)).toEqual([
    { art: 'barrel', words: 'barrels' },
    { art: 'card', words: 'card' },
  ])
})
