/** Arrow-key navigation to the nearest place in a direction. */
import type { XY } from '../../api/scene'

export const ARROW_DIRECTIONS: Record<string, XY> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * The nearest place in a direction, or null. Sideways distance counts double,
 * to stay in a row.
 */
export function nearestInDirection<T extends { at: XY }>(from: XY, arrow: XY, places: readonly T[]): T | null {
  let best: T | null = null
  let least = Infinity
  for (const place of places) {
    const across = place.at[0] - from[0]
    const down = place.at[1] - from[1]
    const ahead = across * arrow[0] + down * arrow[1]
    const aside = Math.abs(across * arrow[1]) + Math.abs(down * arrow[0])
    if (ahead < 0.01 || aside > ahead * 2) continue
    const length = ahead + 2 * aside
    if (length < least) [best, least] = [place, length]
  }
  return best
}
