import { expect, it } from 'vitest'
import type { Box } from '../../api/scene'
import { Glass } from './viewport.svelte'

const frame: Box = [-1, -1, 30, 20]
const middle = ([x, y, width, height]: Box): number[] => [x + width / 2, y + height / 2]

it('in a window of another size fields stay as large, and the same place in the middle', () => {
  const glass = new Glass()
  glass.fit(frame, [390, 370])
  glass.close([12, 9])
  const [pixels, place] = [glass.field * glass.look.zoom, middle(glass.part)]
  glass.fit(frame, [800, 520])
  expect(glass.field * glass.look.zoom).toBeCloseTo(pixels)
  expect(middle(glass.part)[0]).toBeCloseTo(place[0]!)
  expect(middle(glass.part)[1]).toBeCloseTo(place[1]!)
})

it('where they would be larger by themselves, the whole chart is shown', () => {
  const glass = new Glass()
  glass.fit(frame, [390, 370])
  glass.close([12, 9])
  glass.fit(frame, [1500, 1000])
  expect(glass.near).toBe(false)
})

it('a whole chart stays whole', () => {
  const glass = new Glass()
  glass.fit(frame, [1500, 1000])
  glass.fit(frame, [390, 370])
  expect(glass.near).toBe(false)
})

it('a chart that was pressed lets go when the button was released beside it', () => {
  const glass = new Glass()
  glass.fit(frame, [390, 370])
  glass.down(1, [100, 100])
  glass.step(1)
  const { look } = glass
  expect(glass.move(1, [200, 180], false)).toBe(false)
  expect(glass.move(1, [240, 200], true)).toBe(false)
  expect(glass.look).toBe(look)
})

it('a chart that was dragged lets go as well, and the next click counts', () => {
  const glass = new Glass()
  glass.fit(frame, [390, 370])
  glass.step(1)
  glass.down(1, [100, 100])
  expect(glass.move(1, [80, 90], true)).toBe(true)
  expect(glass.dragging).toBe(true)
  glass.move(1, [60, 80], false)
  expect(glass.dragging).toBe(false)
})

it('on a page that is scrolled over it a calm chart lies still until it is enlarged', () => {
  let stopped = 0
  const wheel = (ctrlKey: boolean): WheelEvent =>
    ({ deltaY: -400, ctrlKey, preventDefault: () => stopped++ }) as unknown as WheelEvent
  const calm = new Glass(true)
  calm.fit(frame, [390, 370], frame)
  calm.wheel(wheel(false), [200, 200])
  calm.down(1, [200, 200])
  expect(calm.move(1, [100, 100], true)).toBe(false)
  expect(stopped).toBe(0)
  expect(calm.near).toBe(false)
  calm.wheel(wheel(true), [200, 200])
  expect(calm.near).toBe(true)
  calm.down(1, [200, 200])
  expect(calm.move(1, [100, 100], true)).toBe(true)
})
