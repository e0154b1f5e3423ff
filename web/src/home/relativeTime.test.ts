import { expect, it } from 'vitest'
import { relativeTime } from './relativeTime'

it('relativeTime tells how long ago something was', () => {
  expect(relativeTime(1000, 1030, 'en')).toBe('now')
  expect(relativeTime(1000, 1000 + 150, 'en')).toBe('2 minutes ago')
  expect(relativeTime(1000, 1000 + 3 * 3600, 'de')).toBe('vor 3 Stunden')
  expect(relativeTime(1000, 1000 + 86400, 'en')).toBe('yesterday')
})

it('relativeTime tells a time in the future as now', () => {
  expect(relativeTime(2000, 1000, 'en')).toBe('now')
})
