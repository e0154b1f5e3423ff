/** Who sits on the chairs round a new table. */
import type { SeatRequest } from '../api/messages'

export type Chair = { kind: 'here' | 'open' | 'bot' | 'empty'; name: string; level: string }

export interface ChairNames {
  /** names given at this screen before, one's own first */
  people: readonly string[]
  bots: readonly string[]
  /** the name of whoever gives none, by the number of the chair */
  fallback: (chair: number) => string
}

/** how many bots wait at a table that is laid for the first time */
const BOTS_AT_FIRST = 2

/** The chairs of a table for at most `most` captains: oneself, then bots, then empty chairs. */
export function defaultChairs(most: number, level: string, names: ChairNames): Chair[] {
  return Array.from({ length: most }, (_, i): Chair => {
    const kind = i === 0 ? 'here' : i <= BOTS_AT_FIRST ? 'bot' : 'empty'
    return { kind, name: defaultChairName(kind, i, names), level }
  })
}

/** The name that fits a chair when somebody else sits down on it. */
export function defaultChairName(kind: Chair['kind'], chair: number, names: ChairNames): string {
  if (kind === 'bot') return names.bots[chair % Math.max(1, names.bots.length)] ?? names.fallback(chair)
  return names.people[chair] ?? names.fallback(chair)
}

export const occupiedChairs = (chairs: readonly Chair[]): Chair[] => chairs.filter(({ kind }) => kind !== 'empty')

/** What the server is asked for; a chair without a name gets one. */
export function toSeatRequests(chairs: readonly Chair[], names: ChairNames): SeatRequest[] {
  return occupiedChairs(chairs).map(({ kind, name, level }, i): SeatRequest => {
    if (kind === 'open') return { kind }
    const called = name.trim() || defaultChairName(kind, i, names)
    return kind === 'bot' ? { kind, level, name: called } : { kind: 'here', name: called }
  })
}

/** Where the chairs stand round an oval table, in percent of its room: the first at the near side, then clockwise. */
export function chairPositions(count: number): { left: number; top: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { left: 50 - 37 * Math.sin(angle) * wider(angle), top: 50 + 38 * Math.cos(angle) }
  })
}

/** Chairs stand farther out at the sides, where the oval is longer. */
const wider = (angle: number): number => 0.94 + 0.06 * Math.abs(Math.sin(angle))
