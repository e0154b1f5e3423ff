/** HTTP endpoints of the server, one function each. */
import { randomKey, requestJson, requestText } from './http'
import { withCachedChart } from './deltaDecoder'
import type {
  Advice,
  ClockPlan,
  GameInfo,
  BotLevel,
  LanguageInfo,
  LineChoices,
  LineMoveRequest,
  LuckInfo,
  EndReport,
  ExampleStep,
  OptionValues,
  RefusalInfo,
  ReviewInfo,
  PastFrame,
  PlayedGame,
  Proof,
  Rulebook,
  ChatMessage,
  ChatInfo,
  ChatRequest,
  CommentaryLink,
  ExampleInfo,
  FeedAddress,
  LogbookImport,
  MailRequest,
  NoteInfo,
  PlaceRequest,
  PositionInfo,
  PushKeyInfo,
  PuzzleList,
  CreateTournamentRequest,
  ListingInfo,
  LobbyInfo,
  OwnLobby,
  NewPassphrase,
  OwnData,
  PassphraseInfo,
  OwnLetters,
  OwnRatings,
  WishRequest,
  OwnTournaments,
  TournamentInfo,
  TournamentSummary,
  RatingList,
  ServerParts,
  SandboxRequest,
  SubscribeRequest,
  TicketInfo,
  SeatRequest,
  ShoulderLink,
  SpectatorRequest,
  TableView,
  TableListing,
  TableSummary,
} from './messages'

const seatQuery = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)
const tablePath = (id: string): string => `api/tables/${encodeURIComponent(id)}`

