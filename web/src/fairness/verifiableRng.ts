/**
 * The same as `spielhafen.core.luck`, written a second time: so a browser can recompute, from the revealed key and what the
 * seats added, every number that was drawn.
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

/** What is published of a key before the first draw. */
export function keyCommitment(key: string): string {
  const before = bytes('spielhafen luck:')
  return toHex(sha256(Uint8Array.from([...before, ...fromHex(key)])))
}

/** The key of a match to which seats have added numbers of their own. */
export function saltedKey(key: string, salts: Record<string, string>): Uint8Array {
  const added = Object.keys(salts)
    .sort((a, b) => Number(a) - Number(b))
    .map((seat) => `${seat}:${salts[seat]}`)
  return added.length ? hmac(fromHex(key), bytes(`spielhafen seats ${added.join(',')}`)) : fromHex(key)
}

/** The numbers of a draw: each `next(n)` is from 0 to n − 1, all equally likely. */
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

/** What this browser saw of the dice while the match went on. */
export interface DiceRecord {
  commitment: string
  /** what it made to be added, by seat: two of its pages may each have made something, and one of them was first */
  salts: Record<string, string[]>
}

export interface ProofResult {
  /** the key is the one promised */
  kept: boolean
  /** the promise is the one that this browser was shown then; null: it was not there */
  seen: boolean | null
  /** what this browser added for its own seats is among what was added; null: it added nothing */
  mine: boolean | null
  /** the first draw with a number that the key does not hold */
  wrong: number | null
}

/** Recompute all of a proof. For a seat that is no longer among `mine` somebody else has added something. */
export function checkProof(proof: Proof, known: DiceRecord | null, mine: readonly number[]): ProofResult {
  const key = saltedKey(proof.key, proof.salts)
  const wrong = proof.draws.find(({ number, rolls, right }) => {
    const next = drawNumbers(key, number)
    return !right || rolls.some(([n, rolled]) => next(n) !== rolled)
  })
  const own = Object.entries(known?.salts ?? {}).filter(([seat]) => mine.includes(Number(seat)))
  return {
    kept: keyCommitment(proof.key) === proof.commitment,
    seen: known ? known.commitment === proof.commitment : null,
    mine: own.length ? own.every(([seat, salts]) => salts.includes(proof.salts[seat] ?? '')) : null,
    wrong: wrong ? wrong.ply : null,
  }
}
