/** Path to a reachable place several moves away, reconstructed from range marks. */
import type { Mark, Scene, XY } from '../../api/scene'

export interface PathPreview {
  /** destination */
  id: string
  at: XY
  moves: string[]
  /** what the way costs, as its end is marked */
  cost: string
  /** start, and the places along it in order */
  places: XY[]
  /** one touch plays it, since all of it can be taken back; false: its end is dangerous */
  quick?: boolean
  /** final heading of the piece, if that differs */
  heading?: number
}

const same = (a: XY | undefined, b: XY): boolean => a?.[0] === b[0] && a[1] === b[1]

/** The path to a place several steps away, or the moves that it stands for, by its mark. */
export function findPath(scene: Scene, id: string): PathPreview | null {
  const at = scene.geometry.spaces?.find((space) => space.id === id)?.at
  const marks = (scene.marks ?? []).filter(({ kind }) => kind === 'range')
  const itself = marks.find((mark) => at && same(mark.at[0], at) && mark.moves?.length && !mark.move && !mark.way?.length)
  if (at && itself) return { id, at, cost: itself.text ?? '', quick: true, moves: itself.moves!, places: [at] }
  const steps: Mark[] = []
  let place = at
  for (;;) {
    const step = marks.find((mark) => place && same(mark.at[0], place))
    if (!step) break
    if (!step.move || !step.after || steps.includes(step)) return null
    steps.unshift(step)
    place = step.after
  }
  if (!at || !place || steps.length < 2) return null
  const end = steps.at(-1)!
  const cost = end.text ?? `${steps.length}`
  return { id, at, cost, ...(end.moves?.length && { quick: true }), moves: steps.map(({ move }) => move!), places: [place, ...steps.map((step) => step.at[0]!)] }
}

/** Whole ways by their marks. One touch plays a way, unless it is dangerous or too far. */
export function findWholePaths({ geometry, marks = [] }: Scene): PathPreview[] {
  const whole = marks.filter(({ kind, way }) => kind === 'range' && way?.length)
  if (whole.length === 0) return []
  const spaces = new Map((geometry.spaces ?? []).map(({ id, at }) => [String(at), id]))
  const dangers = new Set(marks.filter(({ kind }) => kind === 'danger').flatMap(({ at }) => at.map(String)))
  return whole.flatMap(({ at: [at], text, nature, moves = [], way = [] }) => {
    const id = at && spaces.get(String(at))
    return id ? [{ id, at, moves, cost: text ?? `${moves.length}`, places: way, ...(nature !== 'far' && { quick: !dangers.has(String(at)) }) }] : []
  })
}

/** Danger at the end of a path. */
export const dangerAtEnd = ({ marks = [] }: Scene, { at }: PathPreview): Mark | undefined =>
  marks.find((mark) => mark.kind === 'danger' && mark.why && mark.at.some((place) => same(place, at)))

/** What stopping at the end of a path brings. */
export const prospectAtEnd = ({ marks = [] }: Scene, { at }: PathPreview): Mark['why'] =>
  marks.find(({ kind, at: [place] }) => kind === 'range' && same(place, at))?.why
