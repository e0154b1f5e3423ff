/** Duration of each event in playback. */
import type { Scene } from '../../api/scene'
import type { Frame } from '../../api/messages'
import { duelDecided, hasFinished, showsShot, wheelMoved } from './sceneDiff'

/** cap for the player's own move, in ms */
const OWN_MOVE_MS = 380
/** factor after a finished trick or battle, a decided duel or a turned wheel */
const FINISHED_FACTOR = 2.2
/** factor of an interim step without a log line; further ones in a row are shorter */
const INTERIM_FACTOR = 0.3
/** the third further step stays half as long, the sixth a third */
const INTERIM_DECAY = 3

/** Context of a playback. */
export interface PlaybackContext {
  /** scene before the first frame */
  before: Scene | undefined
  /** the first frame is the player's own move */
  own: boolean
  /** a bot continues at once, so the last frame may be an interim step */
  goesOn: boolean
  /** interim steps immediately before */
  steps: number
}

interface PlaybackTimes {
  /** duration per frame in ms, given the pace */
  stay: ((pace: number) => number)[]
  /** trailing interim steps */
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
