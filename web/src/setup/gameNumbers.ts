/** The numbers of a game and the variants that change them. */
import { newTableHref } from '../browser/router.svelte'
import type { GameInfo, OptionValues } from '../api/messages'

/** the option that names a variant */
export const VARIANT = 'variant'
/** as on the server */
const MAX_NAME = 30

export type GameNumber = GameInfo['numbers'][number]

/** Numbers that differ from print, in order. */
export const changedNumbers = (game: GameInfo, values: OptionValues): GameNumber[] =>
  game.numbers.filter(({ id, printed }) => (values[id] ?? printed) !== printed)

/** The options of a table: a name without a changed number is dropped. */
export function tableOptions(game: GameInfo, values: OptionValues): OptionValues {
  const { [VARIANT]: name, ...rest } = values
  return name && changedNumbers(game, values).length ? { [VARIANT]: name, ...rest } : rest
}

/** The same values with all numbers as printed. */
export function printedNumbers(game: GameInfo, values: OptionValues): OptionValues {
  const numbers = new Set([VARIANT, ...game.numbers.map(({ id }) => id)])
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
  for (const { id } of changedNumbers(game, values)) query.set(id, String(values[id]))
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
  const name = variantName(query.get(VARIANT) ?? '')
  return name && changedNumbers(game, found).length ? { [VARIANT]: name, ...found } : found
}
