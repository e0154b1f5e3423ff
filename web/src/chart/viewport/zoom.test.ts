import { describe, expect, it } from 'vitest'
import type { Box } from '../../api/scene'
import { zoomAround, fitChart, clampZoom, chartToScreen, visibleChartBox, panToShow, WHOLE_CHART, type ViewSize } from './zoom'

const frame: Box = [-1, -1, 30, 20]
const size: ViewSize = [390, 370]

describe('the zoom of a chart', () => {
  it('shows the whole chart in the middle at first', () => {
    expect(fitChart(frame, size)).toEqual({ scale: 13, left: 0, top: 55 })
    expect(visibleChartBox(clampZoom(WHOLE_CHART, frame, size), frame, size)).toEqual([-1, -1 - 55 / 13, 30, 370 / 13])
  })

  it('zoomAround keeps the place under the pointer', () => {
    const place = chartToScreen(WHOLE_CHART, frame, size, [5, 5])
    const nearer = zoomAround(WHOLE_CHART, 2, place)
    expect(chartToScreen(nearer, frame, size, [5, 5])).toEqual(place)
  })

  it('clampZoom never leaves the chart', () => {
    const off = clampZoom({ zoom: 3, x: 500, y: -9000 }, frame, size)
    const [x, y, , height] = visibleChartBox(off, frame, size)
    expect(x).toBeCloseTo(-1)
    expect(y + height).toBeCloseTo(19)
  })

  it('clampZoom limits the zoom', () => {
    expect(clampZoom({ zoom: 0.2, x: 0, y: 0 }, frame, size).zoom).toBe(1)
    expect(clampZoom({ zoom: 99, x: 0, y: 0 }, frame, size).zoom).toBeCloseTo(120 / 13)
  })

  it('panToShow moves no more than necessary', () => {
    const near = clampZoom({ zoom: 3, x: 0, y: 0 }, frame, size)
    const [px, py] = chartToScreen(panToShow(near, frame, size, [20, 10]), frame, size, [20, 10])
    expect(px).toBeLessThanOrEqual(390 * 0.8 + 0.01)
    expect(py).toBeLessThanOrEqual(370 * 0.8 + 0.01)
    const shown = panToShow(near, frame, size, [20, 10])
    expect(panToShow(shown, frame, size, [20, 10])).toEqual(shown)
  })
})
