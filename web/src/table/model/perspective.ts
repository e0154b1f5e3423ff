/** Perspective of the table on a screen shared by one or several players. */
import type { TableView } from '../../api/messages'

export interface Perspective {
  /** seat whose view is shown; null: public view */
  seat: number | null
  /** seat to pass the screen to before fetching its view */
  passTo: number | null
}

type Table = Pick<TableView, 'own_seats' | 'actors' | 'secrets' | 'winners'> & Partial<Pick<TableView, 'stand_in_seats' | 'sandbox' | 'looks_over'>>

/** Several players share this screen and have secrets; lent seats count. */
export const isHotSeat = ({ own_seats, stand_in_seats = [], secrets, sandbox = null }: Omit<Table, 'actors' | 'winners'>): boolean =>
  secrets && !sandbox && own_seats.length + stand_in_seats.length > 1

/**
 * Choose the perspective, given the current one (`now`).
 * Players with secrets pass the screen behind a curtain; a single player never sees one.
 */
export function choosePerspective(table: Table, now: number | null, curtain: boolean): Perspective {
  const { own_seats, actors, stand_in_seats = [], looks_over = [] } = table
  const asked = own_seats.filter((seat) => actors.includes(seat))
  const may = (seat: number): boolean => table.winners !== null || [...own_seats, ...stand_in_seats, ...looks_over].includes(seat)
  const here = now !== null && may(now) ? now : null
  if (!isHotSeat(table) || !curtain || table.winners) {
    const seat = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? own_seats[0])
    // While bots play all own seats, show the first one's view.
    return { seat: seat ?? stand_in_seats[0] ?? looks_over[0] ?? null, passTo: null }
  }
  if (own_seats.length === 0) return { seat: null, passTo: null } // undefined perspective: show the public view
  if (asked.length === 0 || (here !== null && asked.includes(here))) return { seat: here, passTo: null }
  return { seat: null, passTo: asked[0]! }
}

/** The current seat if a bot plays it; −1: none. */
export const lentSeatOf = ({ winners, stand_in_seats }: TableView, seat: number | null): number =>
  !winners && seat !== null && stand_in_seats.includes(seat) ? seat : -1

/** The seat everyone here waits for; −1: none. */
export function awaitedSeat({ winners, waiting_for_players, actors, own_seats }: TableView): number {
  if (winners || waiting_for_players || actors.some((seat) => own_seats.includes(seat))) return -1
  return actors[0] ?? -1
}
