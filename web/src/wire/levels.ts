import type { SeatInfo } from './table'

/** The level of a bot that sits down where nobody has chosen one. */
export const USUAL_LEVEL = 'sailor'
/** The level of whoever stands in where there is no other bot. */
const STAND_IN = 'helmsman'

/** The level of the strongest bot at a table; `levels`: the weakest first. */
export function strongest(seats: readonly SeatInfo[], levels: readonly string[]): string {
  const there = seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : []))
  return [...levels].reverse().find((level) => there.includes(level)) ?? STAND_IN
}

/** The levels of bots that look ahead, and so know reasons. */
export const LOOKING_AHEAD: readonly string[] = ['sailor', 'helmsman', 'captain', 'admiral']

/** Those of bots that don't, and nobody has to ask why. */
export const RULES_OF_THUMB: readonly string[] = ['random', 'boy', 'greedy']
