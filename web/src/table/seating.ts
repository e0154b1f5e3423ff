/** Through whose eyes the table is seen, when one or several people sit at this screen. */
import type { TableView } from '../wire/table'

export interface Eyes {
  /** the seat whose view may be here; null: only what everybody may see */
  seat: number | null
  /** the seat that the screen must be passed to before its view is fetched */
  passTo: number | null
}

type Table = Pick<TableView, 'yours' | 'actors' | 'secrets' | 'over'>

/**
 * The eyes for this table, when `now` are the eyes so far. Several people with secrets pass the screen to each other
 * behind a curtain; whoever plays alone never sees one.
 */
export function eyes(table: Table, now: number | null, curtain: boolean): Eyes {
  const { yours, actors } = table
  const asked = yours.filter((seat) => actors.includes(seat))
  const here = now !== null && yours.includes(now) ? now : null
  if (yours.length <= 1 || !table.secrets || !curtain || table.over) {
    const seat = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? yours[0] ?? null)
    return { seat, passTo: null }
  }
  if (asked.length === 0 || (here !== null && asked.includes(here))) return { seat: here, passTo: null }
  return { seat: null, passTo: asked[0]! }
}
