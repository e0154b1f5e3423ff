import { expect, it } from 'vitest'
import { ClickSeries } from './clickSeries'

it('the second of two quick clicks is not for the button that took the place of another', () => {
  const series = new ClickSeries()
  series.follow(1, 'Done buying')
  expect(series.isMeantFor(1, 'Done buying')).toBe(true)
  series.follow(2, 'Done moving')
  expect(series.isMeantFor(2, 'Done moving')).toBe(false)
  series.follow(1, 'Done moving')
  expect(series.isMeantFor(1, 'Done moving')).toBe(true)
})

it('a quick click after one on something else is for the button, and so is each on the same button or by a key', () => {
  const series = new ClickSeries()
  series.follow(1, '')
  series.follow(2, 'End the turn')
  expect(series.isMeantFor(2, 'End the turn')).toBe(true)
  series.follow(1, 'Pass')
  expect(series.isMeantFor(2, 'Pass')).toBe(true)
  series.follow(0, 'End the turn')
  expect(series.isMeantFor(0, 'End the turn')).toBe(true)
})
