import { describe, expect, it } from 'vitest'
import type { Proof } from '../api/messages'
import { checkProof, keyCommitment, drawNumbers, saltedKey } from './verifiableRng'
import { hmac, sha256 } from './sha256'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const hex = (all: Uint8Array): string => Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('sha256 and hmac', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('sha256 hashes %s', (message, digest) => expect(hex(sha256(bytes(message)))).toBe(digest))

  it('hmac signs the messages of RFC 4231', () => {
    expect(hex(hmac(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(hex(hmac(new Uint8Array(131).fill(0xaa), bytes('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    )
  })
})

// Computed by spielhafen.core.verifiable_rng.
const KEY = '030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122'
const SALTS = { 0: '000102030405060708090a0b0c0d0e0f', 1: '7369787465656e206c6574746572732e' }
const EXPECTED = {
  commitment: '67aa80d595135febee318dcc1d4206af69ad523c78cfbf31c002794c5ab8e0f4',
  stirred: '34d1c69c3615eaf9c9c38c74971a5f8588db0dba19b0604c55eba25e7633de34',
  rolls: [[6, 3], [6, 3], [20, 12], [56, 29], [55, 15], [54, 38], [3, 0], [1, 0], [4294967297, 1030150771], [4503599627370496, 3369670836645770]] as [number, number][],
}

describe('keyCommitment, saltedKey and drawNumbers', () => {
  it('compute what the server computes', () => {
    expect(keyCommitment(KEY)).toBe(EXPECTED.commitment)
    expect(hex(saltedKey(KEY, SALTS))).toBe(EXPECTED.stirred)
    expect(hex(saltedKey(KEY, {}))).toBe(KEY)
    const next = drawNumbers(saltedKey(KEY, SALTS), 12)
    expect(EXPECTED.rolls.map(([n]) => [n, next(n)])).toEqual(EXPECTED.rolls)
  })
})

describe('checkProof', () => {
  const proof = (change: Partial<Proof> = {}): Proof => ({
    commitment: EXPECTED.commitment,
    key: KEY,
    salts: SALTS,
    missing_salts: [],
    repeated: false,
    key_matches: true,
    draws: [{ number: 12, ply: 30, move: 'deal', is_correct: true, rolls: EXPECTED.rolls }],
    ...change,
  })
  const known = { commitment: EXPECTED.commitment, salts: { 1: [SALTS[1]] } }

  it('accepts a correct proof', () => {
    expect(checkProof(proof(), known, [1])).toEqual({ keyMatches: true, commitmentMatches: true, ownSaltsUsed: true, firstWrongPly: null })
    expect(checkProof(proof(), null, [])).toEqual({ keyMatches: true, commitmentMatches: null, ownSaltsUsed: null, firstWrongPly: null })
  })

  it('finds one changed number', () => {
    const rolls = EXPECTED.rolls.map(([n, rolled], i): [number, number] => [n, i === 3 ? (rolled + 1) % n : rolled])
    const draws = [{ number: 12, ply: 30, move: 'deal', is_correct: true, rolls }]
    expect(checkProof(proof({ draws }), known, [1]).firstWrongPly).toBe(30)
  })

  it('finds another key, another commitment, and a salt that was left out', () => {
    const other = KEY.replace(/^../, 'ff')
    expect(checkProof(proof({ key: other }), known, [1]).keyMatches).toBe(false)
    expect(checkProof(proof({ key: other, commitment: keyCommitment(other) }), known, [1])).toMatchObject({ keyMatches: true, commitmentMatches: false })
    expect(checkProof(proof({ salts: { 0: SALTS[0] } }), known, [1])).toMatchObject({ ownSaltsUsed: false, firstWrongPly: 30 })
  })

  it('ignores salts of a seat that belongs to another person now', () => {
    const before = { ...known, salts: { 0: ['f0'.repeat(16)], 1: [SALTS[1]] } }
    expect(checkProof(proof(), before, [1]).ownSaltsUsed).toBe(true)
    expect(checkProof(proof(), { ...known, salts: { 0: ['f0'.repeat(16)] } }, [1]).ownSaltsUsed).toBeNull()
  })

  it('accepts any of several salts that pages of this browser made for a seat', () => {
    expect(checkProof(proof(), { ...known, salts: { 1: ['f0'.repeat(16), SALTS[1]] } }, [1]).ownSaltsUsed).toBe(true)
  })
})
