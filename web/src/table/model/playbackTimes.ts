/** Durations of the frames of a playback: how long each is shown. */
import { PACE_MS } from '../../settings/pace'
import type { Scene } from '../../api/scene'
import type { Frame } from '../../api/messages'
import { diceRolled, duelDecided, fought, hasFinished, isInDuel, showsShot, trickFinished, turnedUp, wheelMoved } from './sceneDiff'

/** cap for the player's own move, in ms */
const OWN_MOVE_MS = 380
/** least time of a finished trick, in ms */
const TRICK_MS = 1500
/** least time of hits, misses, sinkings and the viewer’s decided duels, and of a shot, in ms */
const FOUGHT_MS = 1100
const SHOT_MS = 550
/** the first ones of a turn of others have that time, and the next ones less, in ms */
const FULLY_SHOWN = 2
const FOUGHT_LATER_MS = 700
const SHOT_LATER_MS = 120
/** factor after something finished, a decided duel or a turned wheel */
const FINISHED_FACTOR = 1.9
/** share of a move that only sets wheels turning, before the frame in which they turn */
const SETTING_OUT = 0.3
/** factor of an interim step without a log line; further ones in a row are shorter */
const INTERIM_FACTOR = 0.3
/** the third further step stays half as long, the sixth a third */
const INTERIM_DECAY = 3
/** time of one turn's frames together, in moves at the full pace, and their least part of it */
const ORDINARY = { budget: 2.6, least: 0.05 }
const WEIGHTY = { budget: 3, least: 0.08 }

/** What was shown of a turn so far. */
export interface TurnShown {
  /** interim steps immediately before */
  steps: number
  /** time taken by each seat since the player's own decision, in moves at the full pace */
  spent: Record<number, number>
  /** hits, misses, sinkings and decided duels of the viewer in this turn of others */
  fights: number
  /** scene of the last frame */
  scene?: Scene
}

export const NO_TURN: TurnShown = { steps: 0, spent: {}, fights: 0 }

/** Context of a playback. */
export interface PlaybackContext {
  /** scene before the first frame */
  before: Scene | undefined
  /** the first frame is the player's own move */
  own: boolean
  /** seat of the viewer; null: of a spectator */
  seat: number | null
  /** seat that decided; after the player's own last decision the next one */
  mover: number
  /** a bot continues at once, so the last frame may be an interim step */
  goesOn: boolean
  turn: TurnShown
}

interface PlaybackTimes {
  /** duration per frame in ms, given the pace */
  stay: ((pace: number) => number)[]
  turn: TurnShown
}

/** What matters: it keeps its time longer. */
const NOTABLE = [hasFinished, wheelMoved, duelDecided, diceRolled, turnedUp, fought]

/**
 * Times of frames that arrive together.
 *
 * The moves of one turn share a budget: the later ones are quicker, ordinary ones sooner than rolls, duels and finds.
 * Wheels of others that turn one after another turn together. The player's own move and what chance adds to it in their
 * turn keep their time, up to the move whose lines begin a turn of others: all rolls of a fight can be followed, and take
 * nothing from the turn after it. Shots, hits, misses, sinkings and the viewer's duels are always shown long enough to be
 * read; after two of them in a turn of others the next ones are shorter. At a pace slower than usual nothing is shortened,
 * since it is chosen to watch.
 */
export function playbackTimes(frames: readonly Frame[], { before, own, seat, mover, goesOn, turn }: PlaybackContext): PlaybackTimes {
  let { steps } = turn
  let fights = own ? 0 : turn.fights
  const spent = own ? {} : { ...turn.spent }
  const stay = frames.map((frame, i) => {
    const most = own && i === 0 ? OWN_MOVE_MS : Infinity
    const passing = !frame.log?.length && (i < frames.length - 1 || goesOn) && !showsShot(frame.scene)
    const earlier = i === 0 ? before : frames[i - 1]!.scene
    const changed = (notable: (before: Scene, now: Scene) => boolean): boolean => !!earlier && notable(earlier, frame.scene)
    const mine = own && (i === 0 || !goesOn || !frames.slice(0, i).some(beginsTurn))
    const [result, shot] = mine || fights < FULLY_SHOWN ? [FOUGHT_MS, SHOT_MS] : [FOUGHT_LATER_MS, SHOT_LATER_MS]
    const inDuel = changed(duelDecided) && isInDuel(frame.scene, seat)
    const least = changed(trickFinished) ? TRICK_MS : inDuel || changed(fought) ? result : showsShot(frame.scene) && most === Infinity ? shot : 0
    const long = [hasFinished, wheelMoved, duelDecided].some(changed)
    const factor = long ? FINISHED_FACTOR : passing ? INTERIM_FACTOR / (1 + steps / INTERIM_DECAY) : 1
    const share = mine ? 1 : shareOf(spent[mover] ?? 0, showsShot(frame.scene) || NOTABLE.some(changed)) * beforeWheels(earlier, frame.scene, frames[i + 1]?.scene)
    if (!mine) spent[mover] = (spent[mover] ?? 0) + factor * share
    if (!mine && (inDuel || changed(fought))) fights++
    if (beginsTurn(frame)) fights = 0
    steps = passing ? steps + 1 : 0
    return (pace: number): number => {
      const time = Math.min(most, pace) * factor * (pace > PACE_MS.brisk ? 1 : share)
      return pace > 0 ? Math.max(least, time) : time
    }
  })
  return { stay, turn: { steps, spent, fights, scene: frames.at(-1)?.scene } }
}

/** Whether the lines of a frame begin with a heading: of the next turn, or of the next round. */
const beginsTurn = ({ log }: Frame): boolean => !!log?.some((line) => line.is_heading)

/** Part of its time that a frame takes, after what was spent on the same turn. */
const shareOf = (spent: number, weighty: boolean): number =>
  weighty ? Math.max(WEIGHTY.least, 1 - (spent / WEIGHTY.budget) ** 2) : Math.max(ORDINARY.least, 1 - spent / ORDINARY.budget)

/** Part of its time that a frame of others takes before one in which wheels turn. */
function beforeWheels(before: Scene | undefined, now: Scene, next: Scene | undefined): number {
  if (!before || !next || !wheelMoved(now, next)) return 1
  if (wheelMoved(before, now)) return 0
  return JSON.stringify(before.pieces) === JSON.stringify(now.pieces) ? SETTING_OUT : 1
}
