/** API types for games and tables. */
import type { Scene, LocalizedText } from './scene'

export interface GameOption {
  id: string
  kind: 'switch' | 'choice'
  default: boolean | string | number
  values?: (string | number)[]
  /** fewest and most players for whom the option matters */
  seats?: [number, number]
  /** selects between printed games (short or long); not a house rule */
  variant: boolean
}

/** Preset of house rules: as printed, or our revision. */
export type Preset = 'printed' | 'ours'

export interface GameInfo {
  id: string
  version: string
  seats: [number, number]
  minutes: number
  options: GameOption[]
  /** values of all house rules by preset */
  presets: Record<Preset, OptionValues>
}

export type OptionValues = Record<string, boolean | string | number>

export interface BotLevel {
  id: string
}

export type SeatRequest =
  | { kind: 'human'; name: string }
  | { kind: 'bot'; level: string; name: string }
  | { kind: 'open' }

export interface SeatInfo {
  /** empty while the seat is free */
  name: string
  kind: 'human' | 'bot' | 'open'
  level?: string
  /** whether this bot searches and can give reasons; absent for external programs */
  looks_ahead?: boolean
  mine: boolean
}

export interface LogLine {
  ply: number
  seat: number | null
  is_heading: boolean
  text: LocalizedText
  paragraph?: string
}

/** What is public about the dice: commitment, salts, awaited seats, and finally the key. */
export interface DicePledge {
  commitment: string
  /** by seat, in hex */
  salts: Record<string, string>
  missing_salts: number[]
  key?: string
}

/** Time control: seconds per move, or in total with an increment per move. */
export interface ClockPlan {
  kind: 'move' | 'bank'
  seconds: number
  increment: number
  /** when time runs out: nothing, a bot makes the move, or a bot takes over the seat */
  flag: 'nothing' | 'move' | 'seat'
}

export interface Clock extends ClockPlan {
  /** seconds left by seat when sent; null for bots */
  seconds_left: (number | null)[]
  /** seats whose clocks are running */
  running: number[]
  paused: boolean
  /** local time of receipt (`performance.now()`), in ms */
  heard?: number
}

/** Proof of every draw of a finished match. */
export interface Proof extends DicePledge {
  key: string
  key_matches: boolean
  /** `text`: the log entry of the draw */
  draws: { number: number; ply: number; move: string; text?: LocalizedText; is_correct: boolean; rolls: [number, number][] }[]
}

export interface TableView {
  id: string
  game: string
  options: OptionValues
  /** preset that its house rules match; null: custom */
  preset: Preset | null
  /** presets that the game has */
  presets: Preset[]
  /** printed variant in use, where not the default */
  variants: OptionValues
  /** house rules that differ from print */
  house_rules: OptionValues
  /** number of stored events */
  seq: number
  /** hash of the public state */
  hash: string
  ply: number
  /** seat whose view this is; null: the public view */
  seat: number | null
  own_seats: number[]
  /** own seats that a bot plays until they are taken back */
  stand_in_seats: number[]
  /** created by this browser */
  host: boolean
  /** waiting for players; nothing has been dealt */
  waiting_for_players: boolean
  /** id of the rematch table, or empty */
  rematch: string
  chance: DicePledge
  clock: Clock | null
  seats: SeatInfo[]
  /** seats to move */
  actors: number[]
  over: number[] | null
  /** ended by an agreed draw */
  drawn: boolean
  /** the game has hidden information, so a shared screen needs the curtain */
  secrets: boolean
  thinking: boolean
  scene: Scene
  undo: { ply: number; text: LocalizedText } | null
  undo_barrier: LocalizedText | null
  /** number of plies left after an undo that needs consent; null: none */
  undo_proposal_ply: number | null
  /** seats that must consent; empty: undone at once */
  undo_awaiting: number[]
  /** default level of a stand-in bot */
  stand_in_level: string
  /** clocks may be paused by consent */
  can_propose_pause: boolean
  /** a draw may be offered */
  can_propose_draw: boolean
  /** pending proposal: undo, pause or draw; `awaiting` have yet to consent */
  proposal: { kind: 'undo' | 'pause' | 'draw'; seat: number; plies: number; awaiting: number[] } | null
  log: LogLine[]
}

