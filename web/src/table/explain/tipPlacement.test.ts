import { describe, expect, it } from 'vitest'
import { placeTip, type Rect } from './tipPlacement'

const ROOM = { width: 400, height: 300 }
const TIP = { width: 120, height: 60 }

const overlap = (a: Rect, left: number, top: number): boolean =>
  left < a.right && left + TIP.width > a.left && top < a.bottom && top + TIP.height > a.top

describe('the place of a tip', () => {
  it('is above the thing where there is room', () => {
    expect(placeTip({ left: 190, top: 150, right: 210, bottom: 170 }, TIP, ROOM)).toEqual({ left: 140, top: 80 })
  })
  it('is below a thing at the upper edge', () => {
    expect(placeTip({ left: 190, top: 10, right: 210, bottom: 30 }, TIP, ROOM)).toEqual({ left: 140, top: 40 })
  })
  it('is beside a thing that is nearly as high as the window', () => {
    expect(placeTip({ left: 20, top: 10, right: 100, bottom: 290 }, TIP, ROOM)).toEqual({ left: 110, top: 120 })
  })
  it('is where it covers the fewest other things', () => {
    const thing = { left: 190, top: 150, right: 210, bottom: 170 }
    const ship = (left: number, top: number): Rect => ({ left, top, right: left + 10, bottom: top + 10 })
    expect(placeTip(thing, TIP, ROOM, [ship(195, 100)])).toEqual({ left: 140, top: 180 })
    expect(placeTip(thing, TIP, ROOM, [ship(195, 100), ship(195, 200), ship(150, 200)])).toEqual({ left: 220, top: 130 })
  })
  it('stays within the window and never covers the thing', () => {
    for (let x = 0; x < 390; x += 13)
      for (let y = 0; y < 290; y += 11) {
        const thing = { left: x, top: y, right: x + 10, bottom: y + 10 }
        const { left, top } = placeTip(thing, TIP, ROOM)
        expect(overlap(thing, left, top)).toBe(false)
        expect(left >= 8 && top >= 8 && left + TIP.width <= 392 && top + TIP.height <= 292).toBe(true)
      }
  })
})
