/** What this browser saw and contributed of the dice, for the check at the end. */
import { saveForTable, loadForTable } from '../settings/tableStorage'
import { randomKey } from '../api/http'
import type { ChanceInfo } from '../api/messages'
import type { DiceRecord } from './verifiableRng'

/** format before a seat could have several salts */
type StoredRecord = DiceRecord | { commitment: string; salts: Record<string, string> }

export function loadDiceRecord(table: string): DiceRecord | null {
  const kept = loadForTable<StoredRecord | null>(table, 'dice', null)
  if (!kept) return null
  const salts = Object.entries(kept.salts).map(([seat, made]) => [seat, [made].flat()])
  return { commitment: kept.commitment, salts: Object.fromEntries(salts) }
}

/** Record the first commitment shown; one that arrives with the key is worthless. */
export function recordCommitment(table: string, dice: ChanceInfo): DiceRecord {
  const known = loadDiceRecord(table)
  if (known) return known
  const fresh = { commitment: dice.commitment, salts: {} }
  if (dice.key === undefined) saveForTable(table, 'dice', fresh)
  return fresh
}

/** Salt of this browser for a seat: 128 random bits, made once. */
export function ownSalt(table: string, seat: number, dice: ChanceInfo): string {
  const [made = randomKey()] = recordCommitment(table, dice).salts[seat] ?? []
  recordSalt(table, seat, made, dice)
  return made
}

/** Record a salt; repeated after sending, since another page may have overwritten it. */
export function recordSalt(table: string, seat: number, salt: string, dice: ChanceInfo): void {
  const known = recordCommitment(table, dice)
  const made = known.salts[seat] ?? []
  if (made.includes(salt)) return
  known.salts[seat] = [...made, salt]
  saveForTable(table, 'dice', known)
}

/** Forget the salts of seats that are no longer ours: others have contributed by then. */
export function dropForeignSalts(table: string, mine: readonly number[]): void {
  const known = loadDiceRecord(table)
  const kept = Object.entries(known?.salts ?? {}).filter(([seat]) => mine.includes(Number(seat)))
  if (known && kept.length < Object.keys(known.salts).length)
    saveForTable(table, 'dice', { ...known, salts: Object.fromEntries(kept) })
}
