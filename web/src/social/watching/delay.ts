/** How much later spectators see what happens at a table. */
import type { SpectatorsInfo } from '../../api/messages'
import type { TextArgs } from '../../i18n/translator'

export type Delay = Pick<SpectatorsInfo, 'moves' | 'seconds' | 'at_end'>

const MINUTE = 60
const delay = (moves: number, seconds = 0, at_end = false): Delay => ({ moves, seconds, at_end })

export const DELAY_PRESETS = {
  none: null,
  'moves-5': delay(5),
  'moves-20': delay(20),
  'minutes-2': delay(0, 2 * MINUTE),
  'minutes-15': delay(0, 15 * MINUTE),
  end: delay(0, 0, true),
} as const satisfies Record<string, Delay | null>

export type DelayName = keyof typeof DELAY_PRESETS
export const DELAY_NAMES = Object.keys(DELAY_PRESETS) as DelayName[]

export const hasDelay = ({ moves, seconds, at_end }: Delay): boolean => at_end || moves > 0 || seconds > 0

/** The sentence about it, the same for players and spectators: message and arguments. */
export function delayMessage({ moves, seconds, at_end }: Delay): [string, TextArgs?] {
  const minutes = Math.max(1, Math.round(seconds / MINUTE))
  if (at_end) return ['delay-at-end']
  if (moves && seconds) return ['delay-both', { moves, minutes }]
  if (moves) return ['delay-moves', { moves }]
  return seconds ? ['delay-minutes', { minutes }] : ['delay-at-once']
}
