/** The name of a player whom this browser has become. */
import type { TableSummary } from '../api/messages'

/** The name at the newest of these tables at which the player has one; empty: there is none. */
export const ownName = (tables: readonly TableSummary[]): string =>
  tables.flatMap(({ seats }) => seats.filter(({ mine, name }) => mine && name).map(({ name }) => name))[0] ?? ''
