/** Where the arrow of a move begins and ends on the chart. */
import type { XY } from '../../api/scene'
import { splitHandleId } from '../../table/input/handles'

interface Placed {
  id: string
  at: XY
}

export interface ArrowPlaces {
  /** the thing that moves, or the only place */
  from: XY
  /** where it goes; null: it stays, or one place only is known */
  to: XY | null
}

const isAt = (touch: string, id: string): boolean => id === touch || id.split('#')[0] === touch

/** The thing that is touched: itself, or the piece of a handle. */
const touched = <T extends Placed>(things: readonly T[], touch: string): T | undefined =>
  things.find(({ id }) => isAt(touch, id)) ?? things.find(({ id }) => id === splitHandleId(touch)[0])

/** Find the places of what a move touches, in this order; null: none is on the chart. */
export function arrowPlaces(
  touches: readonly string[],
  at: readonly [number, number] | undefined,
  things: readonly Placed[],
): ArrowPlaces | null {
  const places = touches.map((touch) => touched(things, touch)?.at)
  const found = [...places, at && ([...at] as XY)].filter((place) => place !== undefined)
  const [from] = found
  if (!from) return null
  const to = found.at(-1)!
  return { from, to: from[0] === to[0] && from[1] === to[1] ? null : to }
}

/** distance of an arrow from the centres of its places, in fields */
const GAP = 0.3

/** Shorten an arrow, so that it covers neither its thing nor its target. */
export function shorten([x, y]: XY, [toX, toY]: XY): [XY, XY] {
  const length = Math.hypot(toX - x, toY - y)
  const part = Math.min(GAP / length, 0.3)
  const [dx, dy] = [(toX - x) * part, (toY - y) * part]
  return [
    [x + dx, y + dy],
    [toX - dx, toY - dy],
  ]
}
