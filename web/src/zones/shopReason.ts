/** Why nothing in a shop can be bought, if that is the same for all of it. */
import type { Card } from '../api/scene'

/** of what is too dear the price says so */
export const isDear = (card: Card): boolean => !!card.flags?.includes('dear')

/** The reason that all cards share; empty if they have several, or none. */
export function sharedReason(cards: readonly Card[], say: (barred: Card['barred']) => string): string {
  const reasons = new Set(cards.map((card) => (isDear(card) ? '' : say(card.barred))))
  return reasons.size === 1 && cards.length > 1 ? [...reasons][0]! : ''
}
