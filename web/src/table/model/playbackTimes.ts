/** Durations of the frames of a playback: how long each is shown. */
import { PACE_MS } from '../../settings/pace'
import type { Scene } from '../../api/scene'
import type { Frame } from '../../api/messages'
import { diceRolled, duelDecided, fought, hasFinished, isInDuel, robbed, showsShot, trickFinished, turnedUp, wheelMoved } from './sceneDiff'

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

/** What a frame shows, compared with the one before. */
interface FrameTraits {
  /** the player's own move, or what chance adds to it in their turn */
  mine: boolean
  /** the player's own move itself */
  ownMove: boolean
  /** an interim step without a log line */
  passing: boolean
  /** the first lines of a turn or a round */
  beginsTurn: boolean
  shot: boolean
  trick: boolean
  /** a hit, a miss, a sinking, or a decided duel or a loss of the viewer */
  result: boolean
  /** something finished, a decided duel or a turned wheel */
  long: boolean
  /** it matters, and keeps its time longer */
  weighty: boolean
  /** part of its time before a frame in which wheels turn */
  wheelShare: number
}

const LONG = [hasFinished, wheelMoved, duelDecided]
const WEIGHTY_CHANGES = [...LONG, diceRolled, turnedUp, fought]

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
export function playbackTimes(frames: readonly Frame[], context: PlaybackContext): PlaybackTimes {
  const { mover, own } = context
  let turn: TurnShown = own ? { ...context.turn, spent: {}, fights: 0 } : context.turn
  const stay = frames.map((_, i) => {
    const traits = traitsOf(frames, i, context)
    const factor = factorOf(traits, turn.steps)
    const spent = turn.spent[mover] ?? 0
    const share = shareOf(traits, spent)
    const least = leastOf(traits, turn.fights)
    const most = traits.ownMove ? OWN_MOVE_MS : Infinity
    turn = {
      steps: traits.passing ? turn.steps + 1 : 0,
      spent: traits.mine ? turn.spent : { ...turn.spent, [mover]: spent + factor * share },
      fights: traits.beginsTurn ? 0 : turn.fights + Number(traits.result && !traits.mine),
    }
    return (pace: number): number => {
      const time = Math.min(most, pace) * factor * (pace > PACE_MS.brisk ? 1 : share)
      return pace > 0 ? Math.max(least, time) : time
    }
  })
  return { stay, turn: { ...turn, scene: frames.at(-1)?.scene } }
}

function traitsOf(frames: readonly Frame[], i: number, { before, own, seat, goesOn }: PlaybackContext): FrameTraits {
  const frame = frames[i]!
  const earlier = i === 0 ? before : frames[i - 1]!.scene
  const changed = (notable: (before: Scene, now: Scene) => boolean): boolean => !!earlier && notable(earlier, frame.scene)
  const shot = showsShot(frame.scene)
  return {
    mine: own && (i === 0 || !goesOn || !frames.slice(0, i).some(beginsTurn)),
    ownMove: own && i === 0,
    passing: !frame.log?.length && (i < frames.length - 1 || goesOn) && !shot,
    beginsTurn: beginsTurn(frame),
    shot,
    trick: changed(trickFinished),
    result: (changed(duelDecided) && isInDuel(frame.scene, seat)) || changed(fought) || (!!earlier && robbed(earlier, frame)),
    long: LONG.some(changed),
    weighty: shot || WEIGHTY_CHANGES.some(changed),
    wheelShare: beforeWheels(earlier, frame.scene, frames[i + 1]?.scene),
  }
}

/** Time of a frame in moves at the full pace, before a turn's budget is shared out. */
function factorOf({ long, passing }: FrameTraits, steps: number): number {
  if (long) return FINISHED_FACTOR
  return passing ? INTERIM_FACTOR / (1 + steps / INTERIM_DECAY) : 1
}

/** Least time of a frame in ms, after that many fights in this turn of others. */
function leastOf({ mine, ownMove, shot, trick, result }: FrameTraits, fights: number): number {
  const fully = mine || fights < FULLY_SHOWN
  if (trick) return TRICK_MS
  if (result) return fully ? FOUGHT_MS : FOUGHT_LATER_MS
  return shot && !ownMove ? (fully ? SHOT_MS : SHOT_LATER_MS) : 0
}

/** Part of its time that a frame takes, after what was spent on the same turn. */
function shareOf({ mine, weighty, wheelShare }: FrameTraits, spent: number): number {
  if (mine) return 1
  const left = weighty
    ? Math.max(WEIGHTY.least, 1 - (spent / WEIGHTY.budget) ** 2)
    : Math.max(ORDINARY.least, 1 - spent / ORDINARY.budget)
  return left * wheelShare
}

/** Whether the lines of a frame begin with a heading: of the next turn, or of the next round. */
const beginsTurn = ({ log }: Frame): boolean => !!log?.some((line) => line.is_heading)

/** Part of its time that a frame of others takes before one in which wheels turn. */
function beforeWheels(before: Scene | undefined, now: Scene, next: Scene | undefined): number {
  if (!before || !next || !wheelMoved(now, next)) return 1
  if (wheelMoved(before, now)) return 0
  return JSON.stringify(before.pieces) === JSON.stringify(now.pieces) ? SETTING_OUT : 1
}
