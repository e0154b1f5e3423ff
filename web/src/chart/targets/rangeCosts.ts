/** Costs of going somewhere, from range marks, and where to print them. */
import type { Mark, Piece, Space, XY } from '../../api/scene'

/** maximum distance of a piece from the centre of its place, in fields */
const ON_PLACE = 0.35
/** distance within which a piece hides what is drawn there */
const HIDDEN_RADIUS = 0.25
/** art below this size does not push the cost of its place aside */
export const SMALL_ART = 0.7

export interface CostLabel {
  id: string
  at: XY
  text: string
}

export const samePoint = ([x, y]: XY, other: XY | undefined): boolean => x === other?.[0] && y === other[1]

/** Whether a place shows its cost beside its own picture, where no piece hides it. */
const isBeside = ({ art, size = 1 }: Space): boolean => !!art && size >= SMALL_ART

const apart = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by)

/** Cost of a place; attacking a foe there costs differently. */
export function costAt(ranges: readonly Mark[], at: XY): string {
  const found = ranges.filter((mark) => mark.at.some((place) => samePoint(place, at)))
  return (found.find(({ nature }) => !nature) ?? found[0])?.text ?? ''
}

/** Cost of going where this piece is, unless the place itself shows it. */
function onPiece({ at }: Piece, ranges: readonly Mark[], goals: readonly Space[]): string {
  const near = ranges.filter(({ at: [place] }) => place && apart(place, at) < ON_PLACE)
  const alone = near.filter(({ at: [place] }) => !goals.some((goal) => samePoint(goal.at, place)))
  const own = alone.find(({ at: [place] }) => samePoint(at, place))
  return (own ?? near.find(({ nature }) => nature) ?? alone[0])?.text ?? ''
}

/**
 * Cost labels beside pieces that would hide them: touchable pieces,
 * and targets under pieces.
 */
export function placeCostLabels(
  ranges: readonly Mark[],
  pieces: readonly Piece[],
  touchable: readonly Piece[],
  goals: readonly Space[],
): CostLabel[] {
  const hidden = goals.filter((goal) => !isBeside(goal) && pieces.some(({ at }) => apart(at, goal.at) < HIDDEN_RADIUS))
  return [
    ...touchable.map((piece) => ({ id: piece.id, at: piece.at, text: onPiece(piece, ranges, goals) })),
    ...hidden.map(({ id, at }) => ({ id, at, text: costAt(ranges, at) })),
  ].filter(({ text }) => text)
}
