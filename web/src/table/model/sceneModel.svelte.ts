/** Base model of everything drawn as a scene: a live table or a rulebook example. */
import { MoveSelection } from '../input/selection.svelte'

export abstract class SceneModel extends MoveSelection {
  /** a past position is shown */
  abstract readonly inHistory: boolean
  /** nothing is live, so no playback */
  abstract readonly isStatic: boolean
  /** seats to move */
  abstract readonly actors: readonly number[]
  /** signature of the duel that was closed */
  closedDuel = $state('')
  /** closes the open duel overlay, if any */
  closeDuel: (() => void) | null = null
}
