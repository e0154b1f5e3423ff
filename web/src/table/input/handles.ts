/**
 * Handles: the last touch of a move may be a thing that stands beside a piece, `w3/forward` one field ahead of the ship.
 * The offer says where. A handle acts at once, since its move can be taken back; only where there is a warning it asks.
 */
import type { Offer, XY } from '../../api/scene'
import { openOffers, activePath, readyOffers } from './offerMatching'

export interface Handle {
  id: string
  /** what it is called: forward, port, load … */
  word: string
  at: XY
  offer: Offer
}

/** The words by which a ship is steered, by the arrow key that means them. */
export const STEERING_WORDS: Record<string, string> = {
  ArrowUp: 'forward',
  ArrowLeft: 'port',
  ArrowRight: 'starboard',
  ArrowDown: 'stop',
}

/** The piece that a handle stands beside, and its word. */
export function splitHandleId(id: string): [piece: string, word: string] {
  const cut = id.lastIndexOf('/')
  return cut < 0 ? [id, ''] : [id.slice(0, cut), id.slice(cut + 1)]
}

/** The handles that may be touched next or, when one of them is chosen, in its place. */
export function openHandles(offers: readonly Offer[], chosen: readonly string[]): Handle[] {
  const way = activePath(offers, chosen)
  const kept = readyOffers(offers, chosen).length > 0 ? way.slice(0, -1) : way
  return openOffers(offers, kept).flatMap((offer) => {
    const id = offer.touches?.[kept.length]
    if (!id || !offer.at || offer.touches?.length !== kept.length + 1) return []
    return [{ id, word: splitHandleId(id)[1], at: offer.at, offer }]
  })
}

/** The handle that an arrow key means; undefined where nothing can be steered, null where just this cannot be done. */
export function handleForKey(all: readonly Handle[], key: string): Handle | null | undefined {
  const word = STEERING_WORDS[key]
  if (!word || !all.some((handle) => Object.values(STEERING_WORDS).includes(handle.word))) return undefined
  return all.find((handle) => handle.word === word) ?? null
}

/** The move of a handle that is not offered, as its neighbours are written: asked for in vain, it is refused with the rule. */
export function unofferedHandleMove(all: readonly Handle[], word: string): string | undefined {
  const beside = all.find(({ offer, word: known }) => offer.move.endsWith(` ${known}`))
  return beside && beside.offer.move.slice(0, -beside.word.length) + word
}
