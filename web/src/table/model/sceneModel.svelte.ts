/** What lies on a chart and beside it, for everything that draws it: a table at which one plays, or one of the rulebook. */
import { Choosing } from '../input/selection.svelte'

export abstract class Shown extends Choosing {
  /** one looks at a moment that is past */
  abstract readonly looksBack: boolean
  /** nothing goes on here: whoever reads has all the time he wants */
  abstract readonly still: boolean
  /** the captains who are asked */
  abstract readonly actors: readonly number[]
  /** the duel that was looked at and put away, as it stood */
  duelSeen = $state('')
  /** puts the duel away that lies open over the chart, if one does */
  putAway: (() => void) | null = null
}
