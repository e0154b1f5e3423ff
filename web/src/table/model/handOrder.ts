/** Order of a hand: as dealt, by direction or by worth. */
import type { HandOrder } from '../../settings/settings.svelte'
import type { Card } from '../../api/scene'

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** Number of a figure: `13`, `6½`, `½`, `−2`; anything else sorts last. */
export function parseFigure(shown: string | undefined): number {
  const found = /^([+−-]?)(\d*)([½¼¾⅓⅔]?)$/u.exec(shown?.trim() ?? '')
  if (!found || (!found[2] && !found[3])) return Number.POSITIVE_INFINITY
  const size = Number(found[2] || 0) + (FRACTIONS[found[3] ?? ''] ?? 0)
  return found[1] === '−' || found[1] === '-' ? -size : size
}

type Key = (card: Card) => readonly (number | string)[]

const KEYS: Record<Exclude<HandOrder, 'dealt'>, Key> = {
  // Cards without a direction (brides) have a title instead: they come last.
  direction: ({ face }) => [face?.corner ? 0 : 1, face?.turn ?? 0, face?.tint ?? '', parseFigure(face?.index)],
  worth: ({ face }) => [parseFigure(face?.now), parseFigure(face?.index), face?.turn ?? 0],
}

/** Cards in this order; stable. */
export function sortHand(cards: readonly Card[], order: HandOrder): Card[] {
  if (order === 'dealt') return [...cards]
  const key = KEYS[order]
  return [...cards].sort((a, b) => compare(key(a), key(b)))
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, x] of a.entries()) {
    const y = b[i]!
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}
