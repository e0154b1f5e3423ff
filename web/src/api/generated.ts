/* Types of the HTTP API, written by tools/api.py from the structs of the server. Do not edit. */

/** Advice for a seat, or the reasons of a bot's move. */
export interface AdviceInfo {
  thoughts: ConsideredMove[]
  /**
   * How sure it is of the first move.
   *
   * Certain, by estimate, close, a deliberate slip, or the only move.
   */
  verdict: 'close' | 'only' | 'reckoned' | 'slip' | 'sure'
  /** Whether the values are estimated without search, so that errors are unknown. */
  reckoned: boolean
  reasons: ReasonInfo[]
  seat: number
  ply: number
  level: string
}

/** What a bot thinks of the moves. */
export interface AdviceResult {
  thoughts: ConsideredMove[]
  /**
   * How sure it is of the first move.
   *
   * Certain, by estimate, close, a deliberate slip, or the only move.
   */
  verdict: 'close' | 'only' | 'reckoned' | 'slip' | 'sure'
  /** Whether the values are estimated without search, so that errors are unknown. */
  reckoned: boolean
  reasons: ReasonInfo[]
}

/** The answer to a proposal. */
export interface AnswerRequest {
  seat: number
  seq: number
  agree: boolean
}

/** The client becomes a commentator with a link from the organiser. */
export interface AppointRequest {
  link: string
  name: string
}

/** A named part of the chart. */
export interface Area {
  id: string
  box: [number, number, number, number]
  name: LocalizedText
}

/** A text paragraph, list, table, example, heading or quotation. */
export type Block = TextBlock | ListBlock | TableBlock | ExampleBlock | HeadingBlock | QuoteBlock

/** A person whom the client has blocked, under the name of that time. */
export interface BlockInfo {
  id: string
  name: string
  /** Unix seconds. */
  at: number
}

/** The seat of the person whom the client does not want to meet again. */
export interface BlockRequest {
  seat: number
}

/** A part in bold. */
export interface BoldText {
  b: Inline[]
}

/** A level of bots that players can choose. */
export interface BotLevel {
  id: string
}

/**
 * A bot takes a free seat (then it needs a name), or plays for the owner of a seat.
 *
 * Without a level it plays like the strongest bot of the table.
 */
export interface BotSeatRequest {
  seat: number
  level?: string
  name?: string
}

/** The level of the bots that go on in all seats of a sandbox; empty: they stop. */
export interface BotsRequest {
  seat: number
  seq: number
  level?: string
}

/** A browser of the client that gets notifications. */
export interface BrowserInfo {
  /** Its address at a push service. */
  endpoint: string
  language: string
  /** Unix seconds. */
  since: number
}

/** A caption of an example: what happened, may be done, may come, or is illegal and why. */
export interface CaptionInfo {
  kind: 'offered' | 'possible' | 'refused' | 'told'
  text: LocalizedText
  seat: number | null
  paragraph: string
  /** The refused move, if any. */
  move: string
}

/** A card of a hand, pile or row; without a face it is face down. */
export interface Card {
  id: string
  label: LocalizedText
  face?: Face
  /** read out or shown on closer inspection */
  note?: LocalizedText
  /** a word below it */
  caption?: LocalizedText
  /** its move, offered or not: selecting a refused card tries the move and shows the refusal */
  move?: string
  /** past: there are none; dear: not available only for its price */
  flags?: string[]
  /** in a shop: how many of it the buyer has */
  count?: number
  /** why it is not available at present */
  barred?: LocalizedText
  /** in a shop: the heading above it and those beside it that have the same */
  group?: LocalizedText
}

/** What is public about the random numbers: commitment, salts and, at the end, the key. */
export interface ChanceInfo {
  commitment: string
  /** By seat, in hex. */
  salts: Record<string, string>
  /** Seats whose salt is awaited. */
  missing_salts: number[]
  /** Whether the key is that of an earlier game, so that all draws can be known beforehand. */
  repeated: boolean
  key?: string
}

/** Whether the outcomes of chance are chosen in a sandbox, or drawn. */
export interface ChanceRequest {
  seat: number
  seq: number
  manual: boolean
}

/** Chat messages that the client can read, and the room it writes to. */
export interface ChatInfo {
  messages: ChatMessageInfo[]
  room: 'commentary' | 'spectators' | 'table'
  /** Whether spectators may not write; commentators may. */
  silent: boolean
}

/** A chat message, as one reader gets it. */
export interface ChatMessageInfo {
  number: number
  /** Players can read the rooms of spectators and commentators after the game. */
  room: 'commentary' | 'spectators' | 'table'
  seat: number | null
  name: string
  text: string
  /** Unix seconds. */
  sent_at: number
  mine: boolean
  /** The same for all messages of a person at this table, and another one at each other table. */
  author: string
  /** The move that it is about; null: none, or one that was taken back. */
  ply: number | null
}

/** A chat message. */
export interface ChatPosted {
  type: 'chat'
  message: ChatMessageInfo
}

/** A chat message; spectators give a name. */
export interface ChatRequest {
  text: string
  name?: string
  /** The move that it is about, by its ply; 0: the beginning. */
  ply?: number | null
}

/** What the clocks show at the time of the answer. */
export interface ClockInfo {
  kind: 'bank' | 'move'
  seconds: number
  increment?: number
  /** What happens when time is up: nothing, a bot makes this move, or a bot keeps the seat. */
  flag?: 'move' | 'nothing' | 'seat'
  /** Seconds left by seat; null for bots. */
  seconds_left: (number | null)[]
  /** Seats whose clocks are running. */
  running: number[]
  paused: boolean
}

/** Thinking time: `seconds` for each move, or in all, and an increment after each move. */
export interface ClockPlan {
  kind: 'bank' | 'move'
  seconds: number
  increment?: number
  flag?: 'move' | 'nothing' | 'seat'
}

/** The clocks of all seats. */
export interface ClockRequest {
  kind: 'bank' | 'move'
  seconds: number
  increment?: number
  /** What happens when time is up: nothing, a bot makes this move, or a bot keeps the seat. */
  flag?: 'move' | 'nothing' | 'seat'
}

/** Text to be shown as it is written. */
export interface CodeText {
  code: string
}

/** A token with which people become commentators of a tournament. */
export interface CommentaryLink {
  link: string
}

