/** Where on the chart a piece is put by hand. */
import type { Scene } from '../api/scene'

type Geometry = Scene['geometry']

/** Distance along one axis; on a torus the short way round. */
const along = (from: number, to: number, length: number, torus: boolean): number => {
  const straight = Math.abs(from - to)
  return torus ? Math.min(straight % length, length - (straight % length)) : straight
}

/** The space nearest to a point of the chart; undefined if there is none. */
export function nearestSpace(geometry: Geometry, [x, y]: readonly [number, number]): string | undefined {
  const { box, torus = false, spaces = [] } = geometry
  const distance = ([sx, sy]: readonly [number, number]): number =>
    Math.hypot(along(x, sx, box[2], torus), along(y, sy, box[3], torus))
  let best: { id: string; far: number } | undefined
  for (const { id, at } of spaces) {
    const far = distance(at)
    if (!best || far < best.far) best = { id, far }
  }
  return best?.id
}
