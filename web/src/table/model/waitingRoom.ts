/** Whether a table waits for others; automatic steps of this browser do not count. */
import type { TableView } from '../../api/messages'

export function isWaiting(view: TableView | null | undefined): boolean {
  const { waiting_for_players, seats = [], chance, own_seats = [] } = view ?? {}
  const others = chance?.missing_salts.some((seat) => !own_seats.includes(seat))
  return !!waiting_for_players && (!!others || seats.some(({ kind }) => kind === 'open'))
}
