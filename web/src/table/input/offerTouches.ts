/**
 * Matching of touches to offers.
 * Each offer lists the ids to touch in order; a touch keeps the offers that start with the touches so far. An
 * offer with `together` is a set touched in any order and confirmed by its button; the last touched thing
 * also starts its own path, so players need not say which they mean.
 */
import type { Offer } from '../../api/scene'

export type TouchOutcome =
  | { kind: 'chosen'; chosen: string[] }
  | { kind: 'played'; offer: Offer }
  /** no offer starts with this: ask why */
  | { kind: 'refused'; id: string }

const touchesOf = (offer: Offer): readonly string[] => offer.touches ?? []

const placeless = (offer: Offer): boolean => touchesOf(offer).length === 0 && !offer.together?.length

/** Whether a move is made by touching things. */
export const needsTouch = (offer: Offer): boolean => !placeless(offer)

export const buttonOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => placeless(offer) && !offer.minor)

/** Whether a move finishes the turn or a part of it: its button keeps its place. */
export const isFinish = (offer: Offer): boolean => placeless(offer) && !!offer.closes

/** Rarely needed offers. */
export const minorOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => placeless(offer) && offer.minor)

/**
 * Whether a thing matches a touch: `card/bride` matches any of `card/bride#1`,
 * `card/bride#2` …
 */
const matchesTouch = (touch: string | undefined, id: string): boolean => touch === id || touch === baseId(id)

const baseId = (id: string): string => id.split('#')[0]!

/** Whether this thing may be touched next. */
export const isTouchable = (ids: ReadonlySet<string>, id: string): boolean => ids.has(id) || ids.has(baseId(id))

/** What a set still lacks; null if one of the things does not belong to it. */
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

/** Completed sets, to be confirmed by a button. */
export const completeSets = (offers: readonly Offer[], chosen: readonly string[]): Offer[] =>
  chosen.length > 0 ? offers.filter((offer) => missingFromSet(offer, chosen)?.length === 0) : []

function offersStartingWith(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter(
    (offer) => touchesOf(offer).length > 0 && path.every((id, i) => matchesTouch(touchesOf(offer)[i], id)),
  )
}

/** The part of the selection that continues: all of it, or the last thing of a set. */
export function activePath(offers: readonly Offer[], chosen: readonly string[]): readonly string[] {
  if (chosen.length < 2 || offersStartingWith(offers, chosen).length > 0) return chosen
  return canGather(offers, chosen) ? chosen.slice(-1) : chosen
}

/** Offers that start with the selection. */
export function openOffers(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offersStartingWith(offers, activePath(offers, chosen))
}

/** Offers left after touching this, too, or instead of the last. */
export function offersAfter(offers: readonly Offer[], chosen: readonly string[], id: string): Offer[] {
  const path = activePath(offers, chosen)
  const found = offersStartingWith(offers, [...path, id])
  return found.length > 0 ? found : offersStartingWith(offers, [...path.slice(0, -1), id])
}

/** Ids that may be touched next. */
export function nextTouches(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const depth = activePath(offers, chosen).length
  const ids = openOffers(offers, chosen).map((offer) => touchesOf(offer)[depth])
  const more = offers.flatMap((offer) => missingFromSet(offer, chosen) ?? [])
  return new Set([...ids, ...more].filter((id) => id !== undefined))
}

/** Ids that may be touched next, or in place of the last when a move is ready. */
export function nextOrReplacing(offers: readonly Offer[], chosen: readonly string[]): Set<string> {
  const ids = nextTouches(offers, chosen)
  const instead = readyOffers(offers, chosen).length > 0 ? nextTouches(offers, activePath(offers, chosen).slice(0, -1)) : []
  return new Set([...ids, ...instead])
}

/** Completely selected offers: one makes the move ready, several need a button. */
export function readyOffers(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  if (chosen.length === 0) return []
  const depth = activePath(offers, chosen).length
  return openOffers(offers, chosen).filter((offer) => touchesOf(offer).length === depth)
}

