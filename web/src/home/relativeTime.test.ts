import { expect, it } from 'vitest'
import { relativeTime } from './relativeTime'

it('says how long ago something was', () => {
  expect(relativeTime(1000, 1030, 'en')).toBe('now')
  expect(relativeTime(1000, 1000 + 150, 'en')).toBe('2 minutes ago')
  expect(relativeTime(1000, 1000 + 3 * 3600, 'de')).toBe('vor 3 Stunden')
  expect(relativeTime(1000, 1000 + 86400, 'en')).toBe('yesterday')
})

it('a clock that runs ahead makes nothing happen in the future', () => {
  expect(relativeTime(2000, 1000, 'en')).toBe('now')
})
