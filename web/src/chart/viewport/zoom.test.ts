import { describe, expect, it } from 'vitest'
import type { Box } from '../../api/scene'
import { enlarged, fitted, kept, placed, seen, showing, WHOLE, type Size } from './zoom'

const frame: Box = [-1, -1, 30, 20]
const size: Size = [390, 370]

describe('a glass over a chart', () => {
  it('shows the whole chart in the middle at first', () => {
    expect(fitted(frame, size)).toEqual({ scale: 13, left: 0, top: 55 })
    expect(seen(kept(WHOLE, frame, size), frame, size)).toEqual([-1, -1 - 55 / 13, 30, 370 / 13])
  })

  it('keeps the place under the finger where it is', () => {
    const place = placed(WHOLE, frame, size, [5, 5])
    const nearer = enlarged(WHOLE, 2, place)
    expect(placed(nearer, frame, size, [5, 5])).toEqual(place)
  })

  it('never leaves the chart', () => {
    const off = kept({ zoom: 3, x: 500, y: -9000 }, frame, size)
    const [x, y, , height] = seen(off, frame, size)
    expect(x).toBeCloseTo(-1)
    expect(y + height).toBeCloseTo(19)
  })

  it('is neither nearer nor farther than makes sense', () => {
    expect(kept({ zoom: 0.2, x: 0, y: 0 }, frame, size).zoom).toBe(1)
    expect(kept({ zoom: 99, x: 0, y: 0 }, frame, size).zoom).toBeCloseTo(120 / 13)
  })

  it('moves no more than it must to show a place', () => {
    const near = kept({ zoom: 3, x: 0, y: 0 }, frame, size)
    const [px, py] = placed(showing(near, frame, size, [20, 10]), frame, size, [20, 10])
    expect(px).toBeLessThanOrEqual(390 * 0.8 + 0.01)
    expect(py).toBeLessThanOrEqual(370 * 0.8 + 0.01)
    const shown = showing(near, frame, size, [20, 10])
    expect(showing(shown, frame, size, [20, 10])).toEqual(shown)
  })
})
