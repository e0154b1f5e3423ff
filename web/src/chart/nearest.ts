/** Fields are small on a phone: a tap beside one is meant for the nearest that may be touched. */

/** so far from the edge of a thing a tap still means it, in pixels of the page */
const REACH = 14

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far a point lies outside of a rectangle. */
export function distance({ left, top, right, bottom }: Rect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** The id of the thing nearest to a point among those that may be touched. */
export function nearest(board: Element, x: number, y: number): string | undefined {
  let [found, best]: [string | undefined, number] = [undefined, REACH]
  for (const element of board.querySelectorAll<SVGElement>('[role="button"][data-thing]')) {
    const far = distance(element.getBoundingClientRect(), x, y)
    if (far < best) [found, best] = [element.dataset.thing, far]
  }
  return found
}
