/** Folds of the log: small lines of one player in a row are one, which sums up and unfolds. */
import type { LogLine } from '../../api/messages'
import type { LocalizedText } from '../../api/scene'
import { sumOf } from './recapLines'

/** fewer small lines in a row stay as they are */
const LEAST_LINES = 3

export interface FoldedLine {
  line: LogLine
  /** number of the first line of its fold among all lines of the group; -1: it has none */
  fold: number
  /** the last line of a fold says all of it */
  sum: LocalizedText | null
}

const isSmall = ({ importance }: LogLine): boolean => importance === 'step' || importance === 'minor'
/** who decided it, and whom it is about */
const about = ({ actor, seat }: LogLine): string => `${actor} ${seat ?? actor}`

/** Fold the lines of one heading. */
export function foldLines(lines: readonly LogLine[]): FoldedLine[] {
  const folded = lines.map((line): FoldedLine => ({ line, fold: -1, sum: null }))
  for (let first = 0, end = 0; first < lines.length; first = Math.max(end, first + 1)) {
    end = first
    while (end < lines.length && isSmall(lines[end]!) && about(lines[end]!) === about(lines[first]!)) end++
    const steps = lines.slice(first, end).filter(({ importance }) => importance === 'step')
    if (steps.length === 0 || end - first < LEAST_LINES) continue
    for (let i = first; i < end; i++) folded[i]!.fold = first
    folded[end - 1]!.sum = sumOf(steps)
  }
  return folded
}
