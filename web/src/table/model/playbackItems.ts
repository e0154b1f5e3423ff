/** Items of a playback: frames, score sheets and the table after them, with durations. */
import type { Scene, Zone } from '../../api/scene'
import type { Frame, TableView } from '../../api/messages'
import { NO_TURN, playbackTimes } from './playbackTimes'
import { newScoreSheet, trickFinished } from './sceneDiff'

/** a ply and the seat whose turn it belongs to */
export interface PlayedFrame {
  frame: Frame
  mover: number
  /** watched again as part of this turn of the recap */
  again?: number
}

/** a ply, a new score sheet, or the table after an event */
export type PlaybackItem = (PlayedFrame | { sheet: Zone } | { table: TableView }) & { stay: (pace: number) => number }

interface Arrival {
  /** scene shown before the first frame, if nothing else waits */
  before: Scene | undefined
  /** the player's own seat if they made the decision; null: another one did */
  ownSeat: number | null
  /** seat of the viewer; null: of a spectator */
  seat: number | null
  /** seat that was to move before, and the one after */
  mover: number
  next: number
  /** the table comes only after the last frame: the screen is passed on */
  passes: boolean
}

const NO_TIME = (): number => 0

export class PlaybackTimeline {
  /** what was shown of the present turn */
  private turn = NO_TURN

  /** The items of frames that arrive together with the table after them. */
  items(frames: readonly Frame[], table: TableView, { before = this.turn.scene, ownSeat, seat, mover, next, passes }: Arrival): PlaybackItem[] {
    const own = ownSeat !== null
    const follower = own ? next : mover
    const { stay, turn } = playbackTimes(frames, { before, own, seat, mover: follower, goesOn: table.thinking, turn: this.turn })
    this.turn = turn
    const earlier = (i: number): Scene | undefined => (i > 0 ? frames[i - 1]!.scene : before)
    const last = frames.length - 1
    const lingers = !!earlier(last) && frames.length > 0 && trickFinished(earlier(last)!, frames[last]!.scene)
    // Offer moves at once while the last ply is fresh; only a curtain and a finished trick wait.
    const offersAtOnce = !passes && !lingers
    const items = frames.flatMap((frame, i): PlaybackItem[] => {
      const sheet = earlier(i) && newScoreSheet(earlier(i)!, frame.scene)
      const time = i === last && offersAtOnce ? NO_TIME : stay[i]!
      const shown = { frame, mover: own && i === 0 ? ownSeat : follower, stay: time }
      return sheet ? [shown, { sheet, stay: NO_TIME }] : [shown]
    })
    return [...items, { table, stay: (offersAtOnce && stay[last]) || NO_TIME }]
  }
}
