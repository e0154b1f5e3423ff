/** A table at one click: the player against easy bots, by the printed rules. */
import { DEFAULT_BOT_LEVEL } from '../api/defaultLevel'
import { createTable } from '../api/endpoints'
import { IdempotentRequest } from '../api/idempotency'
import type { GameInfo, SeatRequest, TableSummary } from '../api/messages'
import { defaultChairs, toSeatRequests, type ChairNames } from '../setup/chairs'

export function easySeats({ seats }: GameInfo, names: ChairNames): SeatRequest[] {
  const chairs = defaultChairs(seats, DEFAULT_BOT_LEVEL, names)
  const own = chairs[0]!.name.toLowerCase()
  // Two players of one name are refused.
  const others = chairs.map((chair, i) =>
    i > 0 && chair.name.toLowerCase() === own ? { ...chair, name: names.fallback(i) } : chair,
  )
  return toSeatRequests(others, names)
}

const request = new IdempotentRequest()

/** Create the table and return its id; repeated after a failure, it is still one table. */
export async function playNow(game: GameInfo, names: ChairNames): Promise<string> {
  const seats = easySeats(game, names)
  const { id } = await request.send([game.id, seats], (key) => createTable(game.id, game.first_options, seats, null, key))
  return id
}

/** Own games that are not over (sandboxes are none), those that wait for the player first. */
export function unfinishedGames(tables: readonly TableSummary[]): TableSummary[] {
  const open = tables.filter(({ winners, drawn, sandbox, seats }) => !winners && !drawn && !sandbox && seats.some(({ mine }) => mine))
  return [...open.filter(({ turn }) => turn.mine), ...open.filter(({ turn }) => !turn.mine)]
}
