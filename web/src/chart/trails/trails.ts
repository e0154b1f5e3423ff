/** Trails of pieces: where they went between scenes. */
import type { Piece, Scene, XY } from '../../api/scene'

export interface Trail {
  id: string
  /** whose colour it has: the owner's, or that of the seat that moved the piece */
  seat: number
  /** picture of the piece where it set out; empty: it was not there before */
  art: string
  heading: number
  size: number
  /** the places on its way; a single one if it appeared there */
  at: XY[]
}

const same = ([x, y]: XY, [otherX, otherY]: XY): boolean => x === otherX && y === otherY

/** pieces within this distance, in fields, are at one place */
const BESIDE = 0.75

/** Whether an equal piece is there under another id, such as one that was taken in hand. */
const hasTwin = (scene: Scene, { id, art, owner }: Piece, at: XY): boolean =>
  (scene.pieces ?? []).some(
    (other) => other.id !== id && other.art === art && other.owner === owner && Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < BESIDE,
  )

/** Keep the trail of an id that now means another piece. */
function setAside(found: Map<string, Trail>, id: string): void {
  const trail = found.get(id)
  if (!trail) return
  found.delete(id)
  const name = `${id}~${found.size}`
  found.set(name, { ...trail, id: name })
}

/** Whether another part of the game begins, with another aim. */
const isNewPart = (before: Scene, now: Scene): boolean => before.status.aim?.key !== now.status.aim?.key

/** Extend trails by what moved, appeared or was laid from one scene to the next. */
export function extendTrails(trails: readonly Trail[], before: Scene, now: Scene, mover: number): Trail[] {
  if (isNewPart(before, now)) return []
  const found = new Map(trails.map((trail) => [trail.id, trail]))
  const known = new Map((before.pieces ?? []).map((piece) => [piece.id, piece]))
  for (const piece of now.pieces ?? []) {
    const { id, at, owner = mover, art, size = 1 } = piece
    if (art === 'card') continue
    const former = known.get(id)
    const from = former?.owner === piece.owner ? former : undefined
    if (from && same(from.at, at)) continue
    // The id has passed to a piece that was there already.
    if (owner === piece.owner && hasTwin(before, piece, at)) {
      setAside(found, id)
      continue
    }
    if (!from) setAside(found, id)
    const trail = found.get(id)
    if (trail) found.set(id, { ...trail, at: [...trail.at, at] })
    else if (from) found.set(id, { id, seat: owner, art: from.art, heading: from.heading ?? 0, size, at: [from.at, at] })
    else found.set(id, { id, seat: owner, art: '', heading: 0, size, at: [at] })
  }
  for (const { id, at } of laidTiles(before, now)) found.set(id, { id, seat: mover, art: '', heading: 0, size: 1, at: [at] })
  return [...found.values()]
}

/** more tiles at once are a board laid ready */
const MOST_TILES = 8

/** Spaces that have a tile only now. */
function laidTiles(before: Scene, now: Scene): { id: string; at: XY }[] {
  if (before.geometry === now.geometry) return []
  const bare = new Set((before.geometry.spaces ?? []).filter(({ edges }) => !edges).map(({ id }) => id))
  const empty = !before.geometry.spaces?.length
  const laid = (now.geometry.spaces ?? []).filter(({ id, edges }) => edges && !empty && (bare.has(id) || !before.geometry.spaces!.some((space) => space.id === id)))
  return laid.length > MOST_TILES ? [] : laid
}
