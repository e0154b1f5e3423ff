/** Which words advice is told with. */
import type { Advice, ExpectedMove, LogLine, TableView, ConsideredMove } from '../../api/messages'
import type { Translator } from '../../i18n/translator'

/** What a feature is called that speaks for a move, or, with less of it, against it: not every game has words for that. */
export function featureKey(translator: Translator, feature: string, gain: number): string {
  const more = `feature-${feature}`
  const less = `${more}.less`
  return gain < 0 && translator.has(less) ? less : more
}

/** What people read of a worth: tenths of a percent. */
const read = (worth: number): number => Math.round(1000 * worth)

/** The least that can be read, and differs from nothing. */
export const SMALLEST_SHOWN = 0.001

/** Whether so little would be read as nothing, although it may be something. */
export const isNegligible = (part: number): boolean => read(part) === 0

/** The first as it would be played, then the others by what they are worth; last what was tried only once. */
export function rankMoves({ thoughts, reckoned }: Advice): ConsideredMove[] {
  const [first, ...others] = thoughts
  const once = ({ error }: ConsideredMove): number => (!reckoned && error === null ? 1 : 0)
  others.sort((one, other) => once(one) - once(other) || other.worth - one.worth)
  return first ? [first, ...others] : []
}

/** Whether nothing can be named that makes the first move better, though it surely is. */
export const isUnexplained = ({ verdict, reasons }: Advice): boolean => verdict === 'sure' && reasons.length === 0

/** Why nothing is told of a ply; `seat`: whose it was. */
export interface MissingReasons {
  key: string
  seat: number
}

/** The same, as far as it is known without asking; `asked`: who could play it. (Whether a person lent the seat is not known.) */
export function whyNoReasons({ seats, secrets, over }: TableView, ply: number, asked: readonly number[]): MissingReasons | null {
  if (secrets && !over) return { key: 'reasons-later', seat: 0 }
  if (ply && !asked.length) return { key: 'no-reasons-chance', seat: 0 }
  const [seat, ...others] = asked
  if (seat === undefined || others.length) return null
  const { level, looks_ahead } = seats[seat]!
  return looks_ahead === false ? { key: `no-reasons-${level}`, seat } : null
}

/** The plies between these two that a bot which looks ahead may have played, going by what the log tells of. */
export function explainablePlies(view: TableView, log: readonly LogLine[], ply: number, last: number): number[] {
  const told = log.filter((line) => line.ply > ply && line.ply < last && line.seat !== null && view.seats[line.seat]!.looks_ahead)
  return [...new Set(told.map((line) => line.ply))]
}

/** What is said of how it was found out; nothing where nothing was compared. */
export function methodNotes({ reckoned, verdict, thoughts }: Advice): string[] {
  if (verdict === 'only' && !reckoned) return []
  const [first, ...others] = thoughts
  const once = others.map(({ error }) => error === null)
  const ahead = verdict !== 'slip' && others.some(({ worth }) => read(worth) > read(first?.worth ?? 0))
  const how = reckoned
    ? ['advice-note-reckoned']
    : [
        'advice-note',
        ...(once.includes(false) ? ['advice-note-error'] : []),
        ...(once.includes(true) ? ['advice-note-once'] : []),
      ]
  return [...how, ...(ahead ? ['advice-note-first'] : [])]
}

/** Who is expected to do what, turn by turn. */
export function turnSummary(translator: Translator, line: readonly ExpectedMove[]): string {
  const found: { seat: number; moves: string[] }[] = []
  for (const { seat, label } of line) {
    if (found.at(-1)?.seat !== seat) found.push({ seat, moves: [] })
    found.at(-1)!.moves.push(translator.text(label))
  }
  return found
    .map(({ seat, moves }) => translator.t('advice-turn', { name: translator.name(seat), moves: moves.join(' → ') }))
    .join('; ')
}
