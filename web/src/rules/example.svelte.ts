/** The tables of an example, one after the other: looked at, not played. */
import { Glass } from '../chart/glass.svelte'
import { Shown } from '../table/shown.svelte'
import type { Offer, Scene } from '../wire/scene'
import type { Moment } from '../wire/table'

export class ExampleModel extends Shown {
  readonly glass = new Glass(true)
  moments = $state.raw<readonly Moment[]>([])
  /** which of them is looked at */
  place = $state(0)
  readonly moment = $derived(this.moments[this.place] ?? null)
  readonly scene = $derived.by<Scene | null>(() => this.moment?.scene ?? null)

  readonly looksBack = false
  readonly actors: readonly number[] = []
  readonly offers: Offer[] = []
  readonly mayAct = false
  readonly quiet = true
  readonly underWay = false

  /** Look at another table; a duel that was put away lies open again. */
  goTo(place: number): void {
    if (!this.moments[place]) return
    this.place = place
    this.duelSeen = ''
  }

  skip(): void {}
  protected async send(): Promise<void> {}
}
