/** Perspective of the table on a screen shared by one or several players. */
import type { TableView } from '../../api/messages'

export interface Perspective {
  /** seat whose view is shown; null: public view */
  seat: number | null
  /** seat to pass the screen to before fetching its view */
  passTo: number | null
}

type Table = Pick<TableView, 'yours' | 'actors' | 'secrets' | 'over'> & Partial<Pick<TableView, 'lent'>>

/** Several players share this screen and have secrets; lent seats count. */
export const isHotSeat = ({ yours, lent = [], secrets }: Omit<Table, 'actors' | 'over'>): boolean =>
  secrets && yours.length + lent.length > 1

/**
 * Choose the perspective, given the current one (`now`).
 * Players with secrets pass the screen behind a curtain; a single player never sees one.
 */
export function choosePerspective(table: Table, now: number | null, curtain: boolean): Perspective {
  const { yours, actors, lent = [] } = table
  const asked = yours.filter((seat) => actors.includes(seat))
  const may = (seat: number): boolean => table.over !== null || yours.includes(seat) || lent.includes(seat)
  const here = now !== null && may(now) ? now : null
  if (!isHotSeat(table) || !curtain || table.over) {
    const seat = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? yours[0])
    // While bots play all own seats, show the first one's view.
    return { seat: seat ?? lent[0] ?? null, passTo: null }
  }
  if (yours.length === 0) return { seat: null, passTo: null } // undefined perspective: show the public view
  if (asked.length === 0 || (here !== null && asked.includes(here))) return { seat: here, passTo: null }
  return { seat: null, passTo: asked[0]! }
}

/** The current seat if a bot plays it; −1: none. */
export const lentSeatOf = ({ over, lent }: TableView, seat: number | null): number =>
  !over && seat !== null && lent.includes(seat) ? seat : -1

/** The seat everyone here waits for; −1: none. */
export function awaitedSeat({ over, gathering, actors, yours }: TableView): number {
  if (over || gathering || actors.some((seat) => yours.includes(seat))) return -1
  return actors[0] ?? -1
}
