/**
 * Things fly from where they were seen last: a card from the hand to the chart, a captain's card from his flag. Nobody
 * announces it; whatever turns up with an id that lay elsewhere before has moved there.
 */
import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../settings/settings.svelte'

const things = new Map<string, DOMRect>()
const captains = new Map<string, DOMRect>()

/** what was looked at last: things fly within it, not from another table, nor from the same one in another example */
let within: ParentNode = document

/** Remember where everything lies on this table, before it changes. */
export function recordPositions(root: ParentNode): void {
  within = root
  things.clear()
  captains.clear()
  // Where nothing moves nobody asks, and looking would cost more than all the rest.
  if (settings.motion === 'still') return
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    things.set(element.dataset.thing!, element.getBoundingClientRect())
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-captain]')) {
    captains.set(element.dataset.captain!, element.getBoundingClientRect())
  }
}

interface From {
  id: string
  owner?: number
  /** the pile that it comes off */
  from?: string
}

/** A piece arrives on the chart. */
export function pieceIn(node: SVGGElement, { id, owner, from: pile }: From): TransitionConfig {
  const from = things.get(id) ?? things.get(pile ?? '') ?? captains.get(String(owner))
  if (settings.motion === 'still' || !within.contains(node) || !from || from.width === 0) return fade()
  const to = node.getBoundingClientRect()
  const matrix = (node.parentNode as SVGGElement).getScreenCTM()
  if (!matrix || to.width === 0) return fade()
  const across = (from.left + from.width / 2 - to.left - to.width / 2) / matrix.a
  const down = (from.top + from.height / 2 - to.top - to.height / 2) / matrix.d
  const size = Math.min(1.6, from.height / to.height)
  return {
    duration: 360,
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${across * u}px ${down * u}px; scale: ${t + size * u}; opacity: ${Math.min(1, 0.4 + 2 * t)}`,
  }
}

/** how long a ship goes down, in milliseconds */
const SINK_MS = 1600
/** and how long something flies to whoever takes it */
const TAKEN_MS = 480

interface To {
  /** it is no more, and goes down */
  sinks?: boolean
  /** what it looks like, in words: what turns up elsewhere and looks alike is where it went */
  look?: string
}

/** A piece is put aside, flies to where it was taken, or goes down: it heels over, settles, and the water closes over it. */
export function pieceOut(node: SVGGElement, { sinks = false, look = '' }: To = {}): () => TransitionConfig {
  if (settings.motion === 'still') return () => fade(160)
  if (sinks) return () => SINK
  return () => flyTo(node, look && newLookalike(look)) ?? fade(160)
}

const SINK: TransitionConfig = {
  duration: SINK_MS,
  easing: cubicInOut,
  css: (t, u) => `rotate: ${24 * u}deg; translate: 0 ${9 * u}px; scale: ${1 - 0.42 * u}; opacity: ${Math.min(1, 1.5 * t)}`,
}

/** What looks like this and was not there before. */
function newLookalike(look: string): Element | undefined {
  const alike = within.querySelectorAll<HTMLElement>(`[data-look="${CSS.escape(look)}"]`)
  return [...alike].find(({ dataset }) => !things.has(dataset.thing!))
}

function flyTo(node: SVGGElement, to: Element | undefined | ''): TransitionConfig | null {
  const matrix = (node.parentNode as SVGGElement).getScreenCTM()
  if (!to || !matrix) return null
  const [here, there] = [node.getBoundingClientRect(), to.getBoundingClientRect()]
  if (here.width === 0 || there.width === 0) return null
  const across = (there.left + there.width / 2 - here.left - here.width / 2) / matrix.a
  const down = (there.top + there.height / 2 - here.top - here.height / 2) / matrix.d
  const size = there.height / here.height
  return {
    duration: TAKEN_MS,
    easing: cubicInOut,
    css: (t, u) => `translate: ${across * u}px ${down * u}px; scale: ${t + size * u}`,
  }
}

/** What was taken lies there when it has come. */
export const takenIn = (_node: Element): TransitionConfig =>
  settings.motion === 'still' ? fade() : { delay: TAKEN_MS, ...fade(80) }

/** Fading stays where nothing moves, but not for somebody who wants to see everything at once. */
const fade = (duration = 220): TransitionConfig =>
  settings.motion === 'still' && settings.pace === 0 ? { duration: 0 } : { duration, css: (t) => `opacity: ${t}` }
