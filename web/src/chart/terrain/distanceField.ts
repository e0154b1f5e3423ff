/**
 * Coastlines: polygons of one kind of terrain merged into one hand-drawn outline.
 * Pipeline: raster → signed distance → blur → seeded noise of three wavelengths → contour. The noise is
 * seeded by place, so coasts never change; it stays below half a field, so a coast never misplaces the centre
 * of a space (see the tests).
 */
import type { Box, XY } from '../../api/scene'

/** Raster of signed distances from the coast in fields, positive inside: `at[y * width + x]`. */
export interface DistanceField {
  width: number
  height: number
  /** left edge of the raster */
  left: number
  top: number
  /** samples per field */
  resolution: number
  at: Float32Array
}

/** margin around the sheet, so that land runs off its edge, or wraps around */
const MARGIN = 0.6
const TORUS_MARGIN = 1.3
/** distances are capped here */
const FAR = 3
/** blur radius in fields, applied twice */
const BLUR = 0.16
/** wavelengths of the noise (per field) and amplitudes (in fields) */
const WAVES = [
  { x: 1.5, y: 1.5, strength: 0.1 },
  { x: 3.7, y: 4.1, strength: 0.06 },
  { x: 9, y: 9, strength: 0.022 },
] as const

/** Distance field of all polygons of one kind, with its own noise `seed`. Wraps on a torus. */
export function distanceField(
  polygons: readonly XY[][],
  box: Box,
  resolution: number,
  seed: number,
  torus = false,
): DistanceField {
  const margin = torus ? TORUS_MARGIN : MARGIN
  const left = box[0] - margin
  const top = box[1] - margin
  const width = Math.ceil((box[2] + 2 * margin) * resolution)
  const height = Math.ceil((box[3] + 2 * margin) * resolution)
  const made: DistanceField = { width, height, left, top, resolution, at: new Float32Array(width * height) }
  distances(made, raster(made, polygons, box, torus))
  const reach = Math.max(1, Math.round(resolution * BLUR))
  for (let pass = 0; pass < 2; pass++) blur(made, reach)
  roughen(made, seed, torus ? [box[2], box[3]] : null)
  return made
}

/** Value of the nearest sample. */
export function sampleField(of: DistanceField, x: number, y: number): number {
  const column = clamp(Math.round((x - of.left) * of.resolution - 0.5), 0, of.width - 1)
  const row = clamp(Math.round((y - of.top) * of.resolution - 0.5), 0, of.height - 1)
  return of.at[row * of.width + column]!
}

/** Seeded smooth noise between −1 and 1, optionally periodic. */
export function smoothNoise(x: number, y: number, seed: number, [across, down]: XY = [Infinity, Infinity]): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = ease(x - column)
  const v = ease(y - row)
  const at = (i: number, k: number): number => hash(modulo(i, across), modulo(k, down), seed)
  const a = at(column, row)
  const b = at(column + 1, row)
  const c = at(column, row + 1)
  const d = at(column + 1, row + 1)
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1
}

/** Seeded random numbers between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** 1 inside a polygon, else 0; outside the sheet the edge is repeated, or wrapped. */
function raster(of: DistanceField, polygons: readonly XY[][], box: Box, torus: boolean): Uint8Array {
  const inland = new Uint8Array(of.width * of.height)
  const edge = 0.02
  const onto = (at: number, start: number, long: number): number =>
    torus ? start + modulo(at - start, long) : clamp(at, start + edge, start + long - edge)
  const xs = Array.from({ length: of.width }, (_, i) =>
    onto(of.left + (i + 0.5) / of.resolution, box[0], box[2]),
  )
  const ys = Array.from({ length: of.height }, (_, i) =>
    onto(of.top + (i + 0.5) / of.resolution, box[1], box[3]),
  )
  for (const polygon of polygons) {
    const columns = within(
      xs,
      polygon.map(([x]) => x),
    )
    for (const row of within(
      ys,
      polygon.map(([, y]) => y),
    )) {
      for (const column of columns)
        if (inside(polygon, xs[column]!, ys[row]!)) inland[row * of.width + column] = 1
    }
  }
  return inland
}

