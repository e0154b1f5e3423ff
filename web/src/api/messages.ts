/** What server and client say to each other about games and tables. */
import type { Scene, LocalizedText } from './scene'

export interface GameOption {
  id: string
  kind: 'switch' | 'choice'
  default: boolean | string | number
  values?: (string | number)[]
  /** fewest and most captains with whom it means anything */
  seats?: [number, number]
  /** chooses between games that are all printed (short or long): no house rule */
  variant: boolean
}

/** A way to begin: as printed, or as we play it. */
export type Preset = 'printed' | 'ours'

export interface GameInfo {
  id: string
  version: string
  seats: [number, number]
  minutes: number
  options: GameOption[]
  /** the values of all house rules in each preset */
  presets: Record<Preset, OptionValues>
}

export type OptionValues = Record<string, boolean | string | number>

export interface BotLevel {
  id: string
}

export type SeatRequest =
  | { kind: 'here'; name: string }
  | { kind: 'bot'; level: string; name: string }
  | { kind: 'open' }

export interface SeatInfo {
  /** empty while nobody sits there */
  name: string
  kind: 'here' | 'bot' | 'open'
  level?: string
  /** of a bot: whether it does, and so knows reasons; left out for programs, of which nobody knows */
  looks_ahead?: boolean
  mine: boolean
}

export interface LogLine {
  ply: number
  seat: number | null
  head: boolean
  text: LocalizedText
  law?: string
}

/** What may be known of chance: the promise, what the seats added, who is waited for; at the end the key. */
export interface DicePledge {
  commitment: string
  /** by seat, in hex */
  salts: Record<string, string>
  wanted: number[]
  key?: string
}

/** How long captains may think: seconds for each move, or in all with an increment after each move. */
export interface ClockPlan {
  kind: 'move' | 'bank'
  seconds: number
  increment: number
  /** what happens when the time is up: nothing, a bot makes this move, a bot plays on */
  flag: 'nothing' | 'move' | 'seat'
}

export interface Clock extends ClockPlan {
  /** seconds by seat when the server said this; bots have none */
  left: (number | null)[]
  /** the seats whose clocks run */
  runs: number[]
  paused: boolean
  /** when this was heard here, in milliseconds of this page's own steady clock */
  heard?: number
}

/** How every draw of a finished match came about. */
export interface Proof extends DicePledge {
  key: string
  kept: boolean
  /** `text`: what the log says of it */
  draws: { number: number; ply: number; move: string; text?: LocalizedText; right: boolean; rolls: [number, number][] }[]
}

export interface TableView {
  id: string
  game: string
  options: OptionValues
  /** by which its house rules play; null: a choice of one's own */
  preset: Preset | null
  /** the ways to begin that the game has */
  presets: Preset[]
  /** which of the printed games it plays, where that is not the usual one */
  variants: OptionValues
  /** those that differ from print */
  house_rules: OptionValues
  /** events stored so far */
  seq: number
  /** of what everybody may know: who has the same sees the same table */
  hash: string
  ply: number
  /** whose eyes this is seen with; null: what everybody may see */
  seat: number | null
  yours: number[]
  /** one's own seats that a bot plays for until they are taken back */
  lent: number[]
  /** one has laid this table oneself */
  host: boolean
  /** somebody is waited for, so nothing has been dealt yet */
  gathering: boolean
  /** the table at which the same captains play once more, or nothing */
  next: string
  dice: DicePledge
  clock: Clock | null
  seats: SeatInfo[]
  /** the seats that are asked now */
  actors: number[]
  over: number[] | null
  /** it is over because all agreed to a draw */
  drawn: boolean
  /** the game has secrets, so a curtain is needed when several people share the screen */
  secrets: boolean
  thinking: boolean
  scene: Scene
  undo: { ply: number; text: LocalizedText } | null
  undo_barrier: LocalizedText | null
  /** how many plies would remain if everybody agreed to what one cannot take back alone */
  undo_ask: number | null
  /** those who would be asked; nobody: it is taken back at once */
  undo_waits: number[]
  /** the level of a bot that stands in, unless one says another */
  stand_in: string
  /** the clocks may be stopped if everybody agrees */
  may_pause: boolean
  /** a draw may be offered */
  may_draw: boolean
  /** somebody asks whether he may take so many plies back, stop the clocks or end it as a draw; these seats have still to agree */
  asking: { what: 'undo' | 'pause' | 'draw'; seat: number; plies: number; waits: number[] } | null
  log: LogLine[]
}