/** A move that a bot considered. */
export interface ConsideredMove {
  move: string
  label?: LocalizedText
  touches?: string[]
  together?: string[]
  /** The position of the handle that it ends with. */
  at?: [number, number]
  /** The id of the piece that would then be at the place touched last. */
  carries?: string
  visits: number
  /** Win probability, measured against the first move where both were searched. */
  worth: number
  /** Standard error of that difference; null: unknown. */
  error: number | null
  line: ExpectedMoveInfo[]
}

/** A table to be created. */
export interface CreateTableRequest {
  game: string
  seats: SeatPlanRequest[]
  options?: Record<string, boolean | number | string>
  shared?: boolean
  clock?: ClockRequest | null
  /** The guide that leads the only person through the first moves; it sets the options. */
  guide?: string
  /** What spectators may see while the game goes on; by default everything at once. */
  spectators?: SpectatorRequest | null
}

/** A tournament to be created; the client becomes its organiser. */
export interface CreateTournamentRequest {
  name: string
  game: string
  kind: 'knock-out' | 'round-robin' | 'swiss'
  seats: number
  options?: Record<string, boolean | number | string>
  /** Of a Swiss tournament; the others have as many as they need. */
  rounds?: number
  duplicate?: boolean
}

/** The position of a table: nothing was missed. */
export interface CurrentMessage {
  type: 'current'
  seq: number
  hash: string
}

/** The result of a game, entered by the organiser: places by seat, equals share one. */
export interface DecideRequest {
  game: number
  places: number[]
}

/** Art or a name on the chart, on land or at sea, without importance to the rules. */
export interface Decor {
  at: [number, number]
  art?: string
  text?: LocalizedText
  size?: number
  kind?: '' | 'land' | 'name' | 'sea'
  turn?: number
  /** it turns slowly: 1 clockwise, -1 the other way */
  spin?: number
}

/** The answer to a deletion that left the table to others. */
export interface Deleted {
  erased?: false
}

/**
 * A die of a tray.
 *
 * It keeps its place there whatever it shows: another art in the same place has tumbled.
 */
export interface Die {
  /** its face and its place, `die/rose#2`: so `die/rose` stands for any die that shows a rose */
  id: string
  /** its face; empty: it has not been rolled */
  art: string
  label: LocalizedText
  /** a move that would use it, offered or not: tried like that of a card */
  move?: string
  /** used: put aside; void: of no use at present */
  flags?: string[]
}

/** A commentator goes; the client itself, or anyone if it is the organiser. */
export interface DismissRequest {
  commentator: number
  name: string
}

/** A draw of a finished match, recomputed from the key. */
export interface DrawInfo {
  number: number
  ply: number
  move: string
  /** Whether the logged outcome is the one that the key yields. */
  is_correct: boolean
  /** The random numbers it was made of: value and number of possible values. */
  rolls: [number, number][]
  /** Its entry in the log. */
  text?: LocalizedText
}

/** A board that a table may draw, one sign for each space; it goes with the options. */
export interface DrawingInfo {
  id: string
  /** Where the rulebook speaks of the board. */
  paragraph: string
}

/** Two sides face to face, the attacker first, and the result after the roll. */
export interface Duel {
  sides: Side[]
  verdict?: LocalizedText
  /** its place on the board */
  at?: [number, number]
}

/** A request without fields. */
export interface EmptyRequest {
}

/** How a game ended for each seat. */
export interface EndInfo {
  /** By seat, from 1; equals share a place. Empty if no seat has won. */
  places: number[]
  /** By seat: what it has achieved, in words of the game; null where there is nothing to say. */
  results: (LocalizedText | null)[]
  /** Whether the same deal can be played at another seat: one person played against bots. */
  repeatable: boolean
}

/** The course and the figures of a finished game. */
export interface EndReport {
  /** In order; empty if the bots do not know what a position of the game is worth. */
  lead: LeadPointInfo[]
  /** The seat that was ahead for most plies; null if none ever was. */
  leader: number | null
  lead_changes: number
  /** The number of moves of each seat. */
  moves: number[]
  /** From the first decision to the last; null if it was played elsewhere. */
  seconds: number | null
}

/** The client enters a tournament, or its organiser enters a bot of a level. */
export interface EnterRequest {
  name: string
  level?: string
}

/**
 * An error: a sentence, and the refusal of a move.
 *
 * seq: the number of events, if the client's was outdated.
 */
export interface ErrorInfo {
  error: LocalizedText
  refusal?: RuleRefusal
  seq?: number
}

/** An example, which is shown on request. */
export interface ExampleBlock {
  example: ExampleRef
}

/** An example of a rulebook, which the tests play, too. */
export interface ExampleInfo {
  charts: Geometry[]
  steps: ExampleStep[]
}

/** An example of the rulebook, which the tests play, too; its steps are fetched by number. */
export interface ExampleRef {
  title: string
  number: number
}

/** A step of an example: its scene, with the chart of this number, and its captions. */
export interface ExampleStep {
  scene: SceneWithoutGeometry
  chart: number
  /** Seats to move. */
  actors: number[]
  captions: CaptionInfo[]
  /** Whether it can be played on in a sandbox. */
  playable: boolean
}

/** A move expected of a seat. */
export interface ExpectedMoveInfo {
  seat: number
  move: string
  label: LocalizedText
}

/** The front of a card or token. */
export interface Face {
  /** sky, gold, rose, leaf, night, sand, grey …: a tint of the client's palette */
  tint?: string
  /** the sign in the corner */
  index?: string
  art?: string
  /** the rotation of the art */
  turn?: number
  title?: LocalizedText
  text?: LocalizedText
  /** its value under each wind: {"N": "5½", …} */
  corner?: Record<string, string>
  /** its value at present */
  now?: string
  /** of a tile: its edges, clockwise from the north, `~` water or `#` land */
  edges?: string
  small?: boolean
}

/** A number that belongs to a player. */
export interface Fact {
  art: string
  value: string
  label: LocalizedText
}

/** A feature by which the best move is ahead, in the game's unit. */
export interface FeatureReason {
  feature: string
  gain: number
}

/** The secret addresses of a new feed, relative to that of the server; told only once. */
export interface FeedAddress {
  atom: string
  calendar: string
}

/** The client's feed. */
export interface FeedInfo {
  language: string
  /** Unix seconds. */
  since: number
}

/** The wish for a private feed in a language. */
export interface FeedRequest {
  language: string
}

/** The table after a ply; the last frame of a message has the scene of the table. */
export interface FrameInfo {
  ply: number
  log: LogEntry[]
  scene?: Scene
}

/** The plies after event number `since`, and the table after them. */
export interface FramesMessage {
  type: 'frames'
  since: number
  seq: number
  frames: FrameInfo[]
  table: TableInfo
}