/** Indices of the samples between the smallest and largest of these lengths. */
function within(samples: readonly number[], lengths: readonly number[]): number[] {
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  return [...samples.keys()].filter((i) => samples[i]! >= least && samples[i]! <= most)
}

function inside(polygon: readonly XY[], x: number, y: number): boolean {
  let result = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) result = !result
  }
  return result
}

/** Signed distances in fields, from squared distances to the nearest sample of either kind. */
function distances(of: DistanceField, inland: Uint8Array): void {
  const out = squaredDistance(inland, of.width, of.height, 0)
  const into = squaredDistance(inland, of.width, of.height, 1)
  for (let i = 0; i < of.at.length; i++) {
    of.at[i] = clamp((Math.sqrt(out[i]!) - Math.sqrt(into[i]!)) / of.resolution, -FAR, FAR)
  }
}

/** Squared distance of every sample to the nearest one of this value, in two passes. */
function squaredDistance(grid: Uint8Array, width: number, height: number, value: number): Float64Array {
  const result = Float64Array.from(grid, (cell) => (cell === value ? 0 : 1e9))
  for (let x = 0; x < width; x++) sweep(result, x, width, height)
  for (let y = 0; y < height; y++) sweep(result, y * width, 1, width)
  return result
}

/**
 * In-place 1D distance transform: lower envelope of parabolas (Felzenszwalb,
 * Huttenlocher 2012).
 */
function sweep(grid: Float64Array, start: number, stride: number, length: number): void {
  const value = Float64Array.from({ length }, (_, i) => grid[start + i * stride]!)
  const apex = new Int32Array(length)
  const from = new Float64Array(length + 1)
  let last = 0
  from[0] = -Infinity
  from[1] = Infinity
  const crossing = (p: number, q: number): number =>
    (value[q]! + q * q - (value[p]! + p * p)) / (2 * q - 2 * p)
  for (let q = 1; q < length; q++) {
    let at = crossing(apex[last]!, q)
    while (at <= from[last]!) at = crossing(apex[--last]!, q)
    apex[++last] = q
    from[last] = at
    from[last + 1] = Infinity
  }
  for (let q = 0, i = 0; q < length; q++) {
    while (from[i + 1]! < q) i++
    grid[start + q * stride] = (q - apex[i]!) ** 2 + value[apex[i]!]!
  }
}

/** Box blur along rows, then columns. */
function blur(of: DistanceField, reach: number): void {
  const { width, height } = of
  const half = new Float32Array(of.at.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let d = -reach; d <= reach; d++) sum += of.at[y * width + clamp(x + d, 0, width - 1)]!
      half[y * width + x] = sum / (2 * reach + 1)
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let d = -reach; d <= reach; d++) sum += half[clamp(y + d, 0, height - 1) * width + x]!
      of.at[y * width + x] = sum / (2 * reach + 1)
    }
  }
}

function roughen(of: DistanceField, seed: number, size: XY | null): void {
  // On a torus a whole number of waves fits.
  const fitted = (wave: number, long: number | undefined): number =>
    long ? Math.round(wave * long) / long : wave
  const waves = WAVES.map(({ x, y, strength }) => ({
    x: fitted(x, size?.[0]),
    y: fitted(y, size?.[1]),
    strength,
  }))
  const periods = waves.map(({ x, y }): XY | undefined =>
    size ? [Math.round(x * size[0]), Math.round(y * size[1])] : undefined,
  )
  for (let row = 0; row < of.height; row++) {
    for (let column = 0; column < of.width; column++) {
      const x = of.left + column / of.resolution
      const y = of.top + row / of.resolution
      let rough = 0
      for (const [i, wave] of waves.entries())
        rough += wave.strength * smoothNoise(x * wave.x, y * wave.y, seed + i, periods[i])
      of.at[row * of.width + column]! += rough
    }
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
/** remainder modulo `round` */
const modulo = (value: number, round: number): number =>
  round === Infinity ? value : ((value % round) + round) % round
const ease = (t: number): number => t * t * (3 - 2 * t)

function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 974711) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
