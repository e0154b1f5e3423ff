/** The routes of the server, each a function. */
import { askJson, askText } from './http'
import { withChart } from './known'
import type { Geometry, Scene } from './scene'
import type {
  Advice,
  ClockPlan,
  GameInfo,
  Level,
  Luck,
  Moment,
  OptionValues,
  Refusal,
  PastFrame,
  Proof,
  Rulebook,
  Said,
  SeatRequest,
  TableView,
  Voyage,
} from './table'

const asSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)
const tablePath = (id: string): string => `api/tables/${encodeURIComponent(id)}`

export const gamesFound = (): Promise<GameInfo[]> => askJson('api/games')
export const levels = (): Promise<Level[]> => askJson('api/levels')
export const sharedTexts = (lang: string): Promise<string> => askText(`api/texts/${lang}`)
export const gameTexts = (game: string, lang: string): Promise<string> =>
  askText(`api/games/${game}/texts/${lang}`)
export const gameArt = (game: string): Promise<string> => askText(`api/games/${game}/art.svg`)
export const rulebook = (game: string, lang: string): Promise<Rulebook> =>
  askJson(`api/games/${game}/rules/${lang}`)
export async function example(game: string, number: number): Promise<Moment[]> {
  const { charts, moments } = await askJson<Told>(`api/games/${game}/examples/${number}`)
  return moments.map(({ scene, chart, ...said }) => ({ ...said, scene: { ...scene, geometry: charts[chart]! } }))
}

interface Told {
  charts: Geometry[]
  moments: (Omit<Moment, 'scene'> & { scene: Omit<Scene, 'geometry'>; chart: number })[]
}

export const coverOf = (game: string): string => `api/games/${game}/cover.svg`
export const lookOf = (game: string): string => `api/games/${game}/look.css`

export const voyages = (): Promise<Voyage[]> => askJson('api/tables')
/** Nothing is said of a table that is erased. */
export const scuttle = (id: string): Promise<{ erased: false } | undefined> =>
  askJson(tablePath(id), { method: 'DELETE' })

export function layOut(
  game: string,
  options: OptionValues,
  seats: SeatRequest[],
  clock: ClockPlan | null,
  key: string,
): Promise<TableView> {
  return askJson('api/tables', { method: 'POST', body: { game, options, seats, clock, shared: true }, key })
}

export async function table(id: string, seat: number | null): Promise<TableView> {
  return withChart(await askJson<TableView>(tablePath(id) + asSeat(seat)))
}

export async function past(id: string, ply: number, seat: number | null): Promise<PastFrame> {
  return withChart(await askJson<PastFrame>(`${tablePath(id)}/plies/${ply}${asSeat(seat)}`))
}

export interface Command {
  seat: number
  seq: number
  moves?: string[]
  agree?: boolean
}

export type Deed = 'moves' | 'undo' | 'ask-undo' | 'ask-pause' | 'ask-draw' | 'resume' | 'answer'

export async function command(id: string, what: Deed, body: Command, key: string): Promise<TableView> {
  return withChart(await askJson<TableView>(`${tablePath(id)}/${what}`, { method: 'POST', body, key }))
}

/** Why a move cannot be played now; null: it can. Nothing is played by asking. */
export const refusal = (id: string, seat: number, move: string): Promise<{ refusal: Refusal | null }> =>
  askJson(`${tablePath(id)}/refusal?${new URLSearchParams({ seat: String(seat), move })}`)

/** Why nothing comes to a place that no move leads to; null: the game says nothing of it. `thing`: what was to go there. */
export const astray = (id: string, seat: number, place: string, thing: string): Promise<{ refusal: Refusal | null }> =>
  askJson(`${tablePath(id)}/refusal?${new URLSearchParams({ seat: String(seat), place, thing })}`)

export const advice = (id: string, seat: number | null): Promise<Advice> =>
  askJson(`${tablePath(id)}/advice${asSeat(seat)}`)
export const why = (id: string, ply: number): Promise<Advice> => askJson(`${tablePath(id)}/plies/${ply}/why`)

/** What can be done about who sits where. */
export type SeatCommand =
  | { what: 'sit'; body: { name: string; seat?: number } }
  | { what: 'bot'; body: { seat: number; level: string; name?: string } }
  | { what: 'back' | 'leave'; body: { seat: number } }
  | { what: 'salt'; body: { seat: number; salt: string } }
  | { what: 'claim'; body: { ticket: string } }
  | { what: 'rematch'; body: Record<string, never> }

export async function seatCommand(id: string, { what, body }: SeatCommand, key: string): Promise<TableView> {
  return withChart(await askJson<TableView>(`${tablePath(id)}/${what}`, { method: 'POST', body, key }))
}

/** A token with which another device takes this seat over, once. */
export function ticketFor(id: string, seat: number): Promise<{ ticket: string }> {
  return askJson(`${tablePath(id)}/ticket`, { method: 'POST', body: { seat } })
}

/** What was said that one may hear, and where one speaks oneself. */
export const talk = (id: string, after: number): Promise<{ lines: Said[]; room: Said['room'] }> =>
  askJson(`${tablePath(id)}/talk?after=${after}`)
export const say = (id: string, words: string, name: string, key: string): Promise<Said> =>
  askJson(`${tablePath(id)}/talk`, { method: 'POST', body: { words, name }, key })
export const note = (id: string): Promise<{ words: string }> => askJson(`${tablePath(id)}/note`)
export const keepNote = (id: string, words: string): Promise<{ words: string }> =>
  askJson(`${tablePath(id)}/note`, { method: 'POST', body: { words }, keepalive: true })

/** The key that a browser needs to let itself be called; null: nobody is called like this. */
export const pushKey = (): Promise<{ key: string | null }> => askJson('api/push')
export const letCall = (browser: {
  endpoint: string
  p256dh: string
  auth: string
  language: string
}): Promise<void> => askJson('api/push', { method: 'POST', body: browser })
export const callNoMore = (endpoint: string): Promise<void> =>
  askJson('api/push/end', { method: 'POST', body: { endpoint } })

/** How every draw came about; only when the match is over. */
export const proof = (id: string): Promise<Proof> => askJson(`${tablePath(id)}/proof`)

/** A table that goes on from a logbook, after so many plies; without seats everybody sits at this screen. */
export interface Book {
  logbook: string
  ply?: number
  seats?: SeatRequest[]
}
export const bring = (book: Book, key: string): Promise<TableView> =>
  askJson('api/books', { method: 'POST', body: book, key })
export const logbookText = (id: string, seat: number | null): Promise<string> => askText(logbookOf(id, seat))

/** Who was lucky; only when the match is over. */
export const luck = (id: string): Promise<{ seats: Luck[] }> => askJson(`${tablePath(id)}/luck`)

export const logbookOf = (id: string, seat: number | null): string =>
  `${tablePath(id)}/logbook${asSeat(seat)}`

/** `since`: the number of events that are known here already, so that only what was missed is told. */
export function liveAddress(id: string, seat: number | null, since: number, looks: boolean): string {
  const url = new URL(`${tablePath(id)}/live${asSeat(seat)}`, document.baseURI)
  if (since > 0) url.searchParams.set('since', String(since))
  if (!looks) url.searchParams.set('hidden', '1')
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
