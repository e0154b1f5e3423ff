/** Preview of where a piece would end if the ready move were played. */
import type { Geometry, Offer, Piece } from '../../api/scene'

/** The piece after the move, turned to its heading; null if none moves to a place. */
export function movePreview(offer: Offer | undefined, pieces: readonly Piece[], { spaces = [] }: Geometry): Piece | null {
  const piece = offer?.carries && pieces.find(({ id }) => id === offer.carries)
  const space = spaces.find(({ id }) => id === offer?.touches?.at(-1))
  if (!piece || !space) return null
  const [across, down] = [space.at[0] - piece.at[0], space.at[1] - piece.at[1]]
  const turned = piece.heading === undefined ? {} : { heading: bearing(across, down) }
  return { ...piece, ...turned, at: space.at, flags: [...(piece.flags ?? []), 'then'] }
}

/** One of eight directions, in degrees clockwise from north. */
const bearing = (across: number, down: number): number => {
  const eighth = Math.round((Math.atan2(across, -down) * 4) / Math.PI)
  return ((eighth + 8) % 8) * 45
}
