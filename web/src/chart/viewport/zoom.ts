/** Zoom and pan arithmetic, in pixels of the board. */
import type { Box, XY } from '../../api/scene'

export interface ZoomState {
  /** 1: the whole chart */
  zoom: number
  x: number
  y: number
}
export type ViewSize = readonly [width: number, height: number]

export const WHOLE_CHART: ZoomState = { zoom: 1, x: 0, y: 0 }
/** maximum size of a field, in pixels */
const MAX_FIELD_SIZE = 120
/** panning brings a thing into this inner part of the board */
const INNER_PART = 0.6

/** Pixels per field and offset of the whole chart. */
export function fitChart(frame: Box, [width, height]: ViewSize): { scale: number; left: number; top: number } {
  const scale = Math.min(width / frame[2], height / frame[3])
  return { scale, left: (width - frame[2] * scale) / 2, top: (height - frame[3] * scale) / 2 }
}

/** Nearest state that shows as little empty margin as possible. */
export function clampZoom(look: ZoomState, frame: Box, size: ViewSize): ZoomState {
  const { scale, left, top } = fitChart(frame, size)
  const zoom = Math.min(Math.max(1, look.zoom), Math.max(1, MAX_FIELD_SIZE / scale))
  const along = (moved: number, before: number, long: number, room: number): number => {
    const free = room - long * zoom
    return free >= 0 ? free / 2 - before * zoom : Math.min(0, Math.max(free, moved + before * zoom)) - before * zoom
  }
  return {
    zoom,
    x: along(look.x, left, frame[2] * scale, size[0]),
    y: along(look.y, top, frame[3] * scale, size[1]),
  }
}

/** Zoom around a fixed point of the board. */
export function zoomAround(look: ZoomState, factor: number, [px, py]: XY): ZoomState {
  return { zoom: look.zoom * factor, x: px - (px - look.x) * factor, y: py - (py - look.y) * factor }
}

/** Position of a place of the chart on the board. */
export function chartToScreen(look: ZoomState, frame: Box, size: ViewSize, [x, y]: XY): XY {
  const { scale, left, top } = fitChart(frame, size)
  return [
    look.x + (left + (x - frame[0]) * scale) * look.zoom,
    look.y + (top + (y - frame[1]) * scale) * look.zoom,
  ]
}

/** Pan as little as possible to bring a place well into view. */
export function panToShow(look: ZoomState, frame: Box, size: ViewSize, place: XY): ZoomState {
  const [px, py] = chartToScreen(look, frame, size, place)
  const into = (at: number, room: number): number => {
    const edge = (room * (1 - INNER_PART)) / 2
    return Math.min(Math.max(at, edge), room - edge) - at
  }
  return clampZoom({ zoom: look.zoom, x: look.x + into(px, size[0]), y: look.y + into(py, size[1]) }, frame, size)
}

/** The box around some places, with fields to spare on each side. */
export function boxAround(places: readonly XY[], spare: number): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - spare, Math.min(...ys) - spare]
  return [left, top, Math.max(...xs) + spare - left, Math.max(...ys) + spare - top]
}

/** Pan as little as possible to bring a box into view that has room there. */
export function panToShowBox(look: ZoomState, frame: Box, size: ViewSize, [x, y, width, height]: Box): ZoomState {
  const [left, top] = chartToScreen(look, frame, size, [x, y])
  const [right, bottom] = chartToScreen(look, frame, size, [x + width, y + height])
  const into = (from: number, to: number, room: number): number => (from < 0 ? -from : Math.min(0, room - to))
  return clampZoom({ zoom: look.zoom, x: look.x + into(left, right, size[0]), y: look.y + into(top, bottom, size[1]) }, frame, size)
}

/** Visible part of the chart, in fields. */
export function visibleChartBox(look: ZoomState, frame: Box, size: ViewSize): Box {
  const { scale, left, top } = fitChart(frame, size)
  const field = scale * look.zoom
  return [
    frame[0] - (look.x / look.zoom + left) / scale,
    frame[1] - (look.y / look.zoom + top) / scale,
    size[0] / field,
    size[1] / field,
  ]
}
