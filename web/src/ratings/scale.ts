/** The axis on which the ratings of a list are drawn. */
import type { RatingInfo } from '../api/messages'

/** Axes begin and end at multiples of this. */
const STEP = 100

export interface RatingAxis {
  low: number
  high: number
}

/** The axis that holds all ranges of a list. */
export function ratingAxis(entries: readonly RatingInfo[]): RatingAxis {
  const low = Math.floor(Math.min(1500, ...entries.map((entry) => entry.low)) / STEP) * STEP
  const high = Math.ceil(Math.max(1500, ...entries.map((entry) => entry.high)) / STEP) * STEP
  return { low, high: Math.max(high, low + STEP) }
}

/** Where a rating is on the axis, in per cent. */
export const axisPlace = (rating: number, { low, high }: RatingAxis): number => (100 * (rating - low)) / (high - low)
