/** The moves that a guide waits for. */
import type { TableView } from '../api/messages'

/** Whether the guide wants another move than the first of these. */
export function differsFromGuide({ guide }: Pick<TableView, 'guide'>, moves: readonly string[] = []): boolean {
  const [first] = moves
  return !!guide && guide.moves.length > 0 && first !== undefined && !guide.moves.includes(first)
}
