/** Texts of the advice. */
import type { Advice, ReasonInfo, ExpectedMove, LogLine, TableView, ConsideredMove } from '../../api/messages'
import type { Translator } from '../../i18n/translator'

/** Message key of a feature, for or against a move; not every game has the latter. */
export function featureKey(translator: Translator, feature: string, gain: number): string {
  const more = `feature-${feature}`
  const less = `${more}.less`
  return gain < 0 && translator.has(less) ? less : more
}

/** What speaks for a move, as a clause in plain words. */
export function plainReason(translator: Translator, { feature, gain }: ReasonInfo): string {
  const plain = `feature-${feature}.plain`
  return translator.has(plain) ? translator.t(plain, { gain: Math.round(Math.abs(gain)) }) : translator.t(`feature-${feature}`)
}

/** What there was to choose from, where it is known. */
export interface Choice {
  /** nothing else is allowed */
  forced: boolean
  /** the first move finishes the turn or a part of it */
  finishes: boolean
}

/** Moves that are played together with those advised: their names, and what follows them. */
export interface Plan {
  /** by the first move */
  names: ReadonlyMap<string, string>
  /** own moves after those advised, in words */
  then: string
}

const NO_PLAN: Plan = { names: new Map(), then: '' }

/** reasons that are named at most */
const MAX_REASONS = 2

/** Advice, or why a bot played its move, in plain words without figures. */
export function plainAdvice(translator: Translator, advice: Advice, about: 'advice' | 'why', choice?: Choice, plan = NO_PLAN): string {
  const said = verdictSentence(translator, advice, about, plan, choice)
  // Where the choices are about equal, what follows one of them says nothing of the others.
  if (advice.verdict === 'close') return said
  if (plan.then && !choice?.forced) return `${said} ${translator.t('advice-plain-then', { moves: plan.then })}`
  const reply = about === 'advice' && !choice?.forced ? advice.thoughts[0]!.line.find(({ seat }) => seat !== advice.seat) : undefined
  // A reply without a place or a number, as to spin a dial, is no reason for a move.
  if (!reply || Object.keys(reply.label.args ?? {}).length === 0) return said
  const next = { name: translator.name(reply.seat), move: translator.text(reply.label) }
  return `${said} ${translator.t('advice-plain-next', next)}`
}

function verdictSentence(translator: Translator, { thoughts, verdict, reasons, seat }: Advice, about: 'advice' | 'why', { names }: Plan, choice?: Choice): string {
  const [best, second] = thoughts
  const named = (thought: ConsideredMove): string => names.get(thought.move) ?? moveName(translator, thought)
  const move = named(best!)
  const said = { move, other: second ? named(second) : move, name: translator.name(seat) }
  if (choice?.forced) return translator.t('advice-plain-forced', said)
  if (verdict === 'only' && choice?.finishes) return translator.t('advice-plain-finish', said)
  if (verdict !== 'sure' && verdict !== 'reckoned') return translator.t(`${about}-plain-${verdict}`, said)
  const good = reasons.filter(({ gain }) => gain > 0).slice(0, MAX_REASONS)
  if (!good.length) return translator.t(`${about}-plain-better`, said)
  const why = good.map((reason) => plainReason(translator, reason)).reduce((first, other) => translator.t('advice-plain-both', { first, second: other }))
  return translator.t(`${about}-plain-because`, { ...said, why })
}

/** Name of a move, as its player reads it. */
export const moveName = (translator: Translator, { label, move }: Pick<ConsideredMove, 'label' | 'move'>): string =>
  label ? translator.text(label) : move

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
