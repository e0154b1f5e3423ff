/** If-then lines of standing orders: in words, and as they are sent. */
import type { LineInfo, LineMove, LineMoveRequest } from '../../api/messages'
import type { Translator } from '../../i18n/translator'

/** how the server writes a move that the seat does not see */
const UNKNOWN = '?'

/** A move in words; without any, as logbooks write it. */
export function lineMoveText(translator: Translator, { move, label }: LineMove): string {
  return move === UNKNOWN ? translator.t('orders-line-hidden') : label ? translator.text(label) : move
}

/** A line in one sentence, as the player in `seat` reads it. */
export const lineText = (translator: Translator, seat: number, plies: readonly LineMove[]): string =>
  plies
    .map((ply) => {
      const move = lineMoveText(translator, ply)
      if (ply.seat === seat) return translator.t('orders-line-then', { move })
      return translator.t(ply.move === UNKNOWN ? 'orders-line-if-hidden' : 'orders-line-if', { who: translator.name(ply.seat), move })
    })
    .join(' → ')

export const holdingLines = (lines: readonly LineInfo[] | undefined): LineInfo[] => (lines ?? []).filter(({ ended }) => !ended)

export const lineRequest = (plies: readonly LineMove[]): LineMoveRequest[] => plies.map(({ seat, move }) => ({ seat, move }))
