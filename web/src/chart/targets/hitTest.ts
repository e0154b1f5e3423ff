/** Hit testing: on small fields a tap next to one counts for the nearest touchable thing. */
import type { Box, Space } from '../../api/scene'

/** maximum distance of a tap from a thing, in CSS pixels */
const MAX_TAP_DISTANCE = 14
/** half a field */
const HALF = 0.5

export interface ScreenRect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Distance of a point from a rectangle. */
export function distanceToRect({ left, top, right, bottom }: ScreenRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** Id of the nearest touchable thing. */
export function nearestThing(board: Element, x: number, y: number): string | undefined {
  let [found, best]: [string | undefined, number] = [undefined, MAX_TAP_DISTANCE]
  for (const element of board.querySelectorAll<SVGElement>('[role="button"][data-thing]')) {
    const far = distanceToRect(element.getBoundingClientRect(), x, y)
    if (far < best) [found, best] = [element.dataset.thing, far]
  }
  return found
}

/** The space at a point of the page, where the chart shows `frame` in `rect`. */
export function spaceAt(spaces: readonly Space[], frame: Box, rect: ScreenRect, x: number, y: number): Space | undefined {
  const across = frame[0] + ((x - rect.left) / (rect.right - rect.left)) * frame[2]
  const down = frame[1] + ((y - rect.top) / (rect.bottom - rect.top)) * frame[3]
  return spaces.find(({ at }) => Math.max(Math.abs(at[0] - across), Math.abs(at[1] - down)) < HALF)
}
