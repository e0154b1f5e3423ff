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

/** A named part of the chart. */
export interface Area {
  id: string
  box: [number, number, number, number]
  name: LocalizedText
}

/** A text paragraph, list, table, example, heading or quotation. */
export type Block = TextBlock | ListBlock | TableBlock | ExampleBlock | HeadingBlock | QuoteBlock

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
  flags?: string[]
  count?: number
  /** why it is not available at present */
  barred?: LocalizedText
}

/** What is public about the random numbers: commitment, salts and, at the end, the key. */
export interface ChanceInfo {
  commitment: string
  /** By seat, in hex. */
  salts: Record<string, string>
  /** Seats whose salt is awaited. */
  missing_salts: number[]
  key?: string
}

/** Chat messages that the client can read, and the room it writes to. */
export interface ChatInfo {
  messages: ChatMessageInfo[]
  room: 'spectators' | 'table'
}

/** A chat message, as one reader gets it. */
export interface ChatMessageInfo {
  number: number
  /** Spectators write in their own room; players can read it after the game. */
  room: 'spectators' | 'table'
  seat: number | null
  name: string
  text: string
  /** Unix seconds. */
  sent_at: number
  mine: boolean
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

/** A move that a bot considered. */
export interface ConsideredMove {
  move: string
  visits: number
  /** Win probability, measured against the first move where both were searched. */
  worth: number
  /** Standard error of that difference; null: unknown. */
  error: number | null
  line: ExpectedMoveInfo[]
  label?: LocalizedText
  touches?: string[]
  together?: string[]
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
}

/** The position of a table: nothing was missed. */
export interface CurrentMessage {
  type: 'current'
  seq: number
  hash: string
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
  /** Whether the guide has ended and the game goes on without it. */
  over: boolean
}

/** A guided first game: its name, its seats, and the seat of the person who learns. */
export interface GuideSummary {
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

/** A part in italics. */
export interface ItalicText {
  i: Inline[]
}

/** A list, each item of which consists of blocks. */
export interface ListBlock {
  list: Block[][]
  ordered?: boolean
}

/** A message on a live connection. */
export type LiveMessage = TableMessage | FramesMessage | CurrentMessage | PongMessage | ThinkingMessage | ChatPosted

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
}

/** The luck of all seats. */
export interface LuckInfo {
  seats: SeatLuckInfo[]
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
  why?: LocalizedText
  /** of a place within reach: the last move on the way there */
  move?: string
  /** the place before it, which has a mark of its own unless the piece is there now */
  after?: [number, number]
  /** of a way: all moves to its end, which players select at once */
  moves?: string[]
  /** the places on it, from the piece to its end */
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

/** The client's private note. */
export interface NoteInfo {
  text: string
}

/** The new text of the note. */
export interface NoteRequest {
  text: string
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
  paragraph?: string
}

/** An option of a game. */
export interface OptionInfo {
  id: string
  kind: 'choice' | 'switch'
  default: boolean | number | string
  /** Whether it selects between printed games; not a house rule. */
  variant: boolean
  values?: (boolean | number | string)[]
  /** Fewest and most players for whom it matters. */
  seats?: [number, number]
}

/** A command of a seat, which only its owner may give. */
export interface OwnSeatRequest {
  seat: number
}

/** A reference to a paragraph of this rulebook. */
export interface ParagraphLink {
  paragraph: string
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
  /** e.g. now, due, past, spent, mastless, turning */
  flags?: string[]
  count?: number
  /** flags of damage on it */
  hits?: number
}

/** The position of a table, in answer to a ping. */
export interface PongMessage {
  type: 'pong'
  seq: number
  hash: string
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

/** A quotation. */
export interface QuoteBlock {
  quote: Block[]
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

/** A row of a track: `have` of `of`. */
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
  /** Null unless this seat is guided through its first game. */
  guide: GuideInfo | null
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

/** The current phase of the game. */
export interface Status {
  round: LocalizedText
  phase: LocalizedText
  prompt: LocalizedText
  hint?: LocalizedText
  meter?: Meter
  /** "§4" */
  paragraph?: string
}

/** The endpoint and keys of a browser's subscription, and the language of its user. */
export interface SubscribeRequest {
  endpoint: string
  p256dh: string
  auth: string
  language?: 'de' | 'en'
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
  /** Null unless this seat is guided through its first game. */
  guide: GuideInfo | null
  id: string
  game: string
  options: Record<string, boolean | number | string>
  /** The preset that its house rules match; null: custom. */
  preset: 'ours' | 'printed' | null
  presets: ('ours' | 'printed')[]
  variants: Record<string, boolean | number | string>
  house_rules: Record<string, boolean | number | string>
  /** Number of events. */
  seq: number
  /** Hash of the public state. */
  hash: string
  ply: number
  /** The seat whose view this is; null: the public view. */
  seat: number | null
  own_seats: number[]
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
  seats: SeatInfo[]
  /** Seats to move. */
  actors: number[]
  /** Null while the game goes on. */
  winners: number[] | null
  drawn: boolean
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
  seq: number
  turn: TurnInfo
  host: boolean
  /** Whether deleting it erases it for everyone. */
  erases: boolean
  winners: number[] | null
  drawn: boolean
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
}
