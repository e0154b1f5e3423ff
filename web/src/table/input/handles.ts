/**
 * Handles: touch targets beside a piece, such as `w3/forward` one field ahead of the ship.
 * The offer gives the position. A handle acts at once, since its move can be undone; only a warning asks
 * first.
 */
import type { Offer, XY } from '../../api/scene'
import { openOffers, activePath, readyOffers } from './offerTouches'

export interface Handle {
  id: string
  /** its action: forward, port, load … */
  word: string
  at: XY
  offer: Offer
}

/** Steering words by arrow key. */
export const STEERING_WORDS: Record<string, string> = {
  ArrowUp: 'forward',
  ArrowLeft: 'port',
  ArrowRight: 'starboard',
  ArrowDown: 'stop',
}

/** Words of handles that are among the buttons, too, in the order there. */
export const BUTTON_WORDS = ['port', 'forward', 'starboard', 'stop', 'load', 'repair']

/** The piece of a handle, and its word. */
export function splitHandleId(id: string): [piece: string, word: string] {
  const cut = id.lastIndexOf('/')
  return cut < 0 ? [id, ''] : [id.slice(0, cut), id.slice(cut + 1)]
}

/** Handles that may be touched next, or in place of a chosen one. */
export function openHandles(offers: readonly Offer[], chosen: readonly string[]): Handle[] {
  const path = activePath(offers, chosen)
  const kept = readyOffers(offers, chosen).length > 0 ? path.slice(0, -1) : path
  return openOffers(offers, kept).flatMap((offer) => {
    const id = offer.touches?.[kept.length]
    if (!id || !offer.at || offer.touches?.length !== kept.length + 1) return []
    return [{ id, word: splitHandleId(id)[1], at: offer.at, offer }]
  })
}

/**
 * The handle of an arrow key; undefined: nothing to steer; null:
 * this direction is not offered.
 */
export function handleForKey(all: readonly Handle[], key: string): Handle | null | undefined {
  const word = STEERING_WORDS[key]
  if (!word || !all.some((handle) => Object.values(STEERING_WORDS).includes(handle.word))) return undefined
  return all.find((handle) => handle.word === word) ?? null
}

/** Notation of an action that is not offered, for asking the rules why. */
export function unofferedHandleMove(all: readonly Handle[], word: string): string | undefined {
  const beside = all.find(({ offer, word: known }) => offer.move.endsWith(` ${known}`))
  return beside && beside.offer.move.slice(0, -beside.word.length) + word
}
