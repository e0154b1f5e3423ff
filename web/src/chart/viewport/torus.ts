/**
 * Charts whose opposite edges join.
 * They have no border, only a place where the sheet is cut. A roll says which place is in the corner.
 */
import type { Box, Mark, XY } from '../../api/scene'

/** how far the chart continues faintly beyond its border, in fields */
export const CHART_BLEED = 0.3

const within = (value: number, round: number): number => ((value % round) + round) % round

/** Position of a place on the rolled sheet. */
export function rollPoint([x, y]: XY, [left, top, wide, high]: Box, [across, down]: XY): XY {
  if (!across && !down) return [x, y]
  return [round(left + within(x - left - across, wide)), round(top + within(y - top - down, high))]
}

/** Normalise a roll to the first round. */
export const normalizeRoll = ([across, down]: XY, [, , wide, high]: Box): XY => [
  within(across, wide),
  within(down, high),
]

export interface ChartCopy {
  /** offset in fields */
  by: XY
  /** visible part: its own sheet, plus some of what continues where nothing joins it */
  clip: Box
}

/** Copies of the chart that together cover a rolled sheet. */
export function chartCopies([left, top, wide, high]: Box, [across, down]: XY): ChartCopy[] {
  const moves = (roll: number, long: number): number[] => (roll ? [-roll, long - roll] : [0])
  // a hair's breadth, so that no seam shows
  const edge = (roll: number): number => (roll ? 0.004 : CHART_BLEED)
  const [a, d] = [edge(across), edge(down)]
  return moves(down, high).flatMap((y) =>
    moves(across, wide).map(
      (x): ChartCopy => ({ by: [x, y], clip: [left - a, top - d, wide + 2 * a, high + 2 * d] }),
    ),
  )
}

/** Split a route where its shorter way leaves the sheet and re-enters opposite. */
export function splitAtEdges(points: readonly XY[], [, , wide, high]: Box): XY[][] {
  const found: XY[][] = []
  for (const [i, point] of points.entries()) {
    const before = points[i - 1]
    const beyond = before && near(before, point, wide, high)
    if (!before || !beyond) found.push([point])
    else if (beyond[0] === point[0] && beyond[1] === point[1]) found.at(-1)!.push(point)
    else {
      found.at(-1)!.push(beyond)
      found.push([near(point, before, wide, high), point])
    }
  }
  return found
}

/** The image of `to` nearest to `from`, on the sheet or beyond it. */
function near(from: XY, to: XY, wide: number, high: number): XY {
  const along = (a: number, b: number, long: number): number => b - Math.round((b - a) / long) * long
  return [along(from[0], to[0], wide), along(from[1], to[1], high)]
}

/**
 * Marks on a rolled sheet; a route that leaves it becomes several marks,
 * the last one with text.
 */
export function rollMarks(marks: readonly Mark[], box: Box, roll: XY): Mark[] {
  return marks.flatMap((mark) => {
    const at = mark.at.map((place) => rollPoint(place, box, roll))
    if (mark.kind !== 'route' && mark.kind !== 'last') return [{ ...mark, at }]
    const parts = splitAtEdges(at, box)
    return parts.map((part, i) => ({ ...mark, at: part, text: i < parts.length - 1 ? '' : mark.text ?? '' }))
  })
}

/** Whether a move crosses the edge. */
export const crossesEdge = (from: XY, to: XY, [, , wide, high]: Box): boolean =>
  Math.abs(to[0] - from[0]) > wide / 2 || Math.abs(to[1] - from[1]) > high / 2

const round = (length: number): number => Math.round(length * 1e4) / 1e4
