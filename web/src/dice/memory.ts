/** What this browser was shown and has added while a match went on, so that the end can be compared with it. */
import { keepOf, keptOf } from '../settings/tables'
import { freshKey } from '../wire/http'
import type { Dice } from '../wire/table'
import type { Remembered } from './luck'

export const knownDice = (table: string): Remembered | null => keptOf<Remembered | null>(table, 'dice', null)

/** The promise that was shown first counts, whatever is shown later; one that comes with the key is none any more. */
export function noteDice(table: string, dice: Dice): Remembered {
  const known = knownDice(table)
  if (known) return known
  const fresh = { commitment: dice.commitment, salts: {} }
  if (dice.key === undefined) keepOf(table, 'dice', fresh)
  return fresh
}

/** What this browser adds for a seat: 128 random bits, made once. */
export function saltFor(table: string, seat: number, dice: Dice): string {
  const known = noteDice(table, dice)
  known.salts[seat] ??= freshKey()
  keepOf(table, 'dice', known)
  return known.salts[seat]
}
