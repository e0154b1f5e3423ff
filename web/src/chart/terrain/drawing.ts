/**
 * What is drawn on a chart once and then lies still: coasts, water lines, ornaments, waves. It takes some 10 to 300 ms,
 * so it is made beside the page (see `drawing.worker.ts`) and kept.
 */
import type { Box, Geometry, Terrain } from '../../api/scene'

/** drawing units per field */
export const DRAWING_UNIT = 60
export interface DrawingLayer {
  kind: string
  /** the outline */
  line: string
  /** lines in the water before a coast, outwards */
  water: string[]
  shoal: string
}

export interface DrawingSpot {
  x: number
  y: number
  /** between 0 and 1, for small differences */
  chance: number
  art: string
}

export interface Drawing {
  layers: DrawingLayer[]
  ornaments: DrawingSpot[]
  waves: DrawingSpot[]
}

/** A place that must stay free, with its radius. */
export type KeepClear = readonly [x: number, y: number, radius: number]

export interface DrawingTask {
  box: Box
  torus?: true
  terrain: Terrain[]
  taken: KeepClear[]
}

export const EMPTY_DRAWING: Drawing = { layers: [], ornaments: [], waves: [] }

/** What is to be drawn for this geometry; `zones` are the boxes that zones take up on the board. */
export function drawingTask(geometry: Geometry, zones: readonly Box[]): DrawingTask {
  const spaces = (geometry.spaces ?? []).filter((space) => space.art)
  return {
    box: geometry.box,
    ...(geometry.torus ? { torus: true as const } : {}),
    // Nothing may be left of a terrain: a blank that has been filled in.
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
