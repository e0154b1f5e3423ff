/** Texts of the advice. */
import type { Advice, ExpectedMove, LogLine, TableView, ConsideredMove } from '../../api/messages'
import type { Translator } from '../../i18n/translator'

/** Message key of a feature, for or against a move; not every game has the latter. */
export function featureKey(translator: Translator, feature: string, gain: number): string {
  const more = `feature-${feature}`
  const less = `${more}.less`
  return gain < 0 && translator.has(less) ? less : more
}

/** Rounded as shown: tenths of a percent. */
const rounded = (worth: number): number => Math.round(1000 * worth)

/** smallest nonzero value shown */
export const SMALLEST_SHOWN = 0.001

/** Whether a value would be shown as zero. */
export const isNegligible = (part: number): boolean => rounded(part) === 0

/** The first move, then the others by worth; last those searched once. */
export function rankMoves({ thoughts, reckoned }: Advice): ConsideredMove[] {
  const [first, ...others] = thoughts
  const once = ({ error }: ConsideredMove): number => (!reckoned && error === null ? 1 : 0)
  others.sort((one, other) => once(one) - once(other) || other.worth - one.worth)
  return first ? [first, ...others] : []
}

/** Whether the first move is surely best but without nameable reasons. */
export const isUnexplained = ({ verdict, reasons }: Advice): boolean => verdict === 'sure' && reasons.length === 0

/** Why there are no reasons for a ply, and whose ply it was. */
export interface MissingReasons {
  key: string
  seat: number
}

/** Why there are no reasons, as far as known locally; `asked`: seats that could play it. */
export function whyNoReasons({ seats, secrets, winners }: TableView, ply: number, asked: readonly number[]): MissingReasons | null {
  if (secrets && !winners) return { key: 'reasons-later', seat: 0 }
  if (ply && !asked.length) return { key: 'no-reasons-chance', seat: 0 }
  const [seat, ...others] = asked
  if (seat === undefined || others.length) return null
  const { level, looks_ahead } = seats[seat]!
  return looks_ahead === false ? { key: `no-reasons-${level}`, seat } : null
}

/** Plies in this range that a searching bot may have played, according to the log. */
export function explainablePlies(view: TableView, log: readonly LogLine[], ply: number, last: number): number[] {
  const told = log.filter((line) => line.ply > ply && line.ply < last && line.seat !== null && view.seats[line.seat]!.looks_ahead)
  return [...new Set(told.map((line) => line.ply))]
}

/** Notes on how the advice was computed. */
export function methodNotes({ reckoned, verdict, thoughts }: Advice): string[] {
  if (verdict === 'only' && !reckoned) return []
  const [first, ...others] = thoughts
  const once = others.map(({ error }) => error === null)
  const ahead = verdict !== 'slip' && others.some(({ worth }) => rounded(worth) > rounded(first?.worth ?? 0))
  const how = reckoned
    ? ['advice-note-reckoned']
    : [
        'advice-note',
        ...(once.includes(false) ? ['advice-note-error'] : []),
        ...(once.includes(true) ? ['advice-note-once'] : []),
      ]
  return [...how, ...(ahead ? ['advice-note-first'] : [])]
}

/** Expected continuation as text. */
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
