/** What the pointing hand of a guide points at. */
import type { Offer } from '../api/scene'

/** A thing to touch, the button of a move, or the button that plays what is selected. */
export type GuideTarget = { thing: string } | { move: string } | { commit: true }

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
export function guideTarget({ move, touches = [], together = [] }: Offer, chosen: readonly string[]): GuideTarget {
  if (together.length > 0) {
    const thing = missing(together, chosen)
    return thing === undefined ? { move } : { thing }
  }
  if (touches.length === 0) return { move }
  const done = chosen.findIndex((id, i) => !fits(touches[i], id))
  const depth = done < 0 ? chosen.length : done
  return depth < touches.length ? { thing: touches[depth]! } : { commit: true }
}

/** Selectors of the element to point at, the best first. */
export function targetSelectors(target: GuideTarget): string[] {
  if ('commit' in target) return ['.acts .commit']
  if ('move' in target) return [`.acts [data-move="${CSS.escape(target.move)}"]`, '.acts .commit', `.text [data-move="${CSS.escape(target.move)}"]`]
  const exact = CSS.escape(target.thing)
  return [
    `.acts [data-thing="${exact}"]`,
    `.table .hand [data-thing="${exact}"], .table .zones [data-thing="${exact}"]`,
    `.live [data-thing="${exact}"]`,
    `.table [data-thing="${exact}"]`,
    `.table [data-thing^="${exact}#"]`,
  ]
}

/** The first visible element of these selectors. */
export function findTarget(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return element
    }
  return undefined
}
