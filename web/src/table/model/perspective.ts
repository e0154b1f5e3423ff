/** Through whose eyes the table is seen, when one or several people sit at this screen. */
import type { TableView } from '../../api/messages'

export interface Perspective {
  /** the seat whose view may be here; null: only what everybody may see */
  seat: number | null
  /** the seat that the screen must be passed to before its view is fetched */
  passTo: number | null
}

type Table = Pick<TableView, 'yours' | 'actors' | 'secrets' | 'over'> & Partial<Pick<TableView, 'lent'>>

/** Several people sit at this screen and have something to hide from each other; whoever has lent his seat still sits there. */
export const isHotSeat = ({ yours, lent = [], secrets }: Omit<Table, 'actors' | 'over'>): boolean =>
  secrets && yours.length + lent.length > 1

/**
 * The eyes for this table, when `now` are the eyes so far. Several people with secrets pass the screen to each other
 * behind a curtain; whoever plays alone never sees one.
 */
export function choosePerspective(table: Table, now: number | null, curtain: boolean): Perspective {
  const { yours, actors, lent = [] } = table
  const asked = yours.filter((seat) => actors.includes(seat))
  const may = (seat: number): boolean => table.over !== null || yours.includes(seat) || lent.includes(seat)
  const here = now !== null && may(now) ? now : null
  if (!isHotSeat(table) || !curtain || table.over) {
    const seat = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? yours[0])
    // While bots play for all of one's seats, one looks over the shoulder of the first.
    return { seat: seat ?? lent[0] ?? null, passTo: null }
  }
  if (yours.length === 0) return { seat: null, passTo: null } // over whose shoulder nobody has said
  if (asked.length === 0 || (here !== null && asked.includes(here))) return { seat: here, passTo: null }
  return { seat: null, passTo: asked[0]! }
}

/** The seat of these eyes if a bot plays for it, until one takes it back; −1: none does. */
export const lentSeatOf = ({ over, lent }: TableView, seat: number | null): number =>
  !over && seat !== null && lent.includes(seat) ? seat : -1

/** Whom everybody here waits for; −1: for nobody else. */
export function awaitedSeat({ over, gathering, actors, yours }: TableView): number {
  if (over || gathering || actors.some((seat) => yours.includes(seat))) return -1
  return actors[0] ?? -1
}
