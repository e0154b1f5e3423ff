/** What lies on a chart and beside it, for everything that draws it: a table at which one plays, or one of the rulebook. */
import { MoveSelection } from '../input/selection.svelte'

export abstract class SceneModel extends MoveSelection {
  /** one looks at a moment that is past */
  abstract readonly inHistory: boolean
  /** nothing goes on here: whoever reads has all the time he wants */
  abstract readonly isStatic: boolean
  /** the captains who are asked */
  abstract readonly actors: readonly number[]
  /** the duel that was looked at and put away, as it stood */
  duelSeen = $state('')
  /** puts the duel away that lies open over the chart, if one does */
  closeDuel: (() => void) | null = null
}
