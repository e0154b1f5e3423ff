/**
 * Pointing at a move: every offer names the ids to touch, in order. A touch keeps the offers whose touches begin with
 * what was touched so far, and what may come next lights up. An offer `together` names a handful, gathered in any order
 * and then confirmed by its button; the thing gathered last still leads on by itself, so nobody has to say beforehand
 * which of the two he means.
 */
import type { Offer } from '../../api/scene'

export type TouchOutcome =
  | { kind: 'chosen'; chosen: string[] }
  | { kind: 'played'; offer: Offer }
  /** nothing offered begins with this: ask why */
  | { kind: 'refused'; id: string }

const touches = (offer: Offer): readonly string[] => offer.touches ?? []

const placeless = (offer: Offer): boolean => touches(offer).length === 0 && !offer.together?.length

/** Whether one points at something to make this move. */
export const needsTouch = (offer: Offer): boolean => !placeless(offer)

export const buttonOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => placeless(offer) && !offer.minor)

/** What is seldom wanted. */
export const minorOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => placeless(offer) && offer.minor)

/** Whether a thing is what a touch asks for: `card/bride` stands for any of `card/bride#1`, `card/bride#2` … */
const matchesTouch = (touch: string | undefined, id: string): boolean => touch === id || touch === baseId(id)

const baseId = (id: string): string => id.split('#')[0]!

/** Whether this thing is among the ids that may be touched next. */
export const isTouchable = (ids: ReadonlySet<string>, id: string): boolean => ids.has(id) || ids.has(baseId(id))

/** What a handful still lacks when these things have been gathered; null if one of them does not belong to it. */
function missingFromSet({ together = [] }: Offer, gathered: readonly string[]): string[] | null {
  const rest = [...together]
  for (const id of gathered) {
    const place = rest.findIndex((touch) => matchesTouch(touch, id))
    if (place < 0) return null
    rest.splice(place, 1)
  }
  return together.length > 0 ? rest : null
}

const canGather = (offers: readonly Offer[], ids: readonly string[]): boolean =>
  offers.some((offer) => missingFromSet(offer, ids) !== null)

/** The handful that has been gathered whole: its button confirms it. */
export const completeSets = (offers: readonly Offer[], chosen: readonly string[]): Offer[] =>
  chosen.length > 0 ? offers.filter((offer) => missingFromSet(offer, chosen)?.length === 0) : []

function offersStartingWith(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter(
    (offer) => touches(offer).length > 0 && path.every((id, i) => matchesTouch(touches(offer)[i], id)),
  )
}

/** The part of a choice that leads on: all of it, or of a handful what was touched last. */
export function activePath(offers: readonly Offer[], chosen: readonly string[]): readonly string[] {
  if (chosen.length < 2 || offersStartingWith(offers, chosen).length > 0) return chosen
  return canGather(offers, chosen) ? chosen.slice(-1) : chosen
}

/** The offers whose touches begin with what was chosen. */
export function openOffers(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offersStartingWith(offers, activePath(offers, chosen))
}

/** The offers that are left when this is touched, too, or in place of what was touched last. */
export function offersAfter(offers: readonly Offer[], chosen: readonly string[], id: string): Offer[] {
  const way = activePath(offers, chosen)
  const found = offersStartingWith(offers, [...way, id])
  return found.length > 0 ? found : offersStartingWith(offers, [...way.slice(0, -1), id])
}

/** The ids that may be touched next. */
export function nextTouches(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const depth = activePath(offers, chosen).length
  const ids = openOffers(offers, chosen).map((offer) => touches(offer)[depth])
  const more = offers.flatMap((offer) => missingFromSet(offer, chosen) ?? [])
  return new Set([...ids, ...more].filter((id) => id !== undefined))
}

/** The ids that may be touched next or, when a move is ready, in place of the last: one can still change one's mind. */
export function nextOrReplacing(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const ids = nextTouches(offers, chosen)
  const instead = readyOffers(offers, chosen).length > 0 ? nextTouches(offers, activePath(offers, chosen).slice(0, -1)) : []
  return new Set([...ids, ...instead])
}

