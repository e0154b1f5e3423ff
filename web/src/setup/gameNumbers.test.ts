import { expect, it } from 'vitest'
import { changedNumbers, linkedVariant, printedNumbers, tableOptions, variantHref, variantName } from './gameNumbers'
import { toyGame } from './testing/toyGame'

const game = toyGame({
  numbers: [
    { id: 'dice_number', printed: 4, low: 1, high: 6, paragraph: '§6' },
    { id: 'price', printed: 3, low: 0, high: 9, paragraph: '§7' },
  ],
})

it('changedNumbers are those that differ from print', () => {
  expect(changedNumbers(game, { dice_number: 5, price: 3 }).map(({ id }) => id)).toEqual(['dice_number'])
  expect(changedNumbers(game, {})).toEqual([])
})

it('tableOptions drops a name without a changed number', () => {
  expect(tableOptions(game, { variant: 'five-dice', short: true, dice_number: 4 })).toEqual({ short: true, dice_number: 4 })
  expect(tableOptions(game, { variant: 'five-dice', dice_number: 5 })).toEqual({ variant: 'five-dice', dice_number: 5 })
})

it('printedNumbers keeps the house rules', () => {
  expect(printedNumbers(game, { variant: 'five-dice', dice_number: 5, short: true })).toEqual({ short: true })
})

it('variantName makes a name of what was written', () => {
  expect(variantName('Five dice!')).toBe('five-dice')
  expect(variantName('  Fünf Würfel ')).toBe('fünf-würfel')
  expect(variantName('a'.repeat(40))).toHaveLength(30)
})

it('a link carries the variant', () => {
  const values = { variant: 'five-dice', dice_number: 5, price: 3 }

  expect(variantHref(game, values)).toBe('#/new?game=toy&variant=five-dice&dice_number=5')
  expect(linkedVariant(game, variantHref(game, values))).toEqual({ variant: 'five-dice', dice_number: 5 })
  expect(linkedVariant(game, '#/new?game=toy&dice_number=7&variant=x')).toEqual({})
  expect(linkedVariant(game, '#/new?game=toy')).toEqual({})
})
