/** Time as clocks show it. */
import type { Clock } from '../../api/messages'

const HOUR = 3600
const DAY = 24 * HOUR
/** clocks are low with so much left, unless they were wound for days */
const LOW = 15

/** The seconds that a seat has left at a moment of this page's own clock; null: it has no clock. */
export function secondsLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.left[seat] ?? null
  if (left === null || !clock.runs.includes(seat)) return left
  return left - Math.max(0, now - (clock.heard ?? now)) / 1000
}

/** Whether so few seconds are left that it should be noticed. */
export function isTimeLow(clock: Clock, left: number): boolean {
  return left <= Math.min(clock.seconds >= DAY ? 2 * HOUR : LOW, clock.seconds / 3)
}

const two = (number: number): string => String(number).padStart(2, '0')

/** `4:05`, `1:02:03`, or days and hours; what is over shows as nothing. */
export function formatClock(seconds: number, days: (days: number, hours: number) => string): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY) return days(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR))
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
