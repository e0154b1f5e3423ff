/** The moves that a guide waits for. */
import type { TableView } from '../api/messages'

type Awaited = Pick<NonNullable<TableView['guide']>, 'moves' | 'following'>

/** Whether the guide surely wants another move; of several moves only the server knows. */
export function differsFromGuide({ guide }: Pick<TableView, 'guide'>, [move]: readonly string[] = []): boolean {
  if (!guide || guide.moves.length === 0 || guide.following.length > 0) return false
  return move !== undefined && !guide.moves.includes(move)
}

/** All that is left of the step, as one line to play. */
export const wholeStep = ({ moves, following }: Awaited): string => [moves, ...following].map(([move]) => move).join(', ')

/** The longest whole manoeuvre or way with which the guide goes on. */
export function guideWay<T extends { moves: string[] }>({ moves, following }: Awaited, ways: readonly T[]): T | undefined {
  const awaited = [moves, ...following]
  const fits = ways.filter((way) => way.moves.length > 0 && way.moves.every((move, i) => awaited[i]?.includes(move)))
  return fits.sort((a, b) => b.moves.length - a.moves.length)[0]
}