export const fetchGames = (): Promise<GameInfo[]> => requestJson('api/games')
export const fetchBotLevels = (): Promise<BotLevel[]> => requestJson('api/bot-levels')
export const fetchLanguages = (): Promise<LanguageInfo[]> => requestJson('api/languages')
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
  spectators: SpectatorRequest | null = null,
): Promise<TableView> {
  return requestJson('api/tables', { method: 'POST', body: { game, options, seats, clock, shared: true, spectators }, key })
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

/** A command to a sandbox. */
export interface SandboxCommand {
  seat: number
  seq: number
  move?: string
  manual?: boolean
  level?: string
  position?: Record<string, unknown>
}

/** Commands that change who sits where, or a sandbox. */
export type SeatCommand =
  | { what: 'sit'; body: { name: string; seat?: number } }
  | { what: 'bot'; body: { seat: number; level: string; name?: string } }
  | { what: 'take-back' | 'leave' | 'shoulder/hide'; body: { seat: number } }
  | { what: 'orders'; body: { seat: number; only_move: boolean; repeated: string; lines: LineMoveRequest[][] } }
  | { what: 'salt'; body: { seat: number; salt: string } }
  | { what: 'tickets/redeem'; body: { ticket: string } }
  | { what: 'shoulder/look'; body: { link: string } }
  | { what: 'silence'; body: { silent: boolean } }
  | { what: 'rematch' | 'same-deal'; body: Record<string, never> }
  | { what: `sandbox/${'outcome' | 'chance' | 'bots' | 'position'}`; body: SandboxCommand }

export async function sendSeatCommand(id: string, { what, body }: SeatCommand, key: string): Promise<TableView> {
  return withCachedChart(await requestJson<TableView>(`${tablePath(id)}/${what}`, { method: 'POST', body, key }))
}

/** How an if-then line of a seat may go on, as far as the seat knows. */
export const fetchLineChoices = (id: string, seat: number, plies: LineMoveRequest[]): Promise<LineChoices> =>
  requestJson(`${tablePath(id)}/orders/choices`, { method: 'POST', body: { seat, plies } })

/** Create a one-time token for moving this seat to another device. */
export function createSeatTicket(id: string, seat: number): Promise<TicketInfo> {
  return requestJson(`${tablePath(id)}/tickets`, { method: 'POST', body: { seat } })
}

/** Create a link with which others look over the shoulder of this seat. */
export function showShoulder(id: string, seat: number): Promise<ShoulderLink> {
  return requestJson(`${tablePath(id)}/shoulder`, { method: 'POST', body: { seat } })
}

/** Chat messages visible to this player, and the room they write to. */
export const fetchChat = (id: string, after: number): Promise<ChatInfo> =>
  requestJson(`${tablePath(id)}/chat?after=${after}`)
export const reportMessage = (id: string, number: number): Promise<void> =>
  requestJson(`${tablePath(id)}/chat/${number}/reports`, { method: 'POST', body: {} })
export const sendChatMessage = (id: string, message: ChatRequest, key: string): Promise<ChatMessage> =>
  requestJson(`${tablePath(id)}/chat`, { method: 'POST', body: message, key })
export const fetchNote = (id: string): Promise<NoteInfo> => requestJson(`${tablePath(id)}/note`)
export const saveNote = (id: string, text: string): Promise<NoteInfo> =>
  requestJson(`${tablePath(id)}/note`, { method: 'POST', body: { text }, keepalive: true })

/** Server's public key for web push; null if push is disabled. */
export const fetchPushKey = (): Promise<PushKeyInfo> => requestJson('api/push/key')
export const subscribePush = (browser: SubscribeRequest): Promise<void> => requestJson('api/push/subscribe', { method: 'POST', body: browser })
export const unsubscribePush = (endpoint: string): Promise<void> =>
  requestJson('api/push/unsubscribe', { method: 'POST', body: { endpoint } })

/** A new sandbox from a position, an example, a moment, or a game. */
export const openSandbox = (from: SandboxRequest, key: string): Promise<TableView> =>
  requestJson('api/sandboxes', { method: 'POST', body: from, key })
/** The position of a sandbox, and the JSON schema by which it can be edited. */
export const fetchPosition = (id: string): Promise<PositionInfo> => requestJson(`${tablePath(id)}/sandbox/position`)
export const setPosition = (id: string, body: SandboxCommand): Promise<TableView> =>
  requestJson(`${tablePath(id)}/sandbox/position`, { method: 'POST', body, key: randomKey() })
/** The position with a piece at another place; it is not applied yet. */
export const placePiece = (id: string, body: PlaceRequest): Promise<PositionInfo> =>
  requestJson(`${tablePath(id)}/sandbox/place`, { method: 'POST', body })
export const fetchPuzzles = (): Promise<PuzzleList> => requestJson('api/puzzles')

/** Proof of every draw; available once the match is over. */
export const fetchProof = (id: string): Promise<Proof> => requestJson(`${tablePath(id)}/proof`)

/** A new table from a logbook, after `ply` plies; by default all players share this screen. */
export const importLogbook = (book: LogbookImport, key: string): Promise<TableView> =>
  requestJson('api/logbooks', { method: 'POST', body: book, key })
export const fetchLogbook = (id: string, seat: number | null): Promise<string> => requestText(logbookUrl(id, seat))

/** The review of a seat's decisions; available once the match is over. */
export const fetchReview = (id: string, seat: number): Promise<ReviewInfo> => requestJson(`${tablePath(id)}/review?seat=${seat}`)
export const startReview = (id: string, seat: number): Promise<ReviewInfo> =>
  requestJson(`${tablePath(id)}/review`, { method: 'POST', body: { seat } })
export const cancelReview = (id: string, seat: number): Promise<ReviewInfo> =>
  requestJson(`${tablePath(id)}/review/cancel`, { method: 'POST', body: { seat } })

/** Luck report; available once the match is over. */
export const fetchLuck = (id: string): Promise<LuckInfo> => requestJson(`${tablePath(id)}/luck`)

/** Who was ahead when, and the figures of the game; available once the match is over. */
export const fetchEndReport = (id: string): Promise<EndReport> => requestJson(`${tablePath(id)}/report`)

/** The client's own finished games, newest first. */
export const fetchPlayedGames = (): Promise<PlayedGame[]> => requestJson('api/played-games')
export const erasePlayedGames = (): Promise<void> => requestJson('api/played-games', { method: 'DELETE' })

/** The parts of the server that the host has opened. */
export const fetchServerParts = (): Promise<ServerParts> => requestJson('api/server-parts')
export const fetchRatings = (): Promise<RatingList> => requestJson('api/ratings')
export const agreeToRatings = (name: string): Promise<void> => requestJson('api/ratings', { method: 'POST', body: { name } })
export const eraseRatings = (): Promise<void> => requestJson('api/ratings', { method: 'DELETE' })
/** All that is kept of the client for ratings. */
export const fetchOwnRatings = (): Promise<OwnRatings> => requestJson('api/ratings/mine')

const tournamentPath = (id: string): string => `api/tournaments/${encodeURIComponent(id)}`
const changeTournament = (id: string, what: string, body: unknown): Promise<TournamentInfo> =>
  requestJson(`${tournamentPath(id)}/${what}`, { method: 'POST', body })
export const fetchTournaments = (): Promise<TournamentSummary[]> => requestJson('api/tournaments')
export const fetchTournament = (id: string): Promise<TournamentInfo> => requestJson(tournamentPath(id))
export const createTournament = (body: CreateTournamentRequest, key: string): Promise<TournamentInfo> =>
  requestJson('api/tournaments', { method: 'POST', body, key })
export const eraseTournament = (id: string): Promise<void> => requestJson(tournamentPath(id), { method: 'DELETE' })
/** Enter a tournament; with a level, enter a bot as its organiser. */
export const enterTournament = (id: string, name: string, level = ''): Promise<TournamentInfo> =>
  changeTournament(id, 'entrants', { name, level })
export const withdrawFromTournament = (id: string, entrant: number, name: string): Promise<TournamentInfo> =>
  changeTournament(id, 'withdraw', { entrant, name })
export const startRound = (id: string, round: number): Promise<TournamentInfo> => changeTournament(id, 'rounds', { round })
export const decideGame = (id: string, game: number, places: number[]): Promise<TournamentInfo> =>
  changeTournament(id, 'results', { game, places })
export const endTournament = (id: string): Promise<TournamentInfo> => changeTournament(id, 'end', {})
/** Create a link with which people become commentators; an earlier one is void. */
export const createCommentaryLink = (id: string): Promise<CommentaryLink> =>
  requestJson(`${tournamentPath(id)}/commentators/link`, { method: 'POST', body: {} })
export const becomeCommentator = (id: string, link: string, name: string): Promise<TournamentInfo> =>
  changeTournament(id, 'commentators', { link, name })
export const dismissCommentator = (id: string, commentator: number, name: string): Promise<TournamentInfo> =>
  changeTournament(id, 'commentators/dismiss', { commentator, name })
/** All that is kept of the client for tournaments. */
export const fetchOwnTournaments = (): Promise<OwnTournaments> => requestJson('api/tournaments/mine')
export const eraseOwnTournaments = (): Promise<void> => requestJson('api/tournaments/mine', { method: 'DELETE' })

/** The tables that the client may join, and its own. */
export const fetchLobby = (): Promise<LobbyInfo> => requestJson('api/lobby')
/** All that is kept of the client for the lobby. */
export const fetchOwnLobby = (): Promise<OwnLobby> => requestJson('api/lobby/mine')
export const eraseOwnLobby = (): Promise<void> => requestJson('api/lobby', { method: 'DELETE' })
export const makeWish = (body: WishRequest, key: string): Promise<TableView> =>
  requestJson('api/lobby/wishes', { method: 'POST', body, key })
export const joinListing = (listing: string, name: string, key: string): Promise<TableView> =>
  requestJson(`api/lobby/listings/${listing}/join`, { method: 'POST', body: { name }, key })
export const blockListing = (listing: string): Promise<void> =>
  requestJson(`api/lobby/listings/${listing}/block`, { method: 'POST', body: {} })
export const liftBlock = (block: string): Promise<void> => requestJson(`api/lobby/blocks/${block}`, { method: 'DELETE' })
export const listTable = (id: string, language: string): Promise<ListingInfo> =>
  requestJson(`${tablePath(id)}/listing`, { method: 'POST', body: { language } })
/** How a table of the client is listed. */
export const fetchListing = (id: string): Promise<TableListing> => requestJson(`${tablePath(id)}/listing`)
export const unlistTable = (id: string): Promise<void> => requestJson(`${tablePath(id)}/listing`, { method: 'DELETE' })
/** Block the person at a seat: the lobby brings them and the client together no more. */
export const blockSeat = (id: string, seat: number): Promise<void> =>
  requestJson(`${tablePath(id)}/block`, { method: 'POST', body: { seat } })

/** All that is kept of the client. */
export const fetchOwnData = (): Promise<OwnData> => requestJson('api/own-data')
export const eraseOwnData = (): Promise<void> => requestJson('api/own-data', { method: 'DELETE' })

/** Since when the client has a passphrase. */
export const fetchPassphrase = (): Promise<PassphraseInfo> => requestJson('api/passphrase')
/** Make a passphrase; an earlier one is void. */
export const createPassphrase = (): Promise<NewPassphrase> => requestJson('api/passphrase', { method: 'POST', body: {} })
export const erasePassphrase = (): Promise<void> => requestJson('api/passphrase', { method: 'DELETE' })
/** Become the person of a passphrase. */
export const enterPassphrase = (words: string): Promise<void> =>
  requestJson('api/passphrase/enter', { method: 'POST', body: { words } })

/** What is kept of the client for news by feed and mail. */
export const fetchOwnLetters = (): Promise<OwnLetters> => requestJson('api/letters/mine')
/** Make the private feed, or give it a new address. */
export const createFeed = (language: string): Promise<FeedAddress> =>
  requestJson('api/letters/feed', { method: 'POST', body: { language } })
export const saveMail = (body: MailRequest): Promise<void> => requestJson('api/letters/mail', { method: 'POST', body })
export const eraseMail = (): Promise<void> => requestJson('api/letters/mail', { method: 'DELETE' })
export const confirmMail = (token: string): Promise<void> =>
  requestJson('api/letters/mail/confirm', { method: 'POST', body: { token } })
export const stopMails = (token: string): Promise<void> =>
  requestJson(`api/letters/mail/stop/${encodeURIComponent(token)}`, { method: 'POST', body: {} })
export const eraseLetters = (): Promise<void> => requestJson('api/letters', { method: 'DELETE' })

/** `comments`: with what was said about moves, when the game is over. */
export const logbookUrl = (id: string, seat: number | null, comments = false): string =>
  `${tablePath(id)}/logbook${seatQuery(seat)}${comments ? `${seat === null ? '?' : '&'}comments=1` : ''}`

/** WebSocket URL. `since`: number of events already known. */
export function liveUrl(id: string, seat: number | null, since: number, looks: boolean): string {
  const url = new URL(`${tablePath(id)}/live${seatQuery(seat)}`, document.baseURI)
  url.searchParams.set('changes', '1')
  if (since > 0) url.searchParams.set('since', String(since))
  if (!looks) url.searchParams.set('hidden', '1')
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
