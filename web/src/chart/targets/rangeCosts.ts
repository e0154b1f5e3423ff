/** What it costs to go somewhere, as the marks of a range say it, and where that is written. */
import type { Mark, Piece, Space, XY } from '../../api/scene'

/** a piece may lie so far from the middle of its place, in fields */
const NEAR = 0.35
/** and hides what is drawn so near to its own middle */
const HIDDEN = 0.25

export interface CostLabel {
  id: string
  at: XY
  text: string
}

export const samePoint = ([x, y]: XY, other: XY | undefined): boolean => x === other?.[0] && y === other[1]

const apart = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by)

/** What a place costs; what a foe there costs is another thing. */
export function costAt(ranges: readonly Mark[], at: XY): string {
  const found = ranges.filter((mark) => mark.at.some((place) => samePoint(place, at)))
  return (found.find(({ nature }) => !nature) ?? found[0])?.text ?? ''
}

/** What it costs to go where this piece lies; the place itself says what it costs otherwise. */
function onPiece({ at }: Piece, ranges: readonly Mark[], goals: readonly Space[]): string {
  const near = ranges.filter(({ at: [place] }) => place && apart(place, at) < NEAR)
  const alone = near.filter(({ at: [place] }) => !goals.some((goal) => samePoint(goal.at, place)))
  const own = alone.find(({ at: [place] }) => samePoint(at, place))
  return (own ?? near.find(({ nature }) => nature) ?? alone[0])?.text ?? ''
}

/** Costs that would lie hidden under a piece stand beside it: of pieces that may be touched, and of goals below one. */
export function placeCostLabels(
  ranges: readonly Mark[],
  pieces: readonly Piece[],
  touchable: readonly Piece[],
  goals: readonly Space[],
): CostLabel[] {
  const hidden = goals.filter(({ at }) => pieces.some((piece) => apart(piece.at, at) < HIDDEN))
  return [
    ...touchable.map((piece) => ({ id: piece.id, at: piece.at, text: onPiece(piece, ranges, goals) })),
    ...hidden.map(({ id, at }) => ({ id, at, text: costAt(ranges, at) })),
  ].filter(({ text }) => text)
}
