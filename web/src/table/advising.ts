/** Which words advice is told with. */
import { LOOKING_AHEAD } from '../wire/levels'
import type { Advice, LogLine, SeatInfo, TableView } from '../wire/table'
import type { Speaker } from '../words/speaker'

/** What a feature is called that speaks for a move, or, with less of it, against it: not every game has words for that. */
export function featureKey(speaker: Speaker, feature: string, gain: number): string {
  const more = `feature-${feature}`
  const less = `${more}.less`
  return gain < 0 && speaker.has(less) ? less : more
}

const thinks = ({ kind, level = '' }: SeatInfo): boolean => kind === 'bot' && LOOKING_AHEAD.includes(level)

/** What is known without asking of why a ply was played, before which these seats were asked: why nothing is told of it. */
export function untold({ seats, secrets, over }: TableView, ply: number, asked: readonly number[]): string {
  if (secrets && !over) return 'server-why-later'
  return ply > 0 && asked.some((seat) => thinks(seats[seat]!)) ? '' : 'server-no-reasons'
}

/** The plies between these two that a bot which looks ahead may have played, going by what the log tells of. */
export function reasoned(view: TableView, log: readonly LogLine[], ply: number, last: number): number[] {
  const told = log.filter((line) => line.ply > ply && line.ply < last && line.seat !== null && thinks(view.seats[line.seat]!))
  return [...new Set(told.map((line) => line.ply))]
}

/** What is said of how it was found out; nothing where nothing was compared. */
export function notes({ reckoned, verdict, thoughts }: Advice): string[] {
  if (reckoned) return ['advice-note-reckoned']
  if (verdict === 'only') return []
  const once = thoughts.slice(1).map(({ error }) => error === null)
  return [
    'advice-note',
    ...(once.includes(false) ? ['advice-note-error'] : []),
    ...(once.includes(true) ? ['advice-note-once'] : []),
  ]
}
