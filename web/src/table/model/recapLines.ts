/** What the others did and what happened to the player, in the order of time. */
import type { Frame, LogLine } from '../../api/messages'
import type { LocalizedText, TextArg } from '../../api/scene'

/** this many lines of one turn */
const MAX_LINES = 3
/** this many of them in brief */
const MAX_BRIEF = 2
/** this many turns in brief */
const MAX_TURNS = 3

/** rank of what the player lost, and of what is weighty and names them */
export const OWN_RANK = 4

/** What one player did in a row. */
export interface RecapTurn {
  seat: number
  /** the round or trick that it belongs to, if that began since the player's move */
  part?: LocalizedText
  sentences: LocalizedText[]
  /** the most important of them, of equal ones the last */
  main: number
  /** what is told in brief, if that is more than one: all that is weighty, the last of it */
  brief?: number[]
  /** how important that is */
  rank: number
}

/** The plies that a bot played for the player: those after the first, up to the second. */
export type LeftPlies = readonly [after: number, until: number]

/** this many turns while a bot played for the player */
const MAX_LEFT = 12
const NONE_LEFT: LeftPlies = [0, 0]

/** a line, the seat that caused it, and the number of the turn it belongs to */
interface ToldLine {
  line: LogLine
  part?: LocalizedText
  seat: number
  turn: number
}

/** What is told of the lines since the player's move. */
export interface RecapLines {
  turns: RecapTurn[]
  /** the ply of the player's move, after which it begins; -1: none yet */
  since: number
  /** the last ply that it tells of */
  until: number
  /** others have moved since, or something weighty happened */
  matters: boolean
  /** the player's own turn goes on: it tells what came of a part of it */
  isJustNow: boolean
}

export const NOTHING: RecapLines = { turns: [], since: -1, until: -1, matters: false, isJustNow: false }

/** Whose turn it is after these lines, by their headings. */
export function turnAfter(log: readonly LogLine[] = [], before: number | null = null): number | null {
  const headings = log.filter((line) => line.is_heading)
  return headings.length > 0 ? headings.at(-1)!.seat : before
}

/** Whether a move of this player, with these lines, belongs to their own turn. */
export function isOwnTurn(log: readonly LogLine[] = [], before: number | null, me: number): boolean {
  const own = log.findIndex((line) => !line.is_heading && line.actor === me)
  const turn = own < 0 ? before : turnAfter(log.slice(0, own), before)
  return turn === null || turn === me
}

/** The players named by a text. */
function seatsIn(arg: TextArg): number[] {
  if (typeof arg !== 'object') return []
  return 'seat' in arg ? [arg.seat] : Object.values(arg.args ?? {}).flatMap(seatsIn)
}

/** The player of a line that says them as `$seat`. */
function seatNamed({ text: { args = {} } }: LogLine): number | null {
  const { seat } = args
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null
}

const names = ({ seat, text }: LogLine, me: number): boolean => seat === me || seatsIn(text).includes(me)

/**
 * The index of the player's last move in their own turn.
 *
 * What they decide in a turn of others, such as to fire back, interrupts that turn. Turns are those of headings.
 * What a bot played for them is no move of theirs.
 */
function lastOwnMove(log: readonly LogLine[], me: number, [after, until]: LeftPlies): number {
  let turn: number | null = null
  let found = -1
  let ply = -1
  /** the heading of the own turn */
  let begun = -1
  for (const [i, line] of log.entries()) {
    if (line.ply > after && line.ply <= until) continue
    // A turn may have passed without a line.
    if (line.is_heading && line.seat !== me) found = Math.max(found, begun)
    if (line.is_heading && line.seat === me) begun = i
    if (line.is_heading) turn = line.seat
    else if (line.actor === me && line.ply !== ply && (turn === null || turn === me)) found = i
    ply = line.ply
  }
  return found
}

/** Assign lines to those who caused them: the last who moved in their own turn. */
function assign(log: readonly LogLine[], first: number, me: number): ToldLine[] {
  let cause = log[first]!.actor ?? -1
  let turn: number | null = null
  let turns = 0
  let ply = -1
  let part: LocalizedText | undefined
  const told: ToldLine[] = []
  for (const line of log.slice(first)) {
    const isMove = line.ply !== ply && typeof line.actor === 'number'
    ply = line.ply
    if (isMove && (turn === null || turn === line.actor)) cause = line.actor!
    if (line.is_heading) {
      turn = line.seat
      turns++
      cause = line.seat ?? cause
      if (line.seat === null) part = line.text
      continue
    }
    const about = [line.seat, seatNamed(line)].find((seat) => typeof seat === 'number' && seat !== me)
    told.push({ line, part, seat: isMove ? line.actor! : (about ?? cause), turn: turns })
  }
  return told
}

