/** Questions with only one answer, asked to betray nothing: among bots given at once. */
import { untrack } from 'svelte'
import type { Offer } from '../../api/scene'
import type { TableView } from '../../api/messages'
import type { TableModel } from './tableModel.svelte'

type Company = Pick<TableView, 'guide' | 'puzzle' | 'sandbox' | 'seat' | 'seats'>

/** The answer of one who plays alone against bots: their pace betrays nothing. */
export function formalAnswer({ guide, puzzle, sandbox, seat, seats }: Company, offers: readonly Offer[]): string | null {
  const [only, ...others] = offers
  const alone = seats.every(({ kind }, i) => i === seat || kind === 'bot')
  return only?.formal && others.length === 0 && alone && !guide && !puzzle && !sandbox ? only.move : null
}

/** Answer such questions, each once: when one comes back by an undo, the player goes on. */
export function answerFormally(model: TableModel): void {
  let answered = -1
  $effect(() => {
    const { view, canAct, offers } = model
    const move = view && canAct ? formalAnswer(view, offers) : null
    if (move === null || view!.ply === answered) return
    answered = view!.ply
    untrack(() => model.play(move))
  })
}
