/** What this browser was shown and has added while a match went on, so that the end can be compared with it. */
import { saveForTable, loadForTable } from '../settings/tableStorage'
import { randomKey } from '../api/http'
import type { DicePledge } from '../api/messages'
import type { DiceRecord } from './verifiableRng'

/** as it was kept before a seat could have several */
type StoredRecord = DiceRecord | { commitment: string; salts: Record<string, string> }

export function loadDiceRecord(table: string): DiceRecord | null {
  const kept = loadForTable<StoredRecord | null>(table, 'dice', null)
  if (!kept) return null
  const salts = Object.entries(kept.salts).map(([seat, made]) => [seat, [made].flat()])
  return { commitment: kept.commitment, salts: Object.fromEntries(salts) }
}

/** The promise that was shown first counts, whatever is shown later; one that comes with the key is none any more. */
export function recordCommitment(table: string, dice: DicePledge): DiceRecord {
  const known = loadDiceRecord(table)
  if (known) return known
  const fresh = { commitment: dice.commitment, salts: {} }
  if (dice.key === undefined) saveForTable(table, 'dice', fresh)
  return fresh
}

/** What this browser adds for a seat: 128 random bits, made once. */
export function ownSalt(table: string, seat: number, dice: DicePledge): string {
  const [made = randomKey()] = recordCommitment(table, dice).salts[seat] ?? []
  recordSalt(table, seat, made, dice)
  return made
}

/** It was made here; said again when it was added, for another page may have written over it meanwhile. */
export function recordSalt(table: string, seat: number, salt: string, dice: DicePledge): void {
  const known = recordCommitment(table, dice)
  const made = known.salts[seat] ?? []
  if (made.includes(salt)) return
  known.salts[seat] = [...made, salt]
  saveForTable(table, 'dice', known)
}

/** What was made for seats that are no longer one's own counts no more: when one comes back to them, others have added. */
export function dropForeignSalts(table: string, mine: readonly number[]): void {
  const known = loadDiceRecord(table)
  const kept = Object.entries(known?.salts ?? {}).filter(([seat]) => mine.includes(Number(seat)))
  if (known && kept.length < Object.keys(known.salts).length)
    saveForTable(table, 'dice', { ...known, salts: Object.fromEntries(kept) })
}