/** A game that can be played. */
export interface GameInfo {
  id: string
  version: string
  seats: [number, number]
  minutes: number
  complexity: 'deep' | 'light' | 'medium'
  good_first_game: boolean
  /** The options of a person's first game, besides the defaults. */
  first_options: Record<string, boolean | number | string>
  guides: GuideSummary[]
  options: OptionInfo[]
  numbers: NumberInfo[]
  /** If there are numbers or drawings, the option `variant` may give their changes a name. */
  drawings: DrawingInfo[]
  presets: PresetOptions
}

/** The chart: sent once per match, or when it changes. */
export interface Geometry {
  box: [number, number, number, number]
  focus?: [number, number, number, number]
  /** opposite edges join: the chart may be scrolled across them */
  torus?: boolean
  /** coordinates on the rim, taken from the names of the spaces */
  rim?: boolean
  grid?: boolean
  spaces?: Space[]
  lines?: [[number, number], [number, number]][]
  /** dashed */
  routes?: [[number, number], [number, number]][]
  /** ways on foot, dotted */
  paths?: [[number, number], [number, number]][]
  areas?: Area[]
  terrain?: Terrain[]
  decor?: Decor[]
  /** points from which rhumb lines start */
  rhumbs?: [number, number][]
}

/** What a guided game tells its learner now. */
export interface GuideInfo {
  name: string
  /** From 1. */
  step: number
  /** Number of steps. */
  of: number
  text: LocalizedText
  paragraph: string
  /** The moves that the guide waits for, its own first; empty while others are to move. */
  moves: string[]
  /** The moves of the same step after that, until chance or others act, in the same way. */
  following: string[][]
  /** Whether the guide has ended and the game goes on without it. */
  over: boolean
  /** The guide of this game that follows; empty if none does. */
  then: string
}

/** A guided first game: its name, its seats, and the seat of the person who learns. */
export interface GuideSummary {
  /** Several guides of a game have titles: `guide-<name>-title`; they come in their order. */
  name: string
  seats: number
  learner: number
}

/** A heading below those of the sections. */
export interface HeadingBlock {
  heading: Inline[]
  level: number
}

/** A logbook, the ply to continue from, and seats (by default all seats are the client's). */
export interface ImportLogbookRequest {
  logbook: string
  ply?: number | null
  seats?: SeatPlanRequest[] | null
}

/** A part of a text: plain, or marked. */
export type Inline = string | BoldText | ItalicText | CodeText | ParagraphLink

/** What a touch of a space chooses instead of the last choice. */
export interface Instead {
  /** the id of the space */
  place: string
  /** what is played when the choice is taken back; empty: nothing */
  move?: string
  /** the last choice is not taken back */
  stays?: boolean
}

/** A part in italics. */
export interface ItalicText {
  i: Inline[]
}

/** The name with which a seat of a listed table is taken. */
export interface JoinRequest {
  name: string
}

/** A language of texts and rulebooks. */
export interface LanguageInfo {
  code: string
  /** Its own name for itself. */
  name: string
  /** Said in this language if no native speaker has checked it; else empty. */
  note: string
}

/** The chances to win after a ply, by the rule of thumb of the bots, who see all cards. */
export interface LeadPointInfo {
  ply: number
  /** By seat; together 1. */
  chances: number[]
}

/** How an if-then line may go on, as far as its seat knows. */
export interface LineChoices {
  choices: LineMoveInfo[]
  /** Whether there are no others; where something is hidden, there may be. */
  complete: boolean
  /** Why it cannot go on. */
  end?: LocalizedText
}

/** An if-then line, from its next move on. */
export interface LineInfo {
  plies: LineMoveInfo[]
  /** What has cut it short: another move, something that became known, moves taken back. */
  ended?: 'move' | 'news' | 'undo'
}

/** A move in an if-then line; without its label if the table has no words for it. */
export interface LineMoveInfo {
  seat: number
  /** `?` if it stays hidden from the seat of the line. */
  move: string
  label?: LocalizedText
}

/** A move in an if-then line; `?` is one of another seat that stays hidden from this one. */
export interface LineMoveRequest {
  seat: number
  move: string
}

/** The beginning of an if-then line. */
export interface LineRequest {
  seat: number
  plies?: LineMoveRequest[]
}

/** A list, each item of which consists of blocks. */
export interface ListBlock {
  list: Block[][]
  ordered?: boolean
}

/** A table that anyone may join. */
export interface ListingInfo {
  /** Of the listing; it does not tell the id of the table. */
  id: string
  /** The id of the table, for those who take part in it. */
  table: string | null
  game: string
  /** Of the person who listed it; empty if they have no seat. */
  name: string
  /** Whether the client listed it. */
  mine: boolean
  taken: number
  free: number
  /** The preset that its house rules match; null: custom. */
  preset: 'ours' | 'printed' | null
  language: string
  clock: ClockPlan | null
  /** In how many seconds bots take the free seats; null if they do not. */
  fill_in: number | null
  /** Of these bots. */
  level: string
}

/** A table that anyone may join, and the language in which its people want to talk. */
export interface ListingRequest {
  language: string
}

/** A message on a live connection. */
export type LiveMessage = TableMessage | FramesMessage | CurrentMessage | PongMessage | ThinkingMessage | ChatPosted

/** The tables that the client may join or takes part in, oldest first. */
export interface LobbyInfo {
  listings: ListingInfo[]
}

/** A Fluent message key with its arguments. */
export interface LocalizedText {
  key: string
  args?: Record<string, TextArg>
}

/** A line of the log of a match. */
export interface LogEntry {
  ply: number
  seat: number | null
  /** Whether it begins a group of lines. */
  is_heading: boolean
  text: LocalizedText
  /** The paragraph of the rulebook; empty if there is none. */
  paragraph: string
  /** The seat that decided its ply; null: chance did, or it is no ply. */
  actor?: number | null
  /** Absent: it matters as much as most lines. */
  importance?: 'minor' | 'step' | 'weighty'
}

/** The token with which one looks over the shoulder of a seat. */
export interface LookRequest {
  link: string
}

/** The luck of all seats. */
export interface LuckInfo {
  seats: SeatLuckInfo[]
}

/** The client's mail address. */
export interface MailInfo {
  address: string
  confirmed: boolean
  /** Of the daily mail (UTC); null: a mail at once. */
  hour: number | null
  /** Those about which no mail is wanted. */
  games: string[]
  language: string
  /** Tables about which a mail has been sent, and at which the client has not looked since. */
  mailed: string[]
}

