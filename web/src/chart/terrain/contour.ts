/** Contour lines of a field as smooth closed SVG paths, by marching squares. */
import type { XY } from '../../api/scene'
import type { DistanceField } from './distanceField'

/** Outside the raster is deep sea, so every line closes. */
const OUTSIDE = -9
/** rings with fewer corners are dropped */
const SPECK = 6

type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * Entry and exit of a line through a square of four samples, land to the left.
 * The index encodes the land corners: 8 top left, 4 top right, 2 bottom right, 1 bottom left.
 */
const CROSSINGS: Record<number, readonly (readonly [Side, Side])[]> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  5: [
    ['right', 'bottom'],
    ['left', 'top'],
  ],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
}

/** Path of the contour at this level, scaled by `scale`. */
export function contourPath(field: DistanceField, level: number, scale: number): string {
  const trace = new Trace(field, level)
  return trace
    .rings()
    .map((ring) => smooth(ring, scale))
    .join('')
}

class Trace {
  private readonly follows = new Map<number, number>()
  private readonly points = new Map<number, XY>()

  constructor(
    private readonly field: DistanceField,
    private readonly level: number,
  ) {
    for (let y = -1; y < field.height; y++) for (let x = -1; x < field.width; x++) this.square(x, y)
  }

  /** All closed rings. */
  rings(): XY[][] {
    const rings: XY[][] = []
    while (this.follows.size > 0) {
      const ring = this.ring(this.follows.keys().next().value!)
      if (ring.length >= SPECK) rings.push(ring)
    }
    return rings
  }

  private ring(first: number): XY[] {
    const ring: XY[] = []
    for (let at: number | undefined = first; at !== undefined;) {
      const following: number | undefined = this.follows.get(at)
      if (following === undefined) break
      const point = this.points.get(at)!
      const before = ring.at(-1)
      if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.7 / this.field.resolution)
        ring.push(point)
      this.follows.delete(at)
      at = following
    }
    return ring
  }

  private square(x: number, y: number): void {
    const corners =
      (this.value(x, y) > 0 ? 8 : 0) +
      (this.value(x + 1, y) > 0 ? 4 : 0) +
      (this.value(x + 1, y + 1) > 0 ? 2 : 0) +
      (this.value(x, y + 1) > 0 ? 1 : 0)
    for (const [from, to] of CROSSINGS[corners] ?? [])
      this.follows.set(this.crossing(x, y, from), this.crossing(x, y, to))
  }

  /** Crossing of a line with a side of a square, cached by number. */
  private crossing(x: number, y: number, side: Side): number {
    if (side === 'bottom') return this.crossing(x, y + 1, 'top')
    if (side === 'right') return this.crossing(x + 1, y, 'left')
    const down = side === 'left'
    const id = ((y + 1) * (this.field.width + 2) + x + 1) * 2 + (down ? 1 : 0)
    if (!this.points.has(id)) this.points.set(id, this.between(x, y, down))
    return id
  }

  private between(x: number, y: number, down: boolean): XY {
    const here = this.value(x, y)
    const there = down ? this.value(x, y + 1) : this.value(x + 1, y)
    const part = here / (here - there)
    const { left, top, resolution } = this.field
    return [
      left + (x + 0.5 + (down ? 0 : part)) / resolution,
      top + (y + 0.5 + (down ? part : 0)) / resolution,
    ]
  }

  private value(x: number, y: number): number {
    const { width, height, at } = this.field
    return x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : at[y * width + x]! - this.level
  }
}

/** A closed curve through the middles of the sides of a ring. */
function smooth(ring: readonly XY[], scale: number): string {
  const write = ([x, y]: XY): string => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`
  const middle = (i: number): XY => {
    const a = ring[i]!
    const b = ring[(i + 1) % ring.length]!
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const curves = ring.map((corner, i) => `Q${write(corner)} ${write(middle(i))}`)
  return `M${write(middle(ring.length - 1))}${curves.join('')}Z`
}
