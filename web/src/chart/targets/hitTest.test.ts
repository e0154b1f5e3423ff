import { describe, expect, it } from 'vitest'
import { distanceToRect } from './hitTest'

describe('distanceToRect', () => {
  const field = { left: 10, top: 20, right: 30, bottom: 40 }

  it('returns the distance to the nearest edge, and 0 inside', () => {
    expect(distanceToRect(field, 20, 30)).toBe(0)
    expect(distanceToRect(field, 7, 30)).toBe(3)
    expect(distanceToRect(field, 33, 44)).toBe(5)
  })
})
