/** Kinds of pieces: what was one piece may go on as another of its kind. */
import type { Piece } from '../../api/scene'

/** Name of a kind; empty for a card, which is always itself. */
export const kindOf = ({ art, owner }: Pick<Piece, 'art' | 'owner'>): string => (art === 'card' ? '' : `${art}/${owner}`)

/** a piece was beside a place if it was nearer than this, in lengths of the piece */
const BESIDE = 3

/** Where the nearest of these pieces was, if that was beside this place. */
export function besideOf(to: DOMRect, boxes: readonly DOMRect[] = []): DOMRect | undefined {
  const far = ({ left, top }: DOMRect): number => Math.hypot(left - to.left, top - to.top)
  const [nearest] = [...boxes].sort((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= BESIDE * Math.max(to.width, to.height) ? nearest : undefined
}