/** Open offers whose next touch is not visible (`ids` are), so they need buttons. */
export function offersWithHiddenTouch(offers: readonly Offer[], chosen: readonly string[], ids: readonly string[]): Offer[] {
  const depth = activePath(offers, chosen).length
  return openOffers(offers, chosen).filter((offer) => {
    const touch = touchesOf(offer)[depth]
    return touch !== undefined && !ids.some((id) => matchesTouch(touch, id))
  })
}

/** minimum number of offers grouped by destination */
const MIN_GROUP = 4

/** Offers in order, grouped if they differ only in their destination. */
export function groupOffers(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const last = touchesOf(offer).at(-1)
    const leads = touchesOf(offer).length > 1 && last !== undefined && offer.move.endsWith(` ${last}`)
    const path = leads ? JSON.stringify(touchesOf(offer).slice(0, -1)) : offer.move
    found.set(path, [...(found.get(path) ?? []), offer])
  }
  return [...found.values()].flatMap((some) => (some.length < MIN_GROUP ? some.map((offer) => [offer]) : [some]))
}

/**
 * The move meant by touching a place without an offer: another offer's move with this place.
 * The server explains why it is illegal.
 */
export function intendedMove(offers: readonly Offer[], chosen: readonly string[], id: string): string | null {
  const path = activePath(offers, chosen)
  for (let kept = path.length; kept >= 0; kept--) {
    const others = offersStartingWith(offers, path.slice(0, kept)).filter((offer) => touchesOf(offer).length === kept + 1)
    for (const { move, touches: [...touched] = [] } of others) {
      const last = touched.at(-1)!
      if (move.endsWith(` ${last}`)) return move.slice(0, -last.length) + id
    }
  }
  return null
}

/** What to touch first: next after the selection, or at the start; otherwise anything. */
export function requiredFirst(offers: readonly Offer[], chosen: readonly string[], id: string): string[] {
  const path = activePath(offers, chosen)
  for (const begin of [path, []]) {
    const leading = offersStartingWith(offers, begin).filter((offer) =>
      touchesOf(offer)
        .slice(begin.length + 1)
        .some((touch) => matchesTouch(touch, id)),
    )
    if (leading.length > 0) return [...new Set(leading.map((offer) => touchesOf(offer)[begin.length]!))]
  }
  return chosen.length > 0 ? [] : [...new Set(offersStartingWith(offers, []).map((offer) => touchesOf(offer)[0]!))]
}

/** Apply a touch. Touching the last thing again plays a ready move, or deselects it. */
export function applyTouch(offers: readonly Offer[], chosen: readonly string[], id: string): TouchOutcome {
  const done = readyOffers(offers, chosen)
  if (done.length === 1 && chosen.at(-1) === id) return { kind: 'played', offer: done[0]! }
  if (done.length > 1 && chosen.at(-1) === id) return { kind: 'chosen', chosen: [...chosen] }
  if (chosen.includes(id)) return { kind: 'chosen', chosen: removeTouch(offers, chosen, id) }
  if (canGather(offers, [...chosen, id])) return { kind: 'chosen', chosen: [...chosen, id] }
  const path = activePath(offers, chosen)
  for (let kept = path.length; kept >= 0; kept--) {
    const begin = path.slice(0, kept)
    if (isTouchable(nextTouches(offers, begin), id)) return { kind: 'chosen', chosen: [...begin, id] }
  }
  return { kind: 'refused', id }
}

/** Remove a thing of a set alone, or a thing of a path with everything after it. */
function removeTouch(offers: readonly Offer[], chosen: readonly string[], id: string): string[] {
  if (canGather(offers, chosen)) return chosen.filter((other) => other !== id)
  return chosen.slice(0, chosen.indexOf(id))
}

/** The part of a selection that is still valid after the offers changed. */
export function keepValid(offers: readonly Offer[], chosen: readonly string[]): string[] {
  return openOffers(offers, chosen).length > 0 || canGather(offers, chosen) ? [...chosen] : []
}