/** The offers that are fully pointed at: with one of them the move is ready, among several a button decides. */
export function readyOffers(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  if (chosen.length === 0) return []
  const depth = activePath(offers, chosen).length
  return openOffers(offers, chosen).filter((offer) => touches(offer).length === depth)
}

/** The open offers whose next touch is nowhere to be seen (`ids` are what is): buttons stand for them. */
export function offersWithHiddenTouch(offers: readonly Offer[], chosen: readonly string[], ids: readonly string[]): Offer[] {
  const depth = activePath(offers, chosen).length
  return openOffers(offers, chosen).filter((offer) => {
    const touch = touches(offer)[depth]
    return touch !== undefined && !ids.some((id) => matchesTouch(touch, id))
  })
}

/** so many offers that lead from the same things to different places are told together */
const MIN_GROUP = 4

/** The offers in their order, those together that differ only in the place that they end in. */
export function groupOffers(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const last = touches(offer).at(-1)
    const leads = touches(offer).length > 1 && last !== undefined && offer.move.endsWith(` ${last}`)
    const way = leads ? JSON.stringify(touches(offer).slice(0, -1)) : offer.move
    found.set(way, [...(found.get(way) ?? []), offer])
  }
  return [...found.values()].flatMap((some) => (some.length < MIN_GROUP ? some.map((offer) => [offer]) : [some]))
}

/**
 * The move that was meant by touching a place that no offer leads to: the move of an offer that ends in the name of
 * another place, with this one in its stead. The server knows why it may not be played.
 */
export function intendedMove(offers: readonly Offer[], chosen: readonly string[], id: string): string | null {
  const way = activePath(offers, chosen)
  for (let kept = way.length; kept >= 0; kept--) {
    const others = offersStartingWith(offers, way.slice(0, kept)).filter((offer) => touches(offer).length === kept + 1)
    for (const { move, touches: [...touched] = [] } of others) {
      const last = touched.at(-1)!
      if (move.endsWith(` ${last}`)) return move.slice(0, -last.length) + id
    }
  }
  return null
}

/** What would have to be touched before this: next after what was chosen, or else first; if nothing leads there, any. */
export function requiredFirst(offers: readonly Offer[], chosen: readonly string[], id: string): string[] {
  const way = activePath(offers, chosen)
  for (const begin of [way, []]) {
    const leading = offersStartingWith(offers, begin).filter((offer) =>
      touches(offer)
        .slice(begin.length + 1)
        .some((touch) => matchesTouch(touch, id)),
    )
    if (leading.length > 0) return [...new Set(leading.map((offer) => touches(offer)[begin.length]!))]
  }
  return chosen.length > 0 ? [] : [...new Set(offersStartingWith(offers, []).map((offer) => touches(offer)[0]!))]
}

/** What a touch means. The last thing touched, touched again, plays a move that is ready, or is put back. */
export function applyTouch(offers: readonly Offer[], chosen: readonly string[], id: string): TouchOutcome {
  const done = readyOffers(offers, chosen)
  if (done.length === 1 && chosen.at(-1) === id) return { kind: 'played', offer: done[0]! }
  if (done.length > 1 && chosen.at(-1) === id) return { kind: 'chosen', chosen: [...chosen] }
  if (chosen.includes(id)) return { kind: 'chosen', chosen: removeTouch(offers, chosen, id) }
  if (canGather(offers, [...chosen, id])) return { kind: 'chosen', chosen: [...chosen, id] }
  const way = activePath(offers, chosen)
  for (let kept = way.length; kept >= 0; kept--) {
    const begin = way.slice(0, kept)
    if (isTouchable(nextTouches(offers, begin), id)) return { kind: 'chosen', chosen: [...begin, id] }
  }
  return { kind: 'refused', id }
}

/** A thing of a handful is put back alone; a thing on a way with all that came after it. */
function removeTouch(offers: readonly Offer[], chosen: readonly string[], id: string): string[] {
  if (canGather(offers, chosen)) return chosen.filter((other) => other !== id)
  return chosen.slice(0, chosen.indexOf(id))
}

/** What of a choice still stands when the offers have changed. */
export function keepValid(offers: readonly Offer[], chosen: readonly string[]): string[] {
  return openOffers(offers, chosen).length > 0 || canGather(offers, chosen) ? [...chosen] : []
}