/** The wish for mails to an address, which has to be confirmed, and how they should come. */
export interface MailRequest {
  address: string
  language: string
  /** Of a daily mail (UTC); null: a mail at once. */
  hour?: number | null
  /** Those about which no mail is wanted. */
  games?: string[]
}

/** A token out of a mail. */
export interface MailTokenRequest {
  token: string
}

/** A temporary hint on spaces. */
export interface Mark {
  kind: 'area' | 'danger' | 'edge' | 'fire' | 'last' | 'range' | 'route' | 'shot' | 'way'
  /**
   * Of a shot its start and target; of edges their middles.
   *
   * Edges have to be of this nature, land or water.
   */
  at: [number, number][]
  /** the kind of danger or range: calm, whirlwind, land, foe …; "may, but" differs by form */
  nature?: string
  /** a cost, a step number, the line of a zone of fire */
  text?: string
  /** the piece it belongs to: shown while that is selected; empty: always */
  of?: string
  /** of a place within reach: something is won there */
  prize?: boolean
  why?: LocalizedText
  /** of a place within reach: the last move on the way there */
  move?: string
  /** the place before it, which has a mark of its own unless the piece is there now */
  after?: [number, number]
  /** of a way: all moves to its end, at once; of a place alone: what a touch plays */
  moves?: string[]
  /** the places on it, from the piece to its end; with them one touch plays a range */
  way?: [number, number][]
  /** of the piece at its end */
  heading?: number
  /** what the piece could fire at from its end */
  aims?: [number, number][]
  /** what could fire at it there */
  foes?: [number, number][]
}

/** A meter: `have` of `of`. */
export interface Meter {
  label: LocalizedText
  have: number
  of: number
}

/** Moves to be played. */
export interface MovesRequest {
  seat: number
  seq: number
  moves: string[]
}

/** A new passphrase; told only once. */
export interface NewPassphrase {
  words: string
}

/** The client's private note. */
export interface NoteInfo {
  text: string
}

/** The new text of the note. */
export interface NoteRequest {
  text: string
}

/** A number of a game that a table may change; it goes with the options. */
export interface NumberInfo {
  id: string
  printed: number
  low: number
  high: number
  /** Where the rulebook speaks of it. */
  paragraph: string
}

/** A legal move and how to select it. */
export interface Offer {
  /** the text of the move */
  move: string
  label: LocalizedText
  /**
   * Ids in the order of selection.
   *
   * `card/bride` stands for any of `card/bride#1`, `card/bride#2` … An offer without touches is a button.
   */
  touches?: string[]
  /**
   * Ids to select in any order, each as often as it is listed, then confirmed by a button.
   *
   * Example: dice to be rolled again. Such an offer has no touches; no two have the same ids.
   */
  together?: string[]
  /**
   * The button after which the things of `together` are selected.
   *
   * The attribute `.how` of its text says what to select. It is the same for all such offers. Without it they can be selected at once, beside everything else.
   */
  gather?: LocalizedText
  /**
   * The first of `touches` may be left out; of offers that are then alike, the first is meant.
   *
   * Example: a place to sail to implies the die. Of sets to gather, the one selected when the gathering begins.
   */
  implied?: boolean
  /** the last touch plays it unconfirmed, as it can be taken back; not with a warning */
  quick?: boolean
  /** the only answer, to hide something or end a turn; among bots a page gives it */
  formal?: boolean
  /** quarter turns of the tile touched first, relative to its face */
  turn?: number
  /** the position of the handle that it ends with: `w3/forward` ahead of the ship */
  at?: [number, number]
  /** the id of the piece that would then be at the place touched last */
  carries?: string
  art?: string
  /** its value and effect, shown before it is played */
  hint?: LocalizedText
  warning?: LocalizedText
  /** rarely wanted, so placed apart: to resign … */
  minor?: boolean
  /** it ends this part of the turn: its button keeps one place */
  closes?: boolean
  paragraph?: string
}

/** A move, as the player reads it; without its label if the table does not offer it. */
export interface OfferedMove {
  move: string
  label?: LocalizedText
  touches?: string[]
  together?: string[]
  /** The position of the handle that it ends with. */
  at?: [number, number]
  /** The id of the piece that would then be at the place touched last. */
  carries?: string
}

/**
 * A sandbox to be created: from one of a text, an example, a table, a puzzle, or a new game.
 *
 * names: those of the seats; by default those of the table, or letters.
 */
export interface OpenSandboxRequest {
  game?: string
  /** A position file, or lines as in the examples of a rulebook. */
  position?: string
  example?: number | null
  /** Of the example: the number of its step, from 0. */
  step?: number
  table?: string
  /** Of the table: the moment after this ply; by default the newest. */
  ply?: number | null
  puzzle?: string
  /** Of a new game; by default the fewest that it is for. */
  seats?: number | null
  options?: Record<string, boolean | number | string>
  names?: string[]
}

/** An option of a game. */
export interface OptionInfo {
  id: string
  kind: 'choice' | 'switch'
  default: boolean | number | string
  /** Whether it selects between printed games; not a house rule. */
  mode: boolean
  values?: (boolean | number | string)[]
  /** Fewest and most players for whom it matters. */
  seats?: [number, number]
}

/** What is played for a seat without asking its player. */
export interface OrdersInfo {
  /** Whether the only legal move is played. */
  only_move: boolean
  /** The move that is played whenever it is legal, until the round ends; empty: none. */
  repeated: string
  /** The if-then lines, if there are any: those that hold, and those that were cut short. */
  lines?: LineInfo[]
}

/** Standing orders of a seat; they replace those before. */
export interface OrdersRequest {
  seat: number
  /** Whether the only legal move is played without asking. */
  only_move?: boolean
  /** The move that is played whenever it is legal, until the round ends; empty: none. */
  repeated?: string
  /** If-then lines: each begins with a move of another seat and ends with one of this seat. */
  lines?: LineMoveRequest[][]
}

/** An outcome of chance that can be chosen. */
export interface OutcomeInfo {
  move: string
  text: LocalizedText | null
  /** Its probability. */
  share: number
}

/** What chance does in a sandbox: this outcome, or a random one. */
export interface OutcomeRequest {
  seat: number
  seq: number
  move?: string
}

