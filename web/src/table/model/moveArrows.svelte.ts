/** Moves that are shown on the board without being played: advised, or looked at in a review. */
import type { OfferedMove } from '../../api/messages'

export interface MoveArrow {
  touches: readonly string[]
  /** position of the handle that it ends with */
  at?: readonly [number, number]
  /** the piece that goes to the place touched last */
  carries?: string
  /** text of the move, for its button */
  move: string
  kind: 'advised' | 'played' | 'better'
}

/** The arrows shown on one table. */
export class MoveArrows {
  list = $state.raw<readonly MoveArrow[]>([])
}

const shown = new WeakMap<object, MoveArrows>()

/** The arrows of this table, by its model. */
export function arrowsOf(model: object): MoveArrows {
  const arrows = shown.get(model) ?? new MoveArrows()
  shown.set(model, arrows)
  return arrows
}

/** A considered move as an arrow. */
export const moveArrow = (
  { move, touches, together, at, carries }: ShownMove,
  kind: MoveArrow['kind'],
): MoveArrow => ({ move, touches: touches ?? together ?? [], kind, ...(at ? { at } : {}), ...(carries ? { carries } : {}) })

type ShownMove = Pick<OfferedMove, 'move' | 'touches' | 'together' | 'at' | 'carries'>

/** Mark things outside the board, and buttons; returns a function that takes the marks away. */
export function markThings(root: ParentNode, arrows: readonly MoveArrow[]): () => void {
  const marked: Element[] = []
  const mark = (selectors: readonly string[], kind: string): void => {
    const found = selectors.map((selector) => root.querySelector(selector)).find((element) => element)
    if (!found) return
    found.setAttribute('data-shown-move', kind)
    marked.push(found)
  }
  for (const { touches, move, kind } of arrows) {
    for (const touch of touches) {
      const id = CSS.escape(touch)
      mark(['hand', 'zones', 'tray', 'trays'].flatMap((place) => [`.${place} [data-thing="${id}"]`, `.${place} [data-thing^="${id}#"]`]), kind)
    }
    if (touches.length === 0) mark([`.acts [data-move="${CSS.escape(move)}"]`], kind)
  }
  return () => marked.forEach((element) => element.removeAttribute('data-shown-move'))
}
