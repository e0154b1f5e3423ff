/** The numbers and drawings of a game and the variants that change them. */
import { newTableHref } from '../browser/router.svelte'
import type { GameInfo, OptionValues } from '../api/messages'

/** the option that names a variant */
export const VARIANT = 'variant'
/** as on the server */
const MAX_NAME = 30
const MAX_SIGNS = 4000

export type GameNumber = GameInfo['numbers'][number]

/** What a variant changes: numbers that differ from print, then drawings. */
export const changedByVariant = (game: GameInfo, values: OptionValues): string[] => [
  ...game.numbers.filter(({ id, printed }) => (values[id] ?? printed) !== printed).map(({ id }) => id),
  ...game.drawings.filter(({ id }) => values[id]).map(({ id }) => id),
]

/** A drawing as it is sent: its signs without blanks. */
export const joinDrawing = (written: string): string => written.replace(/\s+/gu, '').slice(0, MAX_SIGNS)

/** A drawing of a square board in rows, as it is read. */
export function drawingRows(signs: string): string {
  const side = Math.round(Math.sqrt(signs.length))
  return side * side === signs.length && side ? (signs.match(new RegExp(`.{${side}}`, 'gu')) ?? []).join('\n') : signs
}

/** The options of a table: a name without a changed number is dropped. */
export function tableOptions(game: GameInfo, values: OptionValues): OptionValues {
  const { [VARIANT]: name, ...rest } = values
  return name && changedByVariant(game, values).length ? { [VARIANT]: name, ...rest } : rest
}

/** The same values with all numbers as printed, and nothing drawn. */
export function printedNumbers(game: GameInfo, values: OptionValues): OptionValues {
  const numbers = new Set([VARIANT, ...[...game.numbers, ...game.drawings].map(({ id }) => id)])
  return Object.fromEntries(Object.entries(values).filter(([id]) => !numbers.has(id)))
}

/** What was written as the name of a variant, as it may be: “Five dice” is five-dice. */
export const variantName = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '')

/** A link to the set-up of this variant. */
export function variantHref(game: GameInfo, values: OptionValues): string {
  const query = new URLSearchParams()
  if (values[VARIANT]) query.set(VARIANT, String(values[VARIANT]))
  for (const id of changedByVariant(game, values)) query.set(id, String(values[id]))
  return `${newTableHref(game.id)}&${query}`
}

/** The variant that a link to a set-up names; numbers beyond their bounds are left out. */
export function linkedVariant(game: GameInfo, hash: string): OptionValues {
  const query = new URLSearchParams(hash.split('?')[1] ?? '')
  const found: OptionValues = {}
  for (const { id, low, high } of game.numbers) {
    const value = Number(query.get(id))
    if (query.has(id) && Number.isInteger(value) && low <= value && value <= high) found[id] = value
  }
  for (const { id } of game.drawings) {
    const drawn = joinDrawing(query.get(id) ?? '')
    if (drawn) found[id] = drawn
  }
  const name = variantName(query.get(VARIANT) ?? '')
  return name && changedByVariant(game, found).length ? { [VARIANT]: name, ...found } : found
}