/** All that is kept of the client; of tables, those on their list. */
export interface OwnData {
  tables: TableSummary[]
  played_games: PlayedGameInfo[]
  messages: OwnWriting[]
  notes: OwnWriting[]
  reports: OwnReport[]
  browsers: BrowserInfo[]
  passphrase: PassphraseInfo
  ratings: OwnRatings
  lobby: OwnLobby
  tournaments: OwnTournaments
  letters: OwnLetters
}

/** What is kept of the client in one tournament. */
export interface OwnEntry {
  tournament: TournamentSummary
  organiser: boolean
  /** The name under which the client has entered; null if they have not. */
  name: string | null
  games: TournamentGame[]
  /** The name under which the client comments; null if it does not. */
  commentator: string | null
}

/** All that is kept of the client for news by feed and mail. */
export interface OwnLetters {
  feed: FeedInfo | null
  /** Whether this server sends mails. */
  sends_mail: boolean
  mail: MailInfo | null
}

/** All that is kept of the client for the lobby. */
export interface OwnLobby {
  listings: ListingInfo[]
  /** The newest first. */
  blocks: BlockInfo[]
}

/** All that is kept of the client for ratings. */
export interface OwnRatings {
  name: string | null
  /** Unix seconds. */
  agreed_at: number | null
  scales: RatingScale[]
  /** The newest first. */
  games: RatedGameInfo[]
}

/** A chat message that the client has reported to the operator. */
export interface OwnReport {
  table: string
  number: number
  /** Unix seconds. */
  at: number
}

/** A command of a seat, which only its owner may give. */
export interface OwnSeatRequest {
  seat: number
}

/** All that is kept of the client for tournaments. */
export interface OwnTournaments {
  entries: OwnEntry[]
}

/** A chat message or a private note of the client. */
export interface OwnWriting {
  table: string
  text: string
  /** Unix seconds. */
  at: number
  /** The move that a message is about. */
  ply?: number | null
}

/** A reference to a paragraph of this rulebook. */
export interface ParagraphLink {
  paragraph: string
}

/** Whether the client has a passphrase. */
export interface PassphraseInfo {
  /** Unix seconds; null: there is none. */
  since: number | null
}

/** The passphrase of the person who the client becomes. */
export interface PassphraseRequest {
  words: string
}

/** The table as it was after a ply. */
export interface PastView {
  ply: number
  scene: Scene
  actors: number[]
}

/** A thing with a stable id: the same id in another place has moved there. */
export interface Piece {
  id: string
  art: string
  at: [number, number]
  label: LocalizedText
  /** seat */
  owner?: number
  /** art "card": its front; a card without a face is face down */
  face?: Face
  heading?: number
  size?: number
  /** e.g. now, held, due, past, spent, mastless, turning */
  flags?: string[]
  count?: number
  /** painted on it, where pieces are called by numbers */
  number?: number
  /** flags of damage on it */
  hits?: number
}

/** A piece of the scene, and the place that it is to be put at by hand. */
export interface PlaceRequest {
  piece: string
  place: string
  position: Record<string, never>
}

/** A finished game of the client. */
export interface PlayedGameInfo {
  /** Of its table, which may have been deleted. */
  id: string
  game: string
  seats: number
  seat: number
  /** Unix seconds. */
  began_at: number
  ended_at: number
  /** From 1; equals share a place. 0: no seat has won. */
  place: number
  /** Whether others have the same place. */
  is_shared: boolean
  /** Whether it was drawn by agreement. */
  drawn: boolean
  /** Null if the game counts none. */
  points: number | null
  /** Null if the game does not count them. */
  rounds: number | null
  /** When it ended: the text of the last round or turn. */
  finish: LocalizedText
  /** People at the table, the client included. */
  people: number
  bot_levels: string[]
  /** The name of the variant, or its numbers; empty: all numbers are as printed. */
  variant: string
}

/** The position of a table, in answer to a ping. */
export interface PongMessage {
  type: 'pong'
  seq: number
  hash: string
}

/** A position file, and the JSON schema of its state, by which it can be edited. */
export interface PositionInfo {
  position: Record<string, never>
  form: Record<string, never>
}

/** The position file that a sandbox is set up with. */
export interface PositionRequest {
  seat: number
  seq: number
  position: Record<string, never>
}

/** The values of all house rules by preset. */
export interface PresetOptions {
  printed: Record<string, boolean | number | string>
  ours: Record<string, boolean | number | string>
}

/** The proof of every draw of a finished match. */
export interface ProofInfo {
  commitment: string
  /** By seat, in hex. */
  salts: Record<string, string>
  /** Seats whose salt is awaited. */
  missing_salts: number[]
  /** Whether the key is that of an earlier game, so that all draws can be known beforehand. */
  repeated: boolean
  key: string
  /** Whether the key is the one of the commitment. */
  key_matches: boolean
  draws: DrawInfo[]
}

/** A pending proposal. */
export interface ProposalInfo {
  kind: 'draw' | 'pause' | 'undo'
  seat: number
  /** Number of plies that would be taken back. */
  plies: number
  /** Seats that have yet to agree. */
  awaiting: number[]
}

/** The server's public key for web push; null if it is off. */
export interface PushKeyInfo {
  key: string | null
}

/** A puzzle at its table, with its solution, and with what was answered. */
export interface PuzzleInfo {
  name: string
  /** Of its game, from 1; the easiest comes first. */
  number: number
  difficulty: 'easy' | 'hard' | 'medium'
  seat: number
  best: PuzzleMove
  /** What is touched for the best move. */
  touches: string[]
  /** Moves that come to the same as the best. */
  also: string[]
  /** How many moves there are to choose from. */
  moves: number
  /** The loss of the next best move in the chance to win. */
  second: number
  reasons: FeatureReason[]
  /** The share of the tries of bots that missed the best move. */
  missed: number
  /** The move that was made; empty before. */
  answer: string
  /** The estimated loss of the answer in the chance to win. */
  loss: number
  verdict: '' | 'clear' | 'great' | 'right' | 'slight'
}

/** All puzzles, and that of today. */
export interface PuzzleList {
  puzzles: PuzzleSummary[]
  today: PuzzleSummary | null
}

/** A move of a puzzle with its label. */
export interface PuzzleMove {
  move: string
  label: LocalizedText | null
}

/** A puzzle in the list of all puzzles. */
export interface PuzzleSummary {
  game: string
  name: string
  number: number
  difficulty: 'easy' | 'hard' | 'medium'
}

/** A quotation. */
export interface QuoteBlock {
  quote: Block[]
}

/** A rated game of the client. */
export interface RatedGameInfo {
  /** Of its table, which may have been deleted. */
  id: string
  ended_at: number
  game: string
  seats: number
  place: number
  /** After the game. */
  rating: number
  low: number
  high: number
}

