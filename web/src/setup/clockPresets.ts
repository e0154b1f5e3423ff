/** Time controls for new tables. */
import type { ClockPlan } from '../api/messages'

type Times = Omit<ClockPlan, 'flag'>

const MINUTE = 60
const DAY = 86_400
const move = (seconds: number): Times => ({ kind: 'move', seconds, increment: 0 })
const bank = (seconds: number, increment: number): Times => ({ kind: 'bank', seconds, increment })

export const CLOCK_PRESETS = {
  none: null,
  'bank-5m': bank(5 * MINUTE, 5),
  'bank-15m': bank(15 * MINUTE, 10),
  'bank-60m': bank(60 * MINUTE, 30),
  'move-30s': move(30),
  'move-2m': move(2 * MINUTE),
  'move-1d': move(DAY),
  'move-3d': move(3 * DAY),
  'bank-7d': bank(7 * DAY, DAY),
} as const satisfies Record<string, Times | null>

export type ClockPresetName = keyof typeof CLOCK_PRESETS
export const CLOCK_PRESET_NAMES = Object.keys(CLOCK_PRESETS) as ClockPresetName[]
export const FLAGS = ['seat', 'move', 'nothing'] as const

export interface ClockChoice {
  clock: ClockPresetName
  flag: ClockPlan['flag']
}

/** The time control to request. */
export function toClockPlan({ clock, flag }: ClockChoice): ClockPlan | null {
  const times = CLOCK_PRESETS[clock]
  return times && { ...times, flag }
}
