/** Warnings of touching a place: from its offers, with the kind from its danger mark. */
import type { Mark, Offer, Scene, LocalizedText, XY } from '../../api/scene'

const same = (a: LocalizedText | undefined, b: LocalizedText | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

export interface Caution {
  nature: string
  why: LocalizedText
}

/**
 * The warning of a place if all offers leading there have one;
 * its kind comes from the danger mark.
 */
export function findCaution(offers: readonly Offer[], marks: readonly Mark[], at: XY): Caution | null {
  const why = offers[0]?.warning
  if (!why || !offers.every((offer) => offer.warning)) return null
  const mark = marks.find(
    (mark) =>
      mark.kind === 'danger' && same(mark.why, why) && mark.at.some(([x, y]) => x === at[0] && y === at[1]),
  )
  return { nature: mark?.nature ?? '', why }
}

/**
 * Marks shown by themselves; dangers of touchable places are shown by their targets.
 * Those who have nothing to choose need no warning: dangers would only flash up while pieces move.
 */
export function standingMarks({ marks = [], offers = [] }: Scene): Mark[] {
  const told = new Set(offers.map(({ warning }) => JSON.stringify(warning)))
  const warns = (why: LocalizedText | undefined): boolean => offers.length > 0 && !(why && told.has(JSON.stringify(why)))
  return marks.filter(({ kind, why }) => kind !== 'danger' || warns(why))
}

/** Sign drawn on a touchable place, by kind of danger. */
export const DANGER_SIGNS: Record<string, string> = {
  calm: 'M-6-1.500q3-4 6 0 3-4 6 0M-6 4q3-4 6 0 3-4 6 0',
  whirlwind: 'M5 0C5-6-4-6-4 0-4 5 3 5 3 1 3-2-1-2-1 0',
  land: 'M-7 4q3-8 7-8t7 8z',
}
/** exclamation mark for all other kinds */
export const WARNING_SIGN = 'M0-6.500V1.500M0 5.800V6'
