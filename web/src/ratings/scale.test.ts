import { describe, expect, it } from 'vitest'
import type { RatingInfo } from '../api/messages'
import { axisPlace, ratingAxis } from './scale'

const rated = (low: number, high: number): RatingInfo => ({
  name: 'Ada',
  level: '',
  mine: false,
  rating: (low + high) / 2,
  low,
  high,
  settled: false,
  games: 1,
})

describe('the axis of a list of ratings', () => {
  it('holds all ranges and the rating at which everyone begins', () => {
    expect(ratingAxis([rated(1520, 1710), rated(1610, 1893)])).toEqual({ low: 1500, high: 1900 })
    expect(ratingAxis([rated(847, 1211)])).toEqual({ low: 800, high: 1500 })
    expect(ratingAxis([])).toEqual({ low: 1500, high: 1600 })
  })

  it('has a place for each rating', () => {
    const axis = { low: 1000, high: 2000 }
    expect([1000, 1500, 2000].map((rating) => axisPlace(rating, axis))).toEqual([0, 50, 100])
  })
})
