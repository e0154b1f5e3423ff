/** HTTP endpoints of the server, one function each. */
import { requestJson, requestText } from './http'
import { withCachedChart } from './deltaDecoder'
import type {
  Advice,
  ClockPlan,
  GameInfo,
  BotLevel,
  LuckInfo,
  ExampleStep,
  OptionValues,
  RefusalInfo,
  PastFrame,
  Proof,
  Rulebook,
  ChatMessage,
  ChatInfo,
  ExampleInfo,
  LogbookImport,
  NoteInfo,
  PushKeyInfo,
  SubscribeRequest,
  TicketInfo,
  SeatRequest,
  TableView,
  TableSummary,
} from './messages'

const seatQuery = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)
const tablePath = (id: string): string => `api/tables/${encodeURIComponent(id)}`

export const fetchGames = (): Promise<GameInfo[]> => requestJson('api/games')
export const fetchBotLevels = (): Promise<BotLevel[]> => requestJson('api/bot-levels')
export const fetchSharedTexts = (lang: string): Promise<string> => requestText(`api/texts/${lang}`)
export const fetchGameTexts = (game: string, lang: string): Promise<string> =>
  requestText(`api/games/${game}/texts/${lang}`)
export const fetchGameArt = (game: string): Promise<string> => requestText(`api/games/${game}/art.svg`)
export const fetchRulebook = (game: string, lang: string): Promise<Rulebook> =>
  requestJson(`api/games/${game}/rulebook/${lang}`)
export async function fetchExample(game: string, number: number): Promise<ExampleStep[]> {
  const { charts, steps } = await requestJson<ExampleInfo>(`api/games/${game}/examples/${number}`)
  return steps.map(({ scene, chart, ...said }) => ({ ...said, scene: { ...scene, geometry: charts[chart]! } }))
}

export const coverUrl = (game: string): string => `api/games/${game}/cover.svg`
export const gameStylesheetUrl = (game: string): string => `api/games/${game}/look.css`

export const fetchTables = (): Promise<TableSummary[]> => requestJson('api/tables')
/** Delete a table; no content means that it was erased for everyone. */
export const deleteTable = (id: string): Promise<{ erased: false } | undefined> =>
  requestJson(tablePath(id), { method: 'DELETE' })

export function createTable(
  game: string,
  options: OptionValues,
  seats: SeatRequest[],
  clock: ClockPlan | null,
  key: string,
): Promise<TableView> {
  return requestJson('api/tables', { method: 'POST', body: { game, options, seats, clock, shared: true }, key })
}

export function createGuidedTable(game: string, guide: string, seats: SeatRequest[], key: string): Promise<TableView> {
  return requestJson('api/tables', { method: 'POST', body: { game, guide, seats }, key })
}

export async function fetchTable(id: string, seat: number | null): Promise<TableView> {
  return withCachedChart(await requestJson<TableView>(tablePath(id) + seatQuery(seat)))
}

export async function fetchPly(id: string, ply: number, seat: number | null): Promise<PastFrame> {
  return withCachedChart(await requestJson<PastFrame>(`${tablePath(id)}/plies/${ply}${seatQuery(seat)}`))
}

export interface Command {
  seat: number
  seq: number
  moves?: string[]
  /** of an undo: the ply to go back to */
  ply?: number
  agree?: boolean
}

export type CommandName = 'moves' | 'undo' | 'proposals/undo' | 'proposals/pause' | 'proposals/draw' | 'resume' | 'proposals/answer' | 'guide/leave'

/** Clock commands apply to the latest event, not to the one shown. */
export const CLOCK_COMMANDS: readonly CommandName[] = ['proposals/pause', 'resume']

export async function sendCommand(id: string, what: CommandName, body: Command, key: string): Promise<TableView> {
  return withCachedChart(await requestJson<TableView>(`${tablePath(id)}/${what}`, { method: 'POST', body, key }))
}

/** Why a move is illegal now, or null if it is legal. Does not play it. */
export const fetchRefusal = (id: string, seat: number, move: string): Promise<RefusalInfo> =>
  requestJson(`${tablePath(id)}/refusal?${new URLSearchParams({ seat: String(seat), move })}`)

