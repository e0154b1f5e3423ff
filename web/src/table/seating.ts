/** Through whose eyes the table is seen, when one or several people sit at this screen. */
import type { TableView } from '../wire/table'

export interface Eyes {
  /** the seat whose view may be here; null: only what everybody may see */
  seat: number | null
  /** the seat that the screen must be passed to before its view is fetched */
  passTo: number | null
}

type Table = Pick<TableView, 'yours' | 'actors' | 'secrets' | 'over'> & Partial<Pick<TableView, 'lent'>>

/**
 * The eyes for this table, when `now` are the eyes so far. Several people with secrets pass the screen to each other
 * behind a curtain; whoever plays alone never sees one.
 */
export function eyes(table: Table, now: number | null, curtain: boolean): Eyes {
  const { yours, actors, lent = [] } = table
  const asked = yours.filter((seat) => actors.includes(seat))
  const may = (seat: number): boolean => table.over !== null || yours.includes(seat) || lent.includes(seat)
  const here = now !== null && may(now) ? now : null
  // While bots play for all of one's seats, one looks over the shoulder of the first.
  if (yours.length === 0) return { seat: here ?? lent[0] ?? null, passTo: null }
  if (yours.length <= 1 || !table.secrets || !curtain || table.over) {
    const seat = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? yours[0] ?? null)
    return { seat, passTo: null }
  }
  if (asked.length === 0 || (here !== null && asked.includes(here))) return { seat: here, passTo: null }
  return { seat: null, passTo: asked[0]! }
}