/** The agreement to be rated from now on, and to be listed under this name. */
export interface RatingConsent {
  name: string
}

/** The rating of a person or a level of bots. */
export interface RatingInfo {
  /** Of the person, as they chose it; empty for bots. */
  name: string
  /** Of the bots; empty for people. */
  level: string
  mine: boolean
  rating: number
  /** The true strength is from here to `high` in 95 of 100 cases. */
  low: number
  high: number
  /** Whether enough games were played to say more than a first impression. */
  settled: boolean
  games: number
}

/** All ratings, and whether the client has agreed to be rated. */
export interface RatingList {
  /** The name under which the client is rated; null if they are not. */
  name: string | null
  scales: RatingScale[]
}

/** The ratings at tables of a game with a number of seats, the strongest first. */
export interface RatingScale {
  game: string
  seats: number
  entries: RatingInfo[]
}

/** A feature in which the first move differs from the second. */
export interface ReasonInfo {
  feature: string
  gain: number
  error: number | null
}

/** The ticket with which a seat is taken over. */
export interface RedeemTicketRequest {
  ticket: string
}

/** The refusal of a move; null if it is legal. */
export interface RefusalInfo {
  refusal: RuleRefusal | null
}

/** The review of the decisions of a seat, or how far it has got. */
export interface ReviewInfo {
  seat: number
  state: 'done' | 'failed' | 'none' | 'running'
  done: number
  /** Steps done and to do; zero while unknown. */
  total: number
  /** The turning points in the order of play, once it is done. */
  points: TurningPointInfo[]
}

/** The seat whose decisions are reviewed. */
export interface ReviewRequest {
  seat: number
}

/** What a bot process found about a decision: a first estimate, or its verification. */
export interface ReviewResult {
  loss: number
  /** Lines that begin with the move played. */
  own?: string[][]
  better?: string[]
  error?: number
  worlds?: number
  worth?: number
  reason?: ReasonInfo | null
  line?: ExpectedMoveInfo[]
}

/** A row of a track: `have` of `of`; with `of` 0 there is no most. */
export interface Row {
  label: LocalizedText
  have: number
  of: number
  art?: string
  owner?: number
  /** the piece it describes: selecting the row leads there */
  id?: string
  /** a short description of its status */
  note?: LocalizedText
  /** art behind the label: a crate … */
  signs?: string[]
  /** due: something has still to be done with it; gone: it is no more */
  flags?: string[]
}

/** Why a move is illegal, with the paragraph of the rulebook. */
export interface RuleRefusal {
  code: string
  paragraph: string
  text: LocalizedText
}

/** A rulebook as blocks, which can be shown without trusting any markup. */
export interface Rulebook {
  title: string
  sections: RulebookSection[]
  /** What it is written in: English where it is missing in the language asked for. */
  language?: string
}

/** A section of a rulebook. */
export interface RulebookSection {
  /** The number of the paragraph; empty if it has none. */
  paragraph: string
  title: Inline[]
  blocks: Block[]
}

/** A table: the cells of its head, and of its rows. */
export interface RulebookTable {
  head: Inline[][]
  rows: Inline[][][]
}

/** A seat's contribution to the key of the random numbers: 128 bits in hex. */
export interface SaltRequest {
  seat: number
  salt: string
}

/** What a sandbox is like now. */
export interface SandboxInfo {
  /** Whether the outcomes of chance are chosen. */
  manual: boolean
  /** Of the bots that go on in all seats; empty while none do. */
  level: string
  /** Whether chance has to act before anything else. */
  chance: boolean
  /** Empty if there are too many to choose from. */
  outcomes: OutcomeInfo[]
}

/** Everything that one seat sees. */
export interface Scene {
  /** Name of the geometry, derived from its content. */
  chart?: string
  geometry: Geometry
  status: Status
  seats: SeatScene[]
  zones?: Zone[]
  pieces?: Piece[]
  marks?: Mark[]
  offers?: Offer[]
  /** what will end this part of the turn, but not yet: its button tells why */
  later?: Offer
  /** the winners, when the game is over */
  over?: number[]
}

/** A scene whose geometry is sent apart. */
export interface SceneWithoutGeometry {
  status: Status
  seats: SeatScene[]
  zones?: Zone[]
  pieces?: Piece[]
  marks?: Mark[]
  offers?: Offer[]
  /** what will end this part of the turn, but not yet: its button tells why */
  later?: Offer
  /** the winners, when the game is over */
  over?: number[]
}

/** The player or bot of a seat. */
export interface SeatInfo {
  /** Empty while the seat is free. */
  name: string
  kind: 'bot' | 'human' | 'open'
  mine: boolean
  level?: string
  /** Whether this bot searches and can give reasons; absent for external programs. */
  looks_ahead?: boolean
}

/** The luck of a seat: actual minus expected win probability, and its best and worst draws. */
export interface SeatLuckInfo {
  gain: number
  error: number
  /** Ply and gain. */
  best: [number, number][]
  worst: [number, number][]
}

/** The player or bot of a seat. */
export interface SeatPlanRequest {
  name?: string
  kind: 'bot' | 'human' | 'open'
  level?: string
}

/** The player in this seat, whose name is filled in where the sentence is made. */
export interface SeatRef {
  seat: number
}

/** A player as the game sees them; name, bot and clock are added by the table. */
export interface SeatScene {
  facts?: Fact[]
  /** cards face up in front of them */
  open?: Card[]
  note?: LocalizedText
  /** of the client's palette, if a side is named after a colour */
  tint?: string
}

/** The part of a table that depends on the seat alone. */
export interface SeatView {
  scene: Scene
  undo: UndoInfo | null
  /** Why nothing can be taken back. */
  undo_barrier: LocalizedText | null
  /** Number of plies left after an undo by consent; null if none can be proposed. */
  undo_proposal_ply: number | null
  /** Seats that have to agree to it; if empty, it happens at once. */
  undo_awaiting: number[]
  can_propose_pause: boolean
  can_propose_draw: boolean
  /** The standing orders of the seat; null in the public view. */
  orders: OrdersInfo | null
  /** Null unless this seat is guided through its first game. */
  guide: GuideInfo | null
  /** Null unless the table is a sandbox. */
  sandbox: SandboxInfo | null
  /** Null unless the table is a puzzle. */
  puzzle: PuzzleInfo | null
}

/** The parts that are open at this server. */
export interface ServerParts {
  parts: ('letters' | 'lobby' | 'metrics' | 'passphrases' | 'ratings' | 'tournaments')[]
}

