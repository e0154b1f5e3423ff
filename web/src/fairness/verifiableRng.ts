/**
 * Port of `spielhafen.core.verifiable_rng`.
 * Recomputes every draw from the revealed key and the salts.
 */
import type { Proof } from '../api/messages'
import { hmac, sha256 } from './sha256'

const WORD = 8
const RANGE = 1n << BigInt(8 * WORD)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const toHex = (all: Uint8Array): string =>
  Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Commitment published before the first draw. */
export function keyCommitment(key: string): string {
  const before = bytes('spielhafen luck:')
  return toHex(sha256(Uint8Array.from([...before, ...fromHex(key)])))
}

/** Key of a match, mixed with the salts of its seats. */
export function saltedKey(key: string, salts: Record<string, string>): Uint8Array {
  const added = Object.keys(salts)
    .sort((a, b) => Number(a) - Number(b))
    .map((seat) => `${seat}:${salts[seat]}`)
  return added.length ? hmac(fromHex(key), bytes(`spielhafen seats ${added.join(',')}`)) : fromHex(key)
}

/** Numbers of a draw: `next(n)` is uniform from 0 to n − 1. */
export function drawNumbers(key: Uint8Array, draw: number): (n: number) => number {
  const words = wordsOf(key, draw)
  return (n) => {
    const limit = (RANGE / BigInt(n)) * BigInt(n)
    for (;;) {
      const word = words.next().value as bigint
      if (word < limit) return Number(word % BigInt(n))
    }
  }
}

function* wordsOf(key: Uint8Array, draw: number): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(hmac(key, bytes(`${draw}:${block}`)).buffer)
    for (let at = 0; at < view.byteLength; at += WORD) yield view.getBigUint64(at)
  }
}

/** What this browser saw of the dice during the match. */
export interface DiceRecord {
  commitment: string
  /** own salts by seat; two pages of one browser may each have made one */
  salts: Record<string, string[]>
}

export interface ProofResult {
  /** the key matches the commitment */
  keyMatches: boolean
  /** the commitment is the one shown at the start; null: not seen */
  commitmentMatches: boolean | null
  /** own salts were used; null: none were sent */
  ownSaltsUsed: boolean | null
  /** first draw that the key does not explain */
  firstWrongPly: number | null
}

/** Check a proof. Seats no longer in `mine` were salted by others. */
export function checkProof(proof: Proof, known: DiceRecord | null, mine: readonly number[]): ProofResult {
  const key = saltedKey(proof.key, proof.salts)
  const wrong = proof.draws.find(({ number, rolls, is_correct }) => {
    const next = drawNumbers(key, number)
    return !is_correct || rolls.some(([n, rolled]) => next(n) !== rolled)
  })
  const own = Object.entries(known?.salts ?? {}).filter(([seat]) => mine.includes(Number(seat)))
  return {
    keyMatches: keyCommitment(proof.key) === proof.commitment,
    commitmentMatches: known ? known.commitment === proof.commitment : null,
    ownSaltsUsed: own.length ? own.every(([seat, salts]) => salts.includes(proof.salts[seat] ?? '')) : null,
    firstWrongPly: wrong ? wrong.ply : null,
  }
}