/** Why `thing` does not get to a place; null if the game has nothing to say about it. */
export const fetchPlaceRefusal = (
  id: string,
  seat: number,
  place: string,
  thing: string,
): Promise<RefusalInfo> =>
  requestJson(`${tablePath(id)}/refusal?${new URLSearchParams({ seat: String(seat), place, thing })}`)

export const fetchAdvice = (id: string, seat: number | null): Promise<Advice> =>
  requestJson(`${tablePath(id)}/advice${seatQuery(seat)}`)
export const fetchMoveReasons = (id: string, ply: number): Promise<Advice> => requestJson(`${tablePath(id)}/plies/${ply}/explanation`)

/** Commands that change who sits where. */
export type SeatCommand =
  | { what: 'sit'; body: { name: string; seat?: number } }
  | { what: 'bot'; body: { seat: number; level: string; name?: string } }
  | { what: 'take-back' | 'leave'; body: { seat: number } }
  | { what: 'salt'; body: { seat: number; salt: string } }
  | { what: 'tickets/redeem'; body: { ticket: string } }
  | { what: 'rematch'; body: Record<string, never> }

export async function sendSeatCommand(id: string, { what, body }: SeatCommand, key: string): Promise<TableView> {
  return withCachedChart(await requestJson<TableView>(`${tablePath(id)}/${what}`, { method: 'POST', body, key }))
}

/** Create a one-time token for moving this seat to another device. */
export function createSeatTicket(id: string, seat: number): Promise<TicketInfo> {
  return requestJson(`${tablePath(id)}/tickets`, { method: 'POST', body: { seat } })
}

/** Chat messages visible to this player, and the room they write to. */
export const fetchChat = (id: string, after: number): Promise<ChatInfo> =>
  requestJson(`${tablePath(id)}/chat?after=${after}`)
export const sendChatMessage = (id: string, text: string, name: string, key: string): Promise<ChatMessage> =>
  requestJson(`${tablePath(id)}/chat`, { method: 'POST', body: { text, name }, key })
export const fetchNote = (id: string): Promise<NoteInfo> => requestJson(`${tablePath(id)}/note`)
export const saveNote = (id: string, text: string): Promise<NoteInfo> =>
  requestJson(`${tablePath(id)}/note`, { method: 'POST', body: { text }, keepalive: true })

/** Server's public key for web push; null if push is disabled. */
export const fetchPushKey = (): Promise<PushKeyInfo> => requestJson('api/push/key')
export const subscribePush = (browser: SubscribeRequest): Promise<void> => requestJson('api/push/subscribe', { method: 'POST', body: browser })
export const unsubscribePush = (endpoint: string): Promise<void> =>
  requestJson('api/push/unsubscribe', { method: 'POST', body: { endpoint } })

/** Proof of every draw; available once the match is over. */
export const fetchProof = (id: string): Promise<Proof> => requestJson(`${tablePath(id)}/proof`)

/** A new table from a logbook, after `ply` plies; by default all players share this screen. */
export const importLogbook = (book: LogbookImport, key: string): Promise<TableView> =>
  requestJson('api/logbooks', { method: 'POST', body: book, key })
export const fetchLogbook = (id: string, seat: number | null): Promise<string> => requestText(logbookUrl(id, seat))

/** Luck report; available once the match is over. */
export const fetchLuck = (id: string): Promise<LuckInfo> => requestJson(`${tablePath(id)}/luck`)

export const logbookUrl = (id: string, seat: number | null): string =>
  `${tablePath(id)}/logbook${seatQuery(seat)}`

/** WebSocket URL. `since`: number of events already known. */
export function liveUrl(id: string, seat: number | null, since: number, looks: boolean): string {
  const url = new URL(`${tablePath(id)}/live${seatQuery(seat)}`, document.baseURI)
  if (since > 0) url.searchParams.set('since', String(since))
  if (!looks) url.searchParams.set('hidden', '1')
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