/** A score sheet, term by term. */
export interface Sheet {
  heads: LocalizedText[]
  rows: SheetRow[]
}

/** A player's row in a score sheet. */
export interface SheetRow {
  owner: number
  cells: string[]
  total: string
  best?: boolean
  /** a sentence for each term */
  notes?: LocalizedText[]
}

/** A token with which others look over the shoulder of a seat. */
export interface ShoulderLink {
  link: string
}

/** One side of a duel: the fighter, the roll and the bonuses. */
export interface Side {
  label: LocalizedText
  owner?: number
  art?: string
  /** of art seen from above, so that it faces the other side */
  heading?: number
  /** the number of fighters */
  count?: number
  /** the roll; None before the dice are rolled */
  die?: Die
  /** each bonus by itself */
  terms?: Term[]
  /** the die and all bonuses; before the roll only the bonuses */
  total?: string
  /** it wins */
  best?: boolean
}

/** Whether spectators may not talk. */
export interface SilenceRequest {
  silent: boolean
}

/** A player takes this free seat, or any. */
export interface SitRequest {
  name: string
  seat?: number | null
}

/** A place of the board where something may stand. */
export interface Space {
  id: string
  /** its coordinate, as in moves */
  name: string
  at: [number, number]
  kind?: string
  art?: string
  /** of the art; 0: a whole field */
  size?: number
  /** the rotation of the art, or the direction of a current */
  turn?: number
  /** of the tile on it, as on a face */
  edges?: string
  /** the seat whose colour it has */
  owner?: number
  /** of the client's palette: places of one tint belong together */
  tint?: string
  /** one character for it in a terminal; empty: the first letter of its kind */
  sign?: string
}

/** How much later spectators see what happens. */
export interface SpectatorRequest {
  /** Number of decisions that follow before they see one. */
  moves?: number
  /** Seconds that pass before they see a decision. */
  seconds?: number
  /** Whether they see nothing before the end. */
  at_end?: boolean
  /** Whether spectators may not talk. */
  silent?: boolean
  /** Whether players may let others look over their shoulder; None: as the server has it. */
  shoulders?: boolean | null
}

/** How much later spectators see what happens at a table. */
export interface SpectatorsInfo {
  /** Number of decisions that follow before they see one. */
  moves: number
  /** Seconds that pass before they see a decision. */
  seconds: number
  /** Whether they see nothing before the end. */
  at_end: boolean
  /** Whether this view is such a later one. */
  delayed: boolean
  /** Whether spectators may not talk. */
  silent: boolean
  /** The number of people who look over the shoulder of a seat, by seats that let others do so. */
  shoulders: Record<string, number>
}

/** An entrant in the table of a tournament. */
export interface StandingInfo {
  entrant: number
  rank: number
  score: number
  /** The sum of the scores of all opponents. */
  opponents: number
  wins: number
  games: number
}

/** The round that shall begin, so that a repeated request begins no other. */
export interface StartRoundRequest {
  round: number
}

/** The current phase of the game. */
export interface Status {
  round: LocalizedText
  phase: LocalizedText
  prompt: LocalizedText
  hint?: LocalizedText
  meter?: Meter
  /** "§4" */
  paragraph?: string
  /** what players want now; None: the text `game-aim` */
  aim?: LocalizedText
  /** button that has a bot play the rest of this part; None: there is none */
  delegate?: LocalizedText
  /** the way out of the viewer's last choice, if there is one */
  withdrawal?: Withdrawal
}

/** The endpoint and keys of a browser's subscription, and the language of its user. */
export interface SubscribeRequest {
  endpoint: string
  p256dh: string
  auth: string
  language?: string
}

/** A table. */
export interface TableBlock {
  table: RulebookTable
}

/** A table as a seat sees it, or as the public sees it. */
export interface TableInfo {
  scene: Scene
  undo: UndoInfo | null
  /** Why nothing can be taken back. */
  undo_barrier: LocalizedText | null
  /** Number of plies left after an undo by consent; null if none can be proposed. */
  undo_proposal_ply: number | null
  /** Seats that have to agree to it; if empty, it happens at once. */
  undo_awaiting: number[]
  can_propose_pause: boolean
  can_propose_draw: boolean
  /** The standing orders of the seat; null in the public view. */
  orders: OrdersInfo | null
  /** Null unless this seat is guided through its first game. */
  guide: GuideInfo | null
  /** Null unless the table is a sandbox. */
  sandbox: SandboxInfo | null
  /** Null unless the table is a puzzle. */
  puzzle: PuzzleInfo | null
  id: string
  game: string
  options: Record<string, boolean | number | string>
  /** The preset that its house rules match; null: custom. */
  preset: 'ours' | 'printed' | null
  presets: ('ours' | 'printed')[]
  modes: Record<string, boolean | number | string>
  house_rules: Record<string, boolean | number | string>
  /** The name of the variant, or its numbers; empty: all numbers are as printed. */
  variant: string
  /** Number of events. */
  seq: number
  /** Hash of the public state. */
  hash: string
  ply: number
  /** The seat whose view this is; null: the public view. */
  seat: number | null
  own_seats: number[]
  /** Seats over whose shoulder the client looks: it may see their views, but act for none. */
  looks_over: number[]
  /** Own seats that a bot plays until they are taken back. */
  stand_in_seats: number[]
  /** Whether the client created the table. */
  host: boolean
  /** Whether players or salts are awaited, so that nothing is dealt yet. */
  waiting_for_players: boolean
  /** The id of the rematch table, or empty. */
  rematch: string
  chance: ChanceInfo
  clock: ClockInfo | null
  spectators: SpectatorsInfo
  seats: SeatInfo[]
  /** Seats to move. */
  actors: number[]
  /** Null while the game goes on. */
  winners: number[] | null
  drawn: boolean
  /** Null while the game goes on. */
  end: EndInfo | null
  /** Whether the game has hidden information. */
  secrets: boolean
  thinking: boolean
  /** The default level of a stand-in bot. */
  stand_in_level: string
  proposal: ProposalInfo | null
  log: LogEntry[]
  /** On a live connection: number of log lines sent before, which are left out. */
  log_from?: number
}

/** How a table is listed; null if it is not. */
export interface TableListing {
  listing: ListingInfo | null
}

/** The whole table. */
export interface TableMessage {
  type: 'table'
  table: TableInfo
}

