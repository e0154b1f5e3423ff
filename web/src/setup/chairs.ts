/** Chairs of a new table. */
import type { SeatRequest } from '../api/messages'

export type Chair = { kind: 'here' | 'open' | 'bot' | 'empty'; name: string; level: string }

export interface ChairNames {
  /** names used at this screen, the player's own first */
  people: readonly string[]
  bots: readonly string[]
  /** default name by chair */
  fallback: (chair: number) => string
}

/** number of players at a first table, where the game allows it */
const PLAYERS_AT_FIRST = 3

/** Default chairs: the player, then bots, then empty ones. */
export function defaultChairs([least, most]: [number, number], level: string, names: ChairNames): Chair[] {
  const players = Math.max(least, PLAYERS_AT_FIRST)
  return Array.from({ length: most }, (_, i): Chair => {
    const kind = i === 0 ? 'here' : i < players ? 'bot' : 'empty'
    return { kind, name: defaultChairName(kind, i, names), level }
  })
}

/** Default name for a chair. */
export function defaultChairName(kind: Chair['kind'], chair: number, names: ChairNames): string {
  if (kind === 'bot') return names.bots[chair % Math.max(1, names.bots.length)] ?? names.fallback(chair)
  return names.people[chair] ?? names.fallback(chair)
}

export const occupiedChairs = (chairs: readonly Chair[]): Chair[] => chairs.filter(({ kind }) => kind !== 'empty')

/** Seats to request; unnamed ones get a default name. */
export function toSeatRequests(chairs: readonly Chair[], names: ChairNames): SeatRequest[] {
  return occupiedChairs(chairs).map(({ kind, name, level }, i): SeatRequest => {
    if (kind === 'open') return { kind }
    const called = name.trim() || defaultChairName(kind, i, names)
    return kind === 'bot' ? { kind, level, name: called } : { kind: 'human', name: called }
  })
}

/** Positions around an oval table in percent, clockwise from the top. */
export function chairPositions(count: number): { left: number; top: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { left: 50 + 37 * Math.sin(angle) * wider(angle), top: 50 - 38 * Math.cos(angle) }
  })
}

/** Spread chairs at the sides, where the oval is longer. */
const wider = (angle: number): number => 0.94 + 0.06 * Math.abs(Math.sin(angle))