/** Summary of a table for the list on the home page. */
export interface TableSummary {
  id: string
  game: string
  seq: number
  turn: { mine: boolean; names: string[] }
  /** created by this browser */
  host: boolean
  /** deleting it erases it for everyone; otherwise it only leaves this list */
  erases: boolean
  over: number[] | null
  drawn: boolean
  waiting_for_players: boolean
  seats: SeatInfo[]
  round: LocalizedText
  phase: LocalizedText
  /** unix seconds */
  changed_at: number
}

export interface Frame {
  ply: number
  scene: Scene
  log?: LogLine[]
}

export interface PastFrame {
  ply: number
  scene: Scene
  actors: number[]
}

/** A move expected of a seat. */
export interface ExpectedMove {
  seat: number
  move: string
  label: LocalizedText
}

/** A move that the bot considered. */
export interface ConsideredMove {
  move: string
  visits: number
  /** win probability (0 to 1), measured against the first move where both were searched */
  worth: number
  /** standard error of that difference; null: unknown */
  error: number | null
  /** expected continuation */
  line: ExpectedMove[]
  label?: LocalizedText
  touches?: string[]
  together?: string[]
}

export interface Advice {
  seat: number
  level: string
  thoughts: ConsideredMove[]
  /**
   * confidence in the first move: certain, best by estimate, close, worse than another,
   * or the only one
   */
  verdict: 'sure' | 'reckoned' | 'close' | 'slip' | 'only'
  /** estimated without search, so errors are unknown */
  reckoned: boolean
  reasons: { feature: string; gain: number; error: number | null }[]
}

/** A chat message. Spectators write in the room `quay`; players see it after the game. */
export interface ChatMessage {
  number: number
  room: 'table' | 'spectators'
  seat: number | null
  name: string
  text: string
  /** unix seconds */
  sent_at: number
  mine: boolean
}

/** Luck of a seat: actual minus expected win probability; draws as [ply, gain]. */
export interface SeatLuck {
  gain: number
  error: number
  best: [number, number][]
  worst: [number, number][]
}

export type LiveMessage =
  | { type: 'table'; table: TableView }
  /** plies after event number `since` */
  | { type: 'frames'; since: number; seq: number; frames: Frame[]; table: TableView }
  /** current position: nothing was missed, or the answer to a ping */
  | { type: 'current'; seq: number; hash: string }
  | { type: 'pong'; seq: number; hash: string }
  | { type: 'thinking'; seats: number[] }
  | { type: 'chat'; message: ChatMessage }

export interface RuleRefusal {
  code: string
  paragraph: string
  text: LocalizedText
}

export interface Problem {
  error?: LocalizedText
  refusal?: RuleRefusal
  seq?: number
}

/* The rulebook */

export type Inline = string | { b: Inline[] } | { i: Inline[] } | { code: string } | { paragraph: string }

export type Block =
  | { p: Inline[] }
  | { list: Block[][]; ordered?: boolean }
  | { table: { head: Inline[][]; rows: Inline[][][] } }
  | { example: ExampleRef }
  | { heading: Inline[]; level: number }
  | { quote: Block[] }

/**
 * An example of the rulebook, which the tests play, too.
 * Steps are fetched by number.
 */
export interface ExampleRef {
  title: string
  number: number
}

/** Caption of an example step: what happened, may be done, may come, or is illegal and why. */
export interface Caption {
  kind: 'told' | 'offered' | 'possible' | 'refused'
  text: LocalizedText
  seat: number | null
  paragraph: string
  /** the refused move, if any */
  move: string
}

export interface ExampleStep {
  scene: Scene
  /** seats to move */
  actors: number[]
  captions: Caption[]
}

export interface RulebookSection {
  paragraph: string
  title: Inline[]
  blocks: Block[]
}

export interface Rulebook {
  title: string
  sections: RulebookSection[]
}
