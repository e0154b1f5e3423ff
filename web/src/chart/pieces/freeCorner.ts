/** The corner of a piece where its price covers no other piece. */
import type { XY } from '../../api/scene'

/** distance of a price from the middle of its piece, in both directions, in fields */
const CORNER = 0.3
/** so near to the price a piece would be covered */
const NEAR = 0.3
const CORNERS: readonly XY[] = [
  [CORNER, -CORNER],
  [-CORNER, -CORNER],
  [CORNER, CORNER],
  [-CORNER, CORNER],
]

export function freeCorner([x, y]: XY, pieces: readonly { at: XY }[]): XY {
  const corners = CORNERS.map(([across, down]): XY => [x + across, y + down])
  const others = pieces.filter(({ at }) => at[0] !== x || at[1] !== y)
  return corners.find((corner) => others.every(({ at }) => Math.hypot(at[0] - corner[0], at[1] - corner[1]) >= NEAR)) ?? corners[0]!
}
