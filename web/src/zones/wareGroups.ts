/** The wares of a shop under their headings. */
import type { Card } from '../api/scene'

export interface WareGroup {
  /** empty: without a heading */
  title: string
  cards: Card[]
}

/** Wares side by side that have the same heading. */
export function wareGroups(cards: readonly Card[], say: (group: Card['group']) => string): WareGroup[] {
  const groups: WareGroup[] = []
  for (const card of cards) {
    const title = say(card.group)
    const last = groups.at(-1)
    if (last?.title === title) last.cards.push(card)
    else groups.push({ title, cards: [card] })
  }
  return groups
}

/** What a ware does, where its heading says for what: `+2`; empty if that takes words. */
export const shortEffect = (card: Card): string => (card.group ? (card.face?.index ?? '') : '')
