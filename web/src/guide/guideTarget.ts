/** What the pointing hand of a guide points at. */
import type { Offer } from '../api/scene'
import type { Way } from '../table/input/ways'

/**
 * What the hand points at.
 *
 * A thing to touch (or else the button of its move), the button of a move, the button that plays what is selected, the button
 * before things are gathered, or the end of a manoeuvre.
 */
export type GuideTarget = { thing: string; move?: string } | { move: string } | { commit: true } | { gather: true } | { again: true } | { end: string; heading: number }

const baseId = (id: string): string => id.split('#')[0]!
const fits = (touch: string | undefined, id: string): boolean => touch === id || touch === baseId(id)

/** The next thing of a set that is not selected yet. */
function missing(together: readonly string[], chosen: readonly string[]): string | undefined {
  const rest = [...chosen]
  return together.find((touch) => {
    const at = rest.findIndex((id) => fits(touch, id))
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
}

/** Where to point next on the way to a move, with these things selected. */
export function guideTarget({ move, touches = [], together = [], gather }: Offer, chosen: readonly string[], gathering = false): GuideTarget {
  if (gather && !gathering) return { gather: true }
  if (together.length > 0) {
    const thing = missing(together, chosen)
    return thing === undefined ? { move } : { thing, move }
  }
  if (touches.length === 0) return { move }
  const done = chosen.findIndex((id, i) => !fits(touches[i], id))
  const depth = done < 0 ? chosen.length : done
  return depth < touches.length ? { thing: touches[depth]!, move } : { commit: true }
}

interface Steered {
  steeredPiece: string
  sameAgain: Way | null
}

/** Where to point next on the way to a whole manoeuvre. */
export function wayTarget(way: Way, { steeredPiece, sameAgain }: Steered): GuideTarget {
  if (sameAgain === way) return { again: true }
  return steeredPiece === way.piece ? { end: way.id, heading: way.heading } : { thing: way.piece }
}

/** Selectors of the element to point at, the best first. */
export function targetSelectors(target: GuideTarget): string[] {
  if ('again' in target) return ['.acts .again']
  if ('end' in target) {
    const heading = `[data-heading="${target.heading}"]`
    return [`.live .headings ${heading}`, `.live .ways [data-thing="${CSS.escape(target.end)}"] ${heading}`]
  }
  if ('gather' in target) return ['.acts .gather']
  if ('commit' in target) return ['.acts .commit']
  if ('thing' in target) return thingSelectors(target.thing, target.move)
  return [...moveButton(target.move), '.acts .commit', ...textSelectors(target.move)]
}

const moveButton = (move = ''): string[] => (move ? [`.acts [data-move="${CSS.escape(move)}"]`] : [])

function thingSelectors(thing: string, move?: string): string[] {
  const exact = CSS.escape(thing)
  return [
    `.acts [data-thing="${exact}"]`,
    `.table .hand [data-thing="${exact}"], .table .zones [data-thing="${exact}"]`,
    `.live [data-thing="${exact}"]`,
    `.table [data-thing="${exact}"]`,
    `.table [data-thing^="${exact}#"]`,
    ...moveButton(move),
  ]
}

/** Selectors of the button of a move in the table as text. */
export const textSelectors = (move: string): string[] => [`.text [data-move="${CSS.escape(move)}"]`]

/** The first visible element of these selectors. */
export function findTarget(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return element
    }
  return undefined
}
