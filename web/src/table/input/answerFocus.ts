/** Where the focus goes when it was lost: to something to answer, or else to the status. */
import { tick } from 'svelte'
import type { Offer } from '../../api/scene'
import { placeFocus, usesKeyboard } from '../../browser/inputModality'
import { needsTouch } from './offerTouches'

const THING_SELECTORS = [
  '.live .handle[tabindex="0"]',
  '.live .due[tabindex]',
  '.tray .may:not(.idle) button',
  '.live .goal[tabindex="0"]',
  '.hand li:not(.barred) button',
  '.live .piece.may[tabindex]',
  '.live [role="button"]:not(.ways *)',
]

/** Where things can be touched, buttons mostly end something: do not focus them. */
const answerSelectors = (offers: readonly Offer[]): string[] =>
  offers.some(needsTouch)
    ? ['.text .offers .thing, .text [aria-labelledby="text-offers"] summary', ...THING_SELECTORS]
    : ['.text .offers .act', '.acts .offer']

/** Selectors of where a move can be played with these things selected, the best first. */
export function movePlaces(move: string, chosen: readonly string[]): string[] {
  const button = `[data-move="${CSS.escape(move)}"]`
  const thing = chosen.length ? [`.table [data-thing="${CSS.escape(chosen.at(-1)!)}"]`] : []
  return [`.acts ${button}`, '.acts .commit:not([aria-disabled="true"])', `.text ${button}`, ...thing]
}

/** The first element that one of these selectors finds. */
export function firstFound(root: HTMLElement | undefined, selectors: readonly string[]): HTMLElement | SVGElement | undefined {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement | SVGElement>(selector)
    if (found) return found
  }
  return undefined
}

/** Place lost focus on something to answer, or else on the status. */
export async function restoreLostFocus(root: HTMLElement | undefined, offers: readonly Offer[]): Promise<void> {
  await tick()
  const asked = offers.length > 0
  const prompt = root?.querySelector<HTMLElement>('.bar [role="status"]')
  const stands = document.activeElement
  if (stands && stands !== document.body && stands !== prompt) return
  const place = (asked && firstFound(root, answerSelectors(offers))) || prompt
  if (place !== stands && (asked || usesKeyboard())) placeFocus(place)
}
