/** Shorter ways to point at offers: what goes without saying may be left out. */
import type { Offer } from '../../api/scene'

/** An offer, without the touch that goes without saying. */
export const shortForm = (offers: readonly Offer[], offer: Offer | undefined): Offer | undefined =>
  addImplied(offers).filter(({ move }) => move === offer?.move).at(-1)

/** Implied offers by their other touches alone; of those that are then alike, the first. */
export function addImplied(offers: readonly Offer[]): Offer[] {
  const found = new Map<string, Offer>()
  for (const offer of offers) {
    const touches = offer.implied ? (offer.touches ?? []).slice(1) : []
    if (touches.length > 0 && !found.has(JSON.stringify(touches))) found.set(JSON.stringify(touches), { ...offer, touches })
  }
  return [...offers, ...found.values()]
}

/** The offers to point at while things are gathered after a button, or while not. */
export const whileGathering = (offers: readonly Offer[], gathering: boolean): Offer[] =>
  offers.filter(({ gather }) => !!gather === gathering)

/** What the button says after which things are gathered. */
export const gatherText = (offers: readonly Offer[]): Offer['gather'] => offers.find(({ gather }) => gather)?.gather

/** Whether all begun offers, of which one is to be chosen, leave out what is implied. */
export const leavesOutTheImplied = (begun: readonly Offer[]): boolean => begun.length > 1 && begun.every(({ implied }) => implied)

/** What the begun short form of an offer leaves out. */
export const impliedTouch = (offers: readonly Offer[], begun: Offer | undefined): string | undefined =>
  offers.find(({ move, implied }) => implied && move === begun?.move)?.touches?.[0]
