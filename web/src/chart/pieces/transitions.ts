/**
 * Animations from the last known position: card from hand to chart, card from its player.
 * No events needed: an id that appears elsewhere has moved there.
 */
import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../settings/settings.svelte'
import { besideOf } from './pieceKinds'

const lastPositions = new Map<string, DOMRect>()
const playerPositions = new Map<string, DOMRect>()
/** where pieces of each kind were: a group may have another id after each step */
const kindPositions = new Map<string, DOMRect[]>()

/** last recorded root: things move within it, not between tables or examples */
let root: ParentNode = document

/** Record where everything is before it changes. */
export function recordPositions(within: ParentNode): void {
  root = within
  lastPositions.clear()
  playerPositions.clear()
  kindPositions.clear()
  // Without motion nothing reads the positions, and measuring is expensive.
  if (settings.motion === 'still') return
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const box = element.getBoundingClientRect()
    const { thing, kind } = element.dataset
    lastPositions.set(thing!, box)
    if (kind) kindPositions.set(kind, [...(kindPositions.get(kind) ?? []), box])
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-captain]')) {
    playerPositions.set(element.dataset.captain!, element.getBoundingClientRect())
  }
}

interface PieceOrigin {
  id: string
  owner?: number
  /** pile that it comes from */
  from?: string
  /** what it has in common with others that it may have been */
  kind?: string
}

/** Transition of a piece that appears on the chart. */
export function pieceIn(node: SVGGElement, { id, owner, from: pile, kind = '' }: PieceOrigin): TransitionConfig {
  const to = node.getBoundingClientRect()
  const alike = kindPositions.get(kind)
  // A group that goes on under another id has not come from its player: what crosses an edge fades in.
  const origin = alike ? besideOf(to, alike) : playerPositions.get(String(owner))
  const from = lastPositions.get(id) ?? lastPositions.get(pile ?? '') ?? origin
  if (settings.motion === 'still' || !root.contains(node) || !from || from.width === 0) return fade()
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

/** duration of a sinking ship, in ms */
const SINK_MS = 1600
/** duration of a capture, in ms */
const TAKEN_MS = 480

interface PieceExit {
  /** it sinks */
  sinks?: boolean
  /** text that describes its look: a new element with the same look is where it went */
  look?: string
}

/** Transition of a piece that leaves: it fades, flies to its captor, or heels over and sinks. */
export function pieceOut(node: SVGGElement, { sinks = false, look = '' }: PieceExit = {}): () => TransitionConfig {
  if (settings.motion === 'still') return () => fade(160)
  if (sinks) return () => SINK
  return () => flyTo(node, look && newLookalike(look)) ?? fade(160)
}

const SINK: TransitionConfig = {
  duration: SINK_MS,
  easing: cubicInOut,
  css: (t, u) => `rotate: ${24 * u}deg; translate: 0 ${9 * u}px; scale: ${1 - 0.42 * u}; opacity: ${Math.min(1, 1.5 * t)}`,
}

/** A new element with this look. */
function newLookalike(look: string): Element | undefined {
  const alike = root.querySelectorAll<HTMLElement>(`[data-look="${CSS.escape(look)}"]`)
  return [...alike].find(({ dataset }) => !lastPositions.has(dataset.thing!))
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

/** Transition of a captured thing: it appears when the flight ends. */
export const takenIn = (_node: Element): TransitionConfig =>
  settings.motion === 'still' ? fade() : { delay: TAKEN_MS, ...fade(80) }

/** Fade, also with reduced motion, but not at the fastest pace. */
const fade = (duration = 220): TransitionConfig =>
  settings.motion === 'still' && settings.pace === 0 ? { duration: 0 } : { duration, css: (t) => `opacity: ${t}` }
