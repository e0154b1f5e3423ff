/** Clock times. */
import type { Clock } from '../../api/messages'

const HOUR = 3600
const DAY = 24 * HOUR
/** threshold for low time in seconds, except on clocks of days */
const LOW_SECONDS = 15

/** Seconds left for a seat at `now` (page time); null: no clock. */
export function secondsLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.seconds_left[seat] ?? null
  if (left === null || !clock.running.includes(seat)) return left
  return left - Math.max(0, now - (clock.heard ?? now)) / 1000
}

/** Whether time is low. */
export function isTimeLow(clock: Clock, left: number): boolean {
  return left <= Math.min(clock.seconds >= DAY ? 2 * HOUR : LOW_SECONDS, clock.seconds / 3)
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `4:05`, `1:02:03`, or days and hours; never negative. */
export function formatClock(seconds: number, days: (days: number, hours: number) => string): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY) return days(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR))
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}
