/** How long each thing that happened is shown before the next one. */
import type { Scene } from '../wire/scene'
import type { Frame } from '../wire/table'
import { decides, finishes, fires, swings } from './noticing'

/** one's own move stays just long enough to be seen lying down; at once is at once */
const OWN_STAY = 380
/** a finished trick or battle, a duel that is decided, or what a swinging wheel decides, stays this much longer than a move */
const FINISHED = 2.2
/** a step on the way, of which the log says nothing yet, stays this much shorter */
const PASSING = 0.3

/** In milliseconds, a number for each frame; `own`: the first of them is what was done here. */
export function stays(frames: readonly Frame[], before: Scene | undefined, own: boolean, pace: number): number[] {
  return frames.map((frame, i) => {
    const stay = own && i === 0 ? Math.min(OWN_STAY, pace) : pace
    const passing = frame.log?.length || i === frames.length - 1 || fires(frame.scene) ? 1 : PASSING
    const earlier = i === 0 ? before : frames[i - 1]!.scene
    const long = earlier && [finishes, swings, decides].some((notable) => notable(earlier, frame.scene))
    return stay * (long ? FINISHED : passing)
  })
}
