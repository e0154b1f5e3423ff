/** A guided first game at one click: the player learns, bots have the other seats. */
import { DEFAULT_BOT_LEVEL } from '../api/defaultLevel'
import { createGuidedTable } from '../api/endpoints'
import { IdempotentRequest } from '../api/idempotency'
import type { GameInfo, SeatRequest } from '../api/messages'
import type { ChairNames } from '../setup/chairs'

export type GuideNames = Pick<ChairNames, 'bots' | 'people' | 'fallback'>

export type Guide = GameInfo['guides'][number]

/** Seats of a guided game; no two have the same name. */
export function guideSeats({ seats, learner }: Guide, { bots, people, fallback }: GuideNames): SeatRequest[] {
  const own = people[0]?.trim() || fallback(0)
  const others = bots.filter((name) => name.toLowerCase() !== own.toLowerCase())
  return Array.from({ length: seats }, (_, seat): SeatRequest => {
    if (seat === learner) return { kind: 'human', name: own }
    return { kind: 'bot', level: DEFAULT_BOT_LEVEL, name: others[seat % others.length] ?? `Bot ${seat}` }
  })
}

const request = new IdempotentRequest()

/** Create the table and return its id; repeated after a failure, it is still one table. */
export async function startGuide(game: GameInfo, guide: Guide, names: GuideNames): Promise<string> {
  const seats = guideSeats(guide, names)
  const { id } = await request.send([game.id, guide.name, seats], (key) => createGuidedTable(game.id, guide.name, seats, key))
  return id
}
