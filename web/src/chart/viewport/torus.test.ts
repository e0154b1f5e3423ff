import { describe, expect, it } from 'vitest'
import type { Box, XY } from '../../api/scene'
import { distanceField, sampleField } from '../terrain/distanceField'
import { chartCopies, crossesEdge, rollPoint, rollMarks, splitAtEdges, normalizeRoll } from './torus'

const box: Box = [0, 0, 12, 12]

describe('a rolled chart', () => {
  it('rollPoint moves points off the left edge to the right one', () => {
    expect(rollPoint([3.5, 0.5], box, [3, 0])).toEqual([0.5, 0.5])
    expect(rollPoint([2.5, 0.5], box, [3, 0])).toEqual([11.5, 0.5])
    expect(rollPoint([2.5, 0.5], box, [0, 1])).toEqual([2.5, 11.5])
    expect(normalizeRoll([-1, 13], box)).toEqual([11, 1])
  })

  it('chartCopies cover the chart at every roll', () => {
    expect(chartCopies(box, [0, 0]).map(({ by }) => by)).toEqual([[0, 0]])
    expect(chartCopies(box, [5, 0]).map(({ by }) => by)).toEqual([
      [-5, 0],
      [7, 0],
    ])
    expect(chartCopies(box, [5, 2])).toHaveLength(4)
  })

  it('splitAtEdges, rollMarks and crossesEdge split a path at the edges of the chart', () => {
    const way: XY[] = [
      [10.5, 4.5],
      [11.5, 5.5],
      [0.5, 5.5],
      [1.5, 5.5],
    ]
    expect(splitAtEdges(way, box)).toEqual([
      [
        [10.5, 4.5],
        [11.5, 5.5],
        [12.5, 5.5],
      ],
      [
        [-0.5, 5.5],
        [0.5, 5.5],
        [1.5, 5.5],
      ],
    ])
    const marks = rollMarks([{ kind: 'route', at: way, text: '4' }], box, [0, 0])
    expect(marks.map(({ text }) => text)).toEqual(['', '4'])
    expect(rollMarks([{ kind: 'route', at: way }], box, [6, 0])).toHaveLength(1)
    expect(crossesEdge([11.5, 5.5], [0.5, 5.5], box)).toBe(true)
    expect(crossesEdge([1.5, 5.5], [0.5, 5.5], box)).toBe(false)
  })

  it('distanceField is continuous across the edges of a torus', () => {
    const land: XY[][] = [
      [
        [11, 3],
        [12, 3],
        [12, 5],
        [11, 5],
      ],
    ]
    const drawn = distanceField(land, box, 13, 7, true)
    for (const down of [2.8, 3.2, 4, 4.8, 5.2]) {
      for (const across of [-0.4, -0.1, 0.1, 0.4])
        expect(sampleField(drawn, across, down)).toBeCloseTo(sampleField(drawn, across + 12, down), 4)
    }
    expect(sampleField(drawn, -0.5, 4)).toBeGreaterThan(0)
    expect(sampleField(drawn, 0.5, 4)).toBeLessThan(0)
  })
})
