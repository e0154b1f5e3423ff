/** What an advised move begins: moves that are played together, and those after them. */
import type { ConsideredMove } from '../../api/messages'
import type { LocalizedText, Scene } from '../../api/scene'
import { findPath } from '../input/pathPreview'
import { findWays } from '../input/ways'

export interface AdvisedWhole {
  /** played together, the advised move first */
  moves: string[]
  /** id of the place where they end */
  place: string
  /** id of the piece that makes a whole manoeuvre */
  piece: string
  /** what a way costs, as its end is marked; empty for a manoeuvre */
  cost: string
  /** the player's own moves after them, as labelled */
  then: LocalizedText[]
}

/** moves named after the first at most */
const MAX_NAMED = 3

type Thought = Pick<ConsideredMove, 'move' | 'line' | 'carries'>

/** The manoeuvre or way that an advised move begins by its expected line. */
export function advisedWhole({ move, line, carries = '' }: Thought, seat: number, scene: Scene): AdvisedWhole | null {
  const end = line.findIndex((next) => next.seat !== seat)
  const own = end < 0 ? line : line.slice(0, end)
  const planned = [move, ...own.map((next) => next.move)]
  const begins = ({ moves }: { moves: string[] }): boolean => moves.length > 0 && moves.every((one, i) => one === planned[i])
  const longest = <T extends { moves: string[] }>(found: T[]): T | undefined => found.filter(begins).sort((a, b) => b.moves.length - a.moves.length)[0]
  const way = longest(findWays(scene))
  if (way) return { moves: way.moves, place: way.id, piece: way.piece, cost: '', then: [] }
  if (!scene.marks?.some((mark) => mark.kind === 'range' && mark.move === move)) return null
  const paths = (scene.geometry.spaces ?? []).flatMap(({ id }) => findPath(scene, id) ?? [])
  const { moves, id, cost } = longest(paths) ?? { moves: [move], id: '', cost: '' }
  return { moves, place: id, piece: carries, cost, then: own.slice(moves.length - 1, moves.length - 1 + MAX_NAMED).map(({ label }) => label) }
}
