/** Partly covered cards: the side on which their signs stay visible. */
import type { Piece } from '../../api/scene'

/** half the width and height of a card of size 1, in fields */
const HALF = 0.5
const HEIGHT = 1.4

/** −1: its right side is covered, 1: its left side, 0: neither or both. */
export function freeSide(piece: Piece, pieces: readonly Piece[]): number {
  const above = pieces.slice(pieces.indexOf(piece) + 1).filter((other) => covers(other, piece))
  const sides = new Set(above.map(({ at: [x] }) => Math.sign(piece.at[0] - x)))
  return sides.size === 1 ? [...sides][0]! : 0
}

function covers(upper: Piece, lower: Piece): boolean {
  if (upper.art !== 'card' || lower.art !== 'card') return false
  const reach = (upper.size ?? 1) * HALF + (lower.size ?? 1) * HALF
  const across = Math.abs(upper.at[0] - lower.at[0])
  return across < reach && Math.abs(upper.at[1] - lower.at[1]) < reach * HEIGHT
}
