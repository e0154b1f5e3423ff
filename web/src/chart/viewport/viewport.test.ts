import { expect, it } from 'vitest'
import type { Box } from '../../api/scene'
import { Viewport } from './viewport.svelte'

const frame: Box = [-1, -1, 30, 20]
const middle = ([x, y, width, height]: Box): number[] => [x + width / 2, y + height / 2]

it('Viewport keeps the size of fields and the place in the middle when the window changes', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([12, 9])
  const [pixels, place] = [viewport.fieldSize * viewport.zoomState.zoom, middle(viewport.visibleBox)]
  viewport.fit(frame, [800, 520])
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(pixels)
  expect(middle(viewport.visibleBox)[0]).toBeCloseTo(place[0]!)
  expect(middle(viewport.visibleBox)[1]).toBeCloseTo(place[1]!)
})

it('Viewport keeps what matters in sight when the window becomes lower', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([12, 0])
  viewport.interest = [12, 0]
  viewport.fit(frame, [390, 200])
  const [, top, , height] = viewport.visibleBox
  expect(top).toBeLessThanOrEqual(0)
  expect(top + height).toBeGreaterThan(0)
})

it('Viewport enlarges small fields to the size of a fingertip', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([12, 9])
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(44)
})

it('Viewport shows the whole chart in a window where fields are larger than before', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([12, 9])
  viewport.fit(frame, [1500, 1000])
  expect(viewport.isZoomed).toBe(false)
})

it('Viewport keeps showing a whole chart when the window changes', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [1500, 1000])
  viewport.fit(frame, [390, 370])
  expect(viewport.isZoomed).toBe(false)
})

it('Viewport ends a press when the button was released outside', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.pointerDown(1, [100, 100])
  viewport.zoomBy(1)
  const { zoomState } = viewport
  expect(viewport.pointerMove(1, [200, 180], false)).toBe(false)
  expect(viewport.pointerMove(1, [240, 200], true)).toBe(false)
  expect(viewport.zoomState).toBe(zoomState)
})

it('Viewport ends a drag when the button was released outside', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomBy(1)
  viewport.pointerDown(1, [100, 100])
  expect(viewport.pointerMove(1, [80, 90], true)).toBe(true)
  expect(viewport.dragging).toBe(true)
  viewport.pointerMove(1, [60, 80], false)
  expect(viewport.dragging).toBe(false)
})

it('Viewport for a page that scrolls ignores wheel and drag until it is zoomed', () => {
  let stopped = 0
  const wheel = (ctrlKey: boolean): WheelEvent =>
    ({ deltaY: -400, ctrlKey, preventDefault: () => stopped++ }) as unknown as WheelEvent
  const calm = new Viewport(true)
  calm.fit(frame, [390, 370], frame)
  calm.wheel(wheel(false), [200, 200])
  calm.pointerDown(1, [200, 200])
  expect(calm.pointerMove(1, [100, 100], true)).toBe(false)
  expect(stopped).toBe(0)
  expect(calm.isZoomed).toBe(false)
  calm.wheel(wheel(true), [200, 200])
  expect(calm.isZoomed).toBe(true)
  calm.pointerDown(1, [200, 200])
  expect(calm.pointerMove(1, [100, 100], true)).toBe(true)
})

it('Viewport makes fields as large as a fingertip with the first step, and then goes on by steps', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomBy(1)
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(44)
  viewport.zoomBy(1)
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(66)
  viewport.zoomBy(-1)
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(44)
})

const isVisible = ([left, top, width, height]: Box, [x, y]: readonly [number, number]): boolean => x > left && x < left + width && y > top && y < top + height

it('Viewport shows a ship together with what it can fire at, in smaller fields if needed', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([12, 9])
  viewport.showTogether([14, 9], [[17, 9]])
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(44)
  expect(isVisible(viewport.visibleBox, [17, 9])).toBe(true)
  viewport.showTogether([14, 9], [[17, 9], [5, 9]])
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeLessThan(44)
  expect([[14, 9], [17, 9], [5, 9]].every((place) => isVisible(viewport.visibleBox, place as [number, number]))).toBe(true)
})

it('Viewport leaves out what is too far away to be shown together', () => {
  const viewport = new Viewport()
  viewport.fit(frame, [390, 370])
  viewport.zoomTo([4, 9])
  viewport.showTogether([4, 9], [[27, 9], [6, 9]])
  expect(viewport.fieldSize * viewport.zoomState.zoom).toBeCloseTo(44)
  expect(isVisible(viewport.visibleBox, [6, 9])).toBe(true)
  expect(isVisible(viewport.visibleBox, [27, 9])).toBe(false)
})
