/** What server and client say to each other about games and tables. */
import type { Scene, Text } from './scene'

export interface GameOption {
  id: string
  kind: 'switch' | 'choice'
  default: boolean | string | number
  values?: (string | number)[]
}

export interface GameInfo {
  id: string
  version: string
  seats: [number, number]
  minutes: number
  options: GameOption[]
}

export type OptionValues = Record<string, boolean | string | number>

export interface Level {
  id: string
}

export type SeatRequest = { kind: 'here'; name: string } | { kind: 'bot'; level: string; name: string }

export interface SeatInfo {
  name: string
  kind: 'here' | 'bot'
  level?: string
  mine: boolean
}

export interface LogLine {
  ply: number
  seat: number | null
  head: boolean
  text: Text
  law?: string
}

export interface TableView {
  id: string
  game: string
  options: OptionValues
  /** events stored so far */
  seq: number
  ply: number
  /** whose eyes this is seen with; null: what everybody may see */
  seat: number | null
  yours: number[]
  seats: SeatInfo[]
  /** the seats that are asked now */
  actors: number[]
  over: number[] | null
  /** the game has secrets, so a curtain is needed when several people share the screen */
  secrets: boolean
  thinking: boolean
  scene: Scene
  undo: { ply: number; text: Text } | null
  undo_barrier: Text | null
  log: LogLine[]
}

/** A table as it stands in the list of one's own voyages. */
export interface Voyage {
  id: string
  game: string
  seq: number
  turn: { mine: boolean; names: string[] }
  over: number[] | null
  seats: SeatInfo[]
  round: Text
  phase: Text
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

/** A move that was thought about. */
export interface Thought {
  move: string
  visits: number
  /** how likely it wins, from 0 to 1 */
  worth: number
  /** the standard error of how much it differs from the first; null: nobody knows */
  error: number | null
  /** what is expected to follow */
  line: string[]
  label?: Text
  touches?: string[]
  together?: string[]
}

export interface Advice {
  seat: number
  level: string
  thoughts: Thought[]
  /** the first is better than the second beyond doubt */
  sure: boolean
  reasons: { feature: string; gain: number; error: number }[]
}

export type LiveMessage =
  | { type: 'table'; table: TableView }
  | { type: 'frames'; seq: number; frames: Frame[]; table: TableView }
  | { type: 'thinking'; seats: number[] }

export interface Refusal {
  code: string
  law: string
  text: Text
}

export interface Problem {
  error?: Text
  refusal?: Refusal
  seq?: number
}

/* The rulebook */

export type Inline = string | { b: Inline[] } | { i: Inline[] } | { code: string } | { law: string }

export type Block =
  | { p: Inline[] }
  | { list: Block[][]; ordered?: boolean }
  | { table: { head: Inline[][]; rows: Inline[][][] } }
  | { scene: { title: string; lines: string[] } }
  | { heading: Inline[]; level: number }
  | { quote: Block[] }

export interface Section {
  law: string
  title: Inline[]
  blocks: Block[]
}

export interface Rulebook {
  title: string
  sections: Section[]
}
