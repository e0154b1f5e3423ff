/** How long each thing that happened is shown before the next one. */
import type { Scene } from '../../api/scene'
import type { Frame } from '../../api/messages'
import { duelDecided, hasFinished, showsShot, wheelMoved } from './sceneDiff'

/** one's own move stays just long enough to be seen lying down; at once is at once */
const OWN_MOVE_MS = 380
/** a finished trick or battle, a duel that is decided, or what a swinging wheel decides, stays this much longer than a move */
const FINISHED_FACTOR = 2.2
/** a step on the way, of which the log says nothing yet, stays this much shorter, and each further one in a row shorter still */
const INTERIM_FACTOR = 0.3
/** the third step after the first one stays half as long as that, the sixth a third */
const INTERIM_DECAY = 3

/** What is shown, and how. */
export interface PlaybackContext {
  /** the scene that lies there before */
  before: Scene | undefined
  /** the first frame is what was done here */
  own: boolean
  /** a bot goes on at once, so that the last frame may be a step on the way, too */
  goesOn: boolean
  /** steps on the way that came just before */
  steps: number
}

interface PlaybackTimes {
  /** for each frame, in milliseconds, where a move stays as long as the pace says */
  stay: ((pace: number) => number)[]
  /** steps on the way that come last, in a row */
  steps: number
}

export function playbackTimes(frames: readonly Frame[], { before, own, goesOn, steps }: PlaybackContext): PlaybackTimes {
  const stay = frames.map((frame, i) => {
    const most = own && i === 0 ? OWN_MOVE_MS : Infinity
    const passing = !frame.log?.length && (i < frames.length - 1 || goesOn) && !showsShot(frame.scene)
    const earlier = i === 0 ? before : frames[i - 1]!.scene
    const long = earlier && [hasFinished, wheelMoved, duelDecided].some((notable) => notable(earlier, frame.scene))
    const share = passing ? INTERIM_FACTOR / (1 + steps / INTERIM_DECAY) : 1
    steps = passing ? steps + 1 : 0
    return (pace: number): number => Math.min(most, pace) * (long ? FINISHED_FACTOR : share)
  })
  return { stay, steps }
}
