/** The way out of a choice that is not carried out yet, where the game knows one. */
import { untrack } from 'svelte'
import type { TableModel } from './tableModel.svelte'

export class WayOut {
  /** the move to play when the choice has been taken back */
  next = $state('')

  constructor(private readonly model: TableModel) {
    model.withdraw = (place = '') => this.withdraw(place)
  }

  /** Take back what was just chosen, for another place if given; whether this was meant. */
  private withdraw(place: string): boolean {
    const { model } = this
    const { view, canAct, scene } = model
    const withdrawal = scene?.status.withdrawal
    const other = withdrawal?.instead?.find((each) => each.place === place)
    if (!canAct || !view?.undo || view.guide || !withdrawal || (place && !other)) return false
    if (other?.stays) return true
    // What was begun of the next move goes first.
    while (model.chosen.length > 0 || model.path) model.stepBack()
    this.next = other?.move ?? ''
    model.takeBack(view.ply - (withdrawal.moves ?? 1))
    return true
  }

  /** Choose what was touched instead, once that is possible. */
  playNext(): void {
    const { next, model } = this
    if (!next || !model.canAct) return
    this.next = ''
    model.play(next)
  }
}

/** Let a button, a key or a touch take back what was just chosen. */
export function allowWithdrawal(model: TableModel): void {
  const out = new WayOut(model)
  $effect(() => {
    if (model.canAct && out.next) untrack(() => out.playNext())
  })
}