/** A table as it stands in the list of one's own voyages. */
export interface TableSummary {
  id: string
  game: string
  seq: number
  turn: { mine: boolean; names: string[] }
  /** one has laid this table oneself */
  host: boolean
  /** clearing it away erases it for everybody; else it only leaves one's own list */
  erases: boolean
  over: number[] | null
  drawn: boolean
  gathering: boolean
  seats: SeatInfo[]
  round: LocalizedText
  phase: LocalizedText
  /** unix seconds */
  changed: number
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

/** A move that is expected of a seat. */
export interface ExpectedMove {
  seat: number
  move: string
  label: LocalizedText
}

/** A move that was thought about. */
export interface ConsideredMove {
  move: string
  visits: number
  /** how likely it wins, from 0 to 1, as far as it differs from the first where both were tried */
  worth: number
  /** the standard error of that difference; null: nobody knows */
  error: number | null
  /** who is expected to play what next */
  line: ExpectedMove[]
  label?: LocalizedText
  touches?: string[]
  together?: string[]
}

export interface Advice {
  seat: number
  level: string
  thoughts: ConsideredMove[]
  /** the first is better than the second beyond doubt, or as far as can be reckoned; not surely; surely worse; there is no second */
  verdict: 'sure' | 'reckoned' | 'close' | 'slip' | 'only'
  /** nothing was tried out, and nobody knows the errors */
  reckoned: boolean
  reasons: { feature: string; gain: number; error: number | null }[]
}

/** A line of talk. On the quay stand those who look on; captains hear them when the game is over. */
export interface ChatMessage {
  number: number
  room: 'table' | 'quay'
  seat: number | null
  name: string
  words: string
  /** unix seconds */
  at: number
  mine: boolean
}

/** What chance brought to a seat against what was expected, in chances to win; draws are told by ply and gain. */
export interface SeatLuck {
  gain: number
  error: number
  best: [number, number][]
  worst: [number, number][]
}

export type LiveMessage =
  | { type: 'table'; table: TableView }
  /** what happened after event number `since` */
  | { type: 'frames'; since: number; seq: number; frames: Frame[]; table: TableView }
  /** where the table stands: nothing was missed, or the answer to a ping */
  | { type: 'current'; seq: number; hash: string }
  | { type: 'pong'; seq: number; hash: string }
  | { type: 'thinking'; seats: number[] }
  | { type: 'said'; line: ChatMessage }

export interface RuleRefusal {
  code: string
  law: string
  text: LocalizedText
}

export interface Problem {
  error?: LocalizedText
  refusal?: RuleRefusal
  seq?: number
}

/* The rulebook */

export type Inline = string | { b: Inline[] } | { i: Inline[] } | { code: string } | { law: string }

export type Block =
  | { p: Inline[] }
  | { list: Block[][]; ordered?: boolean }
  | { table: { head: Inline[][]; rows: Inline[][][] } }
  | { scene: ExampleRef }
  | { heading: Inline[]; level: number }
  | { quote: Block[] }

/** An example: a scene that the tests play, too. Its pictures are asked for by its number. */
export interface ExampleRef {
  title: string
  number: number
}

/** What is said of a table of an example: what happened, what may be done or come, what may not be done and why. */
export interface Caption {
  kind: 'told' | 'offered' | 'possible' | 'refused'
  text: LocalizedText
  seat: number | null
  law: string
  /** of a refusal: what was tried */
  move: string
}

export interface ExampleStep {
  scene: Scene
  /** the captains who are asked */
  actors: number[]
  captions: Caption[]
}

export interface RulebookSection {
  law: string
  title: Inline[]
  blocks: Block[]
}

export interface Rulebook {
  title: string
  sections: RulebookSection[]
}
