import { expect, it } from 'vitest'
import { changedByVariant, drawingRows, joinDrawing, linkedVariant, printedNumbers, tableOptions, variantHref, variantName } from './gameNumbers'
import { toyGame } from './testing/toyGame'

const game = toyGame({
  numbers: [
    { id: 'dice_number', printed: 4, low: 1, high: 6, paragraph: '§6' },
    { id: 'price', printed: 3, low: 0, high: 9, paragraph: '§7' },
  ],
  drawings: [{ id: 'board_drawing', paragraph: '§3' }],
})

it('changedByVariant are numbers that differ from print, and drawings', () => {
  expect(changedByVariant(game, { dice_number: 5, price: 3 })).toEqual(['dice_number'])
  expect(changedByVariant(game, { board_drawing: '..J.', price: 4 })).toEqual(['price', 'board_drawing'])
  expect(changedByVariant(game, { board_drawing: '' })).toEqual([])
})

it('a drawing is sent without blanks and read in rows', () => {
  expect(joinDrawing('..\nJ .\n')).toBe('..J.')
  expect(drawingRows('..J.')).toBe('..\nJ.')
  expect(drawingRows('..J')).toBe('..J')
  expect(drawingRows('')).toBe('')
})

it('tableOptions drops a name without a changed number', () => {
  expect(tableOptions(game, { variant: 'five-dice', short: true, dice_number: 4 })).toEqual({ short: true, dice_number: 4 })
  expect(tableOptions(game, { variant: 'five-dice', dice_number: 5 })).toEqual({ variant: 'five-dice', dice_number: 5 })
})

it('printedNumbers keeps the house rules', () => {
  const values = { variant: 'five-dice', dice_number: 5, board_drawing: '..J.', short: true }

  expect(printedNumbers(game, values)).toEqual({ short: true })
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

it('a link carries a drawing, whatever its signs', () => {
  const values = { variant: 'drawn', board_drawing: '>v^<#.J&' }

  expect(linkedVariant(game, variantHref(game, values))).toEqual(values)
})
