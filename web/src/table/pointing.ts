/**
 * Pointing at a move: every offer names the ids to touch, in order. A touch keeps the offers whose touches begin with
 * what was touched so far, and what may come next lights up.
 */
import type { Offer } from '../wire/scene'

export type Outcome =
  | { kind: 'chosen'; chosen: string[] }
  | { kind: 'played'; offer: Offer }
  /** nothing offered begins with this: ask why */
  | { kind: 'refused'; id: string }

const touches = (offer: Offer): readonly string[] => offer.touches ?? []

export const buttons = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => touches(offer).length === 0)

/** Whether a thing is what a touch asks for: `card/bride` stands for any of `card/bride#1`, `card/bride#2` … */
const meets = (touch: string | undefined, id: string): boolean => touch === id || touch === common(id)

const common = (id: string): string => id.split('#')[0]!

/** Whether this thing is among the ids that may be touched next. */
export const lit = (ids: ReadonlySet<string>, id: string): boolean => ids.has(id) || ids.has(common(id))

/** The offers whose touches begin with what was chosen. */
export function open(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offers.filter(
    (offer) => touches(offer).length > 0 && chosen.every((id, i) => meets(touches(offer)[i], id)),
  )
}

/** The ids that may be touched next. */
export function next(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const ids = open(offers, chosen).map((offer) => touches(offer)[chosen.length])
  return new Set(ids.filter((id) => id !== undefined))
}

/** The offers that are fully pointed at: with one of them the move is ready, among several a button decides. */
export function ready(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  if (chosen.length === 0) return []
  return open(offers, chosen).filter((offer) => touches(offer).length === chosen.length)
}

/** The open offers whose next touch is nowhere to be seen (`ids` are what is): buttons stand for them. */
export function unseen(offers: readonly Offer[], chosen: readonly string[], ids: readonly string[]): Offer[] {
  return open(offers, chosen).filter((offer) => {
    const touch = touches(offer)[chosen.length]
    return touch !== undefined && !ids.some((id) => meets(touch, id))
  })
}

/** What a touch means. The last thing touched, touched again, plays a move that is ready. */
export function touch(offers: readonly Offer[], chosen: readonly string[], id: string): Outcome {
  const done = ready(offers, chosen)
  if (done.length === 1 && chosen.at(-1) === id) return { kind: 'played', offer: done[0]! }
  if (lit(next(offers, chosen), id)) return { kind: 'chosen', chosen: [...chosen, id] }
  if (lit(next(offers, []), id)) return { kind: 'chosen', chosen: [id] }
  return { kind: 'refused', id }
}

/** What of a choice still stands when the offers have changed. */
export function stillOpen(offers: readonly Offer[], chosen: readonly string[]): string[] {
  return open(offers, chosen).length > 0 ? [...chosen] : []
}
