/** What this browser was shown and has added while a match went on, so that the end can be compared with it. */
import { remember, remembered } from '../settings/settings.svelte'
import { freshKey } from '../wire/http'
import type { Dice } from '../wire/table'
import type { Remembered } from './luck'

const place = (table: string): string => `spielhafen.dice.${table}`

export const knownDice = (table: string): Remembered | null => remembered<Remembered | null>(place(table), null)

/** The promise that was shown first counts, whatever is shown later; one that comes with the key is none any more. */
export function noteDice(table: string, dice: Dice): Remembered {
  const known = knownDice(table)
  if (known) return known
  const fresh = { commitment: dice.commitment, salts: {} }
  if (dice.key === undefined) remember(place(table), fresh)
  return fresh
}

/** What this browser adds for a seat: 128 random bits, made once. */
export function saltFor(table: string, seat: number, dice: Dice): string {
  const known = noteDice(table, dice)
  known.salts[seat] ??= freshKey()
  remember(place(table), known)
  return known.salts[seat]
}
