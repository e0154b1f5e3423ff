/**
 * Types of the static drawing of a chart: coasts, water lines, ornaments, waves.
 * Drawing takes 10 to 300 ms, so it runs in a worker (see `drawing.worker.ts`) and is cached.
 */
import type { Box, Geometry, Terrain } from '../../api/scene'

/** drawing units per field */
export const DRAWING_UNIT = 60
export interface DrawingLayer {
  kind: string
  /** the outline */
  line: string
  /** water lines along the coast, outwards */
  water: string[]
  shoal: string
}

export interface DrawingSpot {
  x: number
  y: number
  /** random number between 0 and 1, for variety */
  chance: number
  art: string
}

export interface Drawing {
  layers: DrawingLayer[]
  ornaments: DrawingSpot[]
  waves: DrawingSpot[]
}

/** A place to keep clear, with its radius. */
export type KeepClear = readonly [x: number, y: number, radius: number]

export interface DrawingTask {
  box: Box
  torus?: true
  terrain: Terrain[]
  taken: KeepClear[]
}

export const EMPTY_DRAWING: Drawing = { layers: [], ornaments: [], waves: [] }

/** Drawing task for this geometry; `zones` are the boxes taken up by zones. */
export function drawingTask(geometry: Geometry, zones: readonly Box[]): DrawingTask {
  const spaces = (geometry.spaces ?? []).filter((space) => space.art)
  return {
    box: geometry.box,
    ...(geometry.torus ? { torus: true as const } : {}),
    // A terrain may have no polygons left, once a blank has been filled.
    terrain: (geometry.terrain ?? []).filter(({ polygons }) => polygons?.length),
    taken: [
      ...spaces.map(({ at }): KeepClear => [at[0], at[1], 0.52]),
      ...(geometry.decor ?? []).map(({ at, size = 1, text }): KeepClear => [
        at[0],
        at[1],
        size * (text ? 1.6 : 0.7),
      ]),
      ...zones.map(([x, y, w, h]): KeepClear => [x + w / 2, y + h / 2, Math.max(w, h) / 2 + 0.1]),
    ],
  }
}
