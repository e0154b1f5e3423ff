/** Where a tip stands: beside what it explains, never on it, and within the window. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** distance of the tip from the thing, in pixels */
const GAP = 10
/** distance from the edge of the window */
const MARGIN = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** How many of these a tip would cover at a corner. */
const covered = ({ left, top }: { left: number; top: number }, tip: Size, others: readonly Rect[]): number =>
  others.filter((other) => left < other.right && left + tip.width > other.left && top < other.bottom && top + tip.height > other.top).length

/** The corner of a tip: above, else below, else beside the thing, covering the fewest others. */
export function placeTip(thing: Rect, tip: Size, room: Size, others: readonly Rect[] = []): { left: number; top: number } {
  const across = clamp((thing.left + thing.right - tip.width) / 2, MARGIN, room.width - MARGIN - tip.width)
  const down = clamp((thing.top + thing.bottom - tip.height) / 2, MARGIN, room.height - MARGIN - tip.height)
  const places = [
    { left: across, top: thing.top - GAP - tip.height },
    { left: across, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: down },
    { left: thing.left - GAP - tip.width, top: down },
  ]
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= MARGIN && top >= MARGIN && left + tip.width <= room.width - MARGIN && top + tip.height <= room.height - MARGIN
  // a thing larger than the window has no place beside it
  const [best, ...more] = places.filter(fits)
  const fewest = more.reduce((least, place) => (least && covered(place, tip, others) < covered(least, tip, others) ? place : least), best)
  return fewest ?? { left: across, top: clamp(thing.bottom + GAP, MARGIN, room.height - MARGIN - tip.height) }
}