/** What a program needs to play: who is to move, and the moves of the client's seats. */
export interface TableStatus {
  id: string
  game: string
  seq: number
  hash: string
  ply: number
  actors: number[]
  winners: number[] | null
  drawn: boolean
  /** By seat. */
  moves: Record<string, string[]>
}

/** A table in the list of the client's tables. */
export interface TableSummary {
  id: string
  game: string
  /** The name of the variant, or its numbers; empty: all numbers are as printed. */
  variant: string
  seq: number
  turn: TurnInfo
  host: boolean
  /** Whether deleting it erases it for everyone. */
  erases: boolean
  winners: number[] | null
  drawn: boolean
  /** Whether it is a sandbox or a puzzle, and no game. */
  sandbox: boolean
  waiting_for_players: boolean
  seats: SeatInfo[]
  round: LocalizedText
  phase: LocalizedText
  /** Unix seconds. */
  changed_at: number
}

/** A number that counts in a sum, and its reason. */
export interface Term {
  label: LocalizedText
  value: string
}

/** Polygons of one kind (land, calm, basin …), which the client merges into coasts. */
export interface Terrain {
  kind: string
  polygons: [number, number][][]
  /** ornaments to scatter over it */
  scatter?: string[]
}

/** An argument of a message. */
export type TextArg = string | number | LocalizedText | SeatRef

/** A paragraph of text. */
export interface TextBlock {
  p: Inline[]
}

/** Bots that think. */
export interface ThinkingMessage {
  type: 'thinking'
  seats: number[]
}

/** A token with which another device can take over a seat, once. */
export interface TicketInfo {
  ticket: string
}

/** A person who comments on the matches of a tournament. */
export interface TournamentCommentator {
  name: string
  mine: boolean
}

/** A person or bot in a tournament. */
export interface TournamentEntrant {
  /** Empty if it was erased. */
  name: string
  /** Of a bot; empty for people. */
  level: string
  mine: boolean
  /** Whether they have not dropped out. */
  active: boolean
}

/** A game of a round. */
export interface TournamentGame {
  number: number
  round: number
  /** The numbers of the entrants by seat. */
  seats: number[]
  /** Its id; empty if it is not ready, or must not be looked at yet. */
  table: string
  /** By seat; empty while it is played. */
  places: number[]
  /** Whether the organiser entered the result. */
  decided: boolean
}

/** A tournament with all that everyone may see of it. */
export interface TournamentInfo {
  id: string
  name: string
  game: string
  kind: 'knock-out' | 'round-robin' | 'swiss'
  stage: 'entry' | 'over' | 'rounds'
  round: number
  entrants: number
  /** Unix seconds. */
  created_at: number
  /** Whether the client organises it or has entered. */
  mine: boolean
  options: Record<string, boolean | number | string>
  seats: number
  rounds: number
  duplicate: boolean
  /** Whether games of the present round lack a result. */
  running: boolean
  /** Whether people may enter. */
  open: boolean
  /** Whether it is over because nothing happened any more. */
  abandoned: boolean
  /** Whether the client is its organiser. */
  organiser: boolean
  people: TournamentEntrant[]
  games: TournamentGame[]
  standings: StandingInfo[]
  commentators: TournamentCommentator[]
}

/** A tournament in the list. */
export interface TournamentSummary {
  id: string
  name: string
  game: string
  kind: 'knock-out' | 'round-robin' | 'swiss'
  stage: 'entry' | 'over' | 'rounds'
  round: number
  entrants: number
  /** Unix seconds. */
  created_at: number
  /** Whether the client organises it or has entered. */
  mine: boolean
}

/** Who is to move. */
export interface TurnInfo {
  mine: boolean
  names: string[]
}

/** A command of a seat at a position; `seq` is the number of events that the client knows of. */
export interface TurnRequest {
  seat: number
  seq: number
}

/** A decision in which another move was surely better. */
export interface TurningPointInfo {
  /** The number of the ply, from 1; the table before it is that after the ply before. */
  ply: number
  played: OfferedMove
  better: OfferedMove
  /** The rest of the better turn. */
  line: ExpectedMoveInfo[]
  /** How much more likely the seat wins with the better move. */
  loss: number
  /** Its standard error. */
  error: number
  worlds: number
  /** What speaks most for the better move; null: no single feature. */
  reason: ReasonInfo | null
}

/** What a seat would take back. */
export interface UndoInfo {
  /** Number of plies left. */
  ply: number
  text: LocalizedText
}

/** Moves to be taken back: the last one, or all after this ply. */
export interface UndoRequest {
  seat: number
  seq: number
  ply?: number | null
}

/** The endpoint whose subscription ends. */
export interface UnsubscribeRequest {
  endpoint: string
}

/** A wind rose, spinner, dial, or a compass with rings. */
export interface Wheel {
  /** clockwise from the top; a compass with rings has none */
  labels: LocalizedText[]
  angle: number
  /** the value it shows, in words */
  value: LocalizedText
  /** beside the labels: the range in each direction */
  figures?: string[]
  tint?: string
  /** the number of spins so far: it swings again even if it stops where it was */
  spins?: number
  /** tints from inside, one sector after another, clockwise */
  rings?: string[][]
  /** the seats in the order that it gives them */
  order?: number[]
}

/** A wish to play: with whom it can be, and when bots of which level take the free seats. */
export interface WishRequest {
  game: string
  seats: number
  name: string
  language: string
  minutes: number
  level: string
}

/** An entrant drops out; the client itself, or anyone if it is the organiser. */
export interface WithdrawRequest {
  entrant: number
  /** Of the entrant, whose number changes when others drop out before the first round. */
  name: string
}

/** The way out of a choice that is not carried out yet: its moves are taken back. */
export interface Withdrawal {
  /** of the button */
  label: LocalizedText
  /** how many, the last ones */
  moves?: number
  instead?: Instead[]
}

/**
 * A part of the table.
 *
 * A hand, a row or pile of cards, a shop, a tray of dice, a wheel, a track, a sheet or a duel.
 */
export interface Zone {
  id: string
  kind: 'duel' | 'hand' | 'pile' | 'sheet' | 'shop' | 'track' | 'tray' | 'wheel'
  title: LocalizedText
  note?: LocalizedText
  /** its place on the board */
  on?: [number, number, number, number]
  owner?: number
  cards?: Card[]
  dice?: Die[]
  wheel?: Wheel
  rows?: Row[]
  sheet?: Sheet
  duel?: Duel
  /** of something that is over: shown on request, or for a while */
  past?: boolean
  /** of a shop: what the buyer can spend */
  purse?: LocalizedText
}
