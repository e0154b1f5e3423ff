/** Base model of everything drawn as a scene: a live table or a rulebook example. */
import { MoveSelection } from '../input/selection.svelte'
import { Highlights } from './highlights.svelte'

/** time of a move in a part that was left to bots */
const HURRIED_MS = 160

export abstract class SceneModel extends MoveSelection {
  /** a past position is shown */
  abstract readonly inHistory: boolean
  /** nothing is live, so no playback */
  abstract readonly isStatic: boolean
  /** seats to move */
  abstract readonly actors: readonly number[]
  /** signature of the duel that was closed */
  closedDuel = $state('')
  /** signature of the duel that was opened again after the game had gone on */
  reopenedDuel = $state('')
  /** the rest of a part was left to bots, to have it done: it is shown quickly */
  hurries = $state(false)
  /** what has just been hit, missed or sunk */
  readonly highlights = new Highlights()
  /** closes the open duel overlay, if any */
  closeDuel: (() => void) | null = null

  /** The time that a move is shown at this pace, in ms. */
  protected hurried(pace: number): number {
    return this.hurries ? Math.min(pace, HURRIED_MS) : pace
  }
}