/** Lines in a row that one seat caused in one turn. */
function inRows(told: readonly ToldLine[]): ToldLine[][] {
  const rows: ToldLine[][] = []
  for (const each of told) {
    const last = rows.at(-1)
    if (last?.[0]!.seat === each.seat && last[0]!.turn === each.turn) last.push(each)
    else rows.push([each])
  }
  return rows
}

/** The lines of one row: steps as a sum, of many the most important and the player’s. */
function choose(row: readonly ToldLine[], me: number): RecapTurn {
  const lines = row.map(({ line }) => line)
  const rank = (line: LogLine): number => (names(line, me) ? 1 : 0) + (line.importance === 'weighty' ? 3 : line.importance === 'step' ? 0 : 1)
  const steps = lines.filter(({ importance }) => importance === 'step')
  const shown = lines.filter((line) => line.importance !== 'minor' && (line.importance !== 'step' || line === steps.at(-1)))
  const best = [...shown].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_LINES)
  const chosen = shown.filter((line) => best.includes(line))
  const main = chosen.map(rank).lastIndexOf(best[0] ? rank(best[0]) : 0)
  const weighty = chosen.flatMap(({ importance }, i) => (importance === 'weighty' ? [i] : [])).slice(-MAX_BRIEF)
  return { seat: row[0]!.seat, part: row[0]!.part, ...(weighty.length > 1 && { brief: weighty }), sentences: chosen.map((line) => (line.importance === 'step' ? sumOf(steps) : line.text)), main, rank: best[0] ? rank(best[0]) : 0 }
}

/** The most important turns, of equal ones the last, in the order of time. */
export function inBrief<T extends Pick<RecapTurn, 'rank'>>(turns: readonly T[], most = MAX_TURNS): T[] {
  const best = new Set([...turns].reverse().sort((a, b) => b.rank - a.rank).slice(0, most))
  return turns.filter((turn) => best.has(turn))
}

/** Steps told as one: the text of the last, or how many they are and where they led. */
export function sumOf(steps: readonly LogLine[]): LocalizedText {
  const { text } = steps.at(-1)!
  return steps.length > 1 ? { key: 'recap-steps', args: { ...text.args, count: steps.length } } : text
}

/** Some lines of a log have no full stop. */
export const asSentence = (line: string): string => (/[.!?…]["”»)]*$/.test(line) ? line : `${line}.`)

/** What is weighty in a frame in which the player loses something. */
export function lossesOf({ log = [] }: Frame, me: number): RecapTurn {
  const sentences = log.filter(({ importance }) => importance === 'weighty').map(({ text }) => text)
  return { seat: me, sentences, main: sentences.length - 1, rank: OWN_RANK }
}

/** Choose what the player reads of the log at their turn. */
export function recapLines(log: readonly LogLine[], me: number | null, left = NONE_LEFT): RecapLines {
  const first = me === null ? -1 : lastOwnMove(log, me, left)
  if (me === null || first < 0) return NOTHING
  const told = assign(log, first, me)
  // What players did themselves is no news, only what chance made of it.
  const news = told.filter(({ line, seat }) => seat >= 0 && (seat !== me || (line.importance === 'weighty' && typeof line.actor !== 'number')))
  const all = inRows(news).map((row) => choose(row, me)).filter(({ sentences }) => sentences.length > 0)
  const turns = left === NONE_LEFT ? all : all.slice(-MAX_LEFT)
  const matters = told.some(({ line: { actor } }) => typeof actor === 'number' && actor !== me) || news.some(({ line, seat }) => seat === me && line.importance === 'weighty')
  const isJustNow = turnAfter(log.slice(0, first + 1)) === me && !log.slice(first + 1).some((line) => line.is_heading)
  return { turns, since: log[first]!.ply, until: log.at(-1)!.ply, matters: matters && turns.length > 0, isJustNow }
}
