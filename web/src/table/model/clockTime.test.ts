import { describe, expect, it } from 'vitest'
import type { Clock } from '../../api/messages'
import { isTimeLow, secondsLeft, formatClock } from './clockTime'

const clock: Clock = {
  kind: 'bank',
  seconds: 300,
  increment: 5,
  flag: 'seat',
  seconds_left: [300, 20, null],
  running: [1],
  paused: false,
  heard: 1000,
}
const days = (days: number, hours: number): string => `${days} d ${hours} h`

describe('clock times', () => {
  it('secondsLeft decreases only for a running clock', () => {
    expect(secondsLeft(clock, 0, 9000)).toBe(300)
    expect(secondsLeft(clock, 1, 9000)).toBe(12)
    expect(secondsLeft(clock, 2, 9000)).toBeNull()
  })

  it('isTimeLow is true near the end of the time', () => {
    expect(isTimeLow(clock, 16)).toBe(false)
    expect(isTimeLow(clock, 15)).toBe(true)
    expect(isTimeLow({ ...clock, seconds: 30 }, 11)).toBe(false)
    expect(isTimeLow({ ...clock, seconds: 86_400 * 3 }, 7000)).toBe(true)
  })

  it('formatClock shows minutes, hours or days', () => {
    expect([245, 3723, 9.2, -3].map((left) => formatClock(left, days))).toEqual(['4:05', '1:02:03', '0:10', '0:00'])
    expect(formatClock(2 * 86_400 + 3 * 3600 + 5, days)).toBe('2 d 3 h')
  })
})
