/** What happened since the player's own last move, in lines and trails, and to watch again. */
import { extendTrails, type Trail } from '../../chart/trails/trails'
import { PACE_MS } from '../../settings/pace'
import type { Frame, LogLine, PastFrame, TableView } from '../../api/messages'
import type { PlaybackItem, PlayedFrame } from './playbackItems'
import { isOwnTurn, lossesOf, NOTHING, recapLines, turnAfter, type LeftPlies, type RecapTurn } from './recapLines'
import { robbed } from './sceneDiff'

export class Recap {
  private told = $state.raw(NOTHING)
  trails = $state.raw<Trail[]>([])
  /** the last ply told when the player closed it; -1: it is open */
  private closedAt = $state(-1)
  /** the trails have been seen */
  faded = $state(false)
  /** seat whose turn is being watched again; -1: none */
  watched = $state(-1)
  /** what the player lost by the own last move */
  private losses = $state.raw<RecapTurn | null>(null)
  readonly turns = $derived.by(() => (this.losses ? [this.losses, ...this.told.turns] : this.told.turns))
  /** the player's own turn goes on */
  readonly isJustNow = $derived.by(() => this.told.isJustNow)
  readonly visibleTrails = $derived.by(() => (this.faded ? [] : this.trails))
  readonly isOpen = $derived.by(() => this.told.matters && this.closedAt !== this.told.until)
  /** the frames without their lines, the one before them first */
  private frames: PlayedFrame[] = []
  /** what a bot played for the player last */
  private left: LeftPlies | undefined
  /** whose turn the last heading announced; null: none, or a round */
  private turn: number | null = null

  /** The player decided, or moves were taken back: begin anew. */
  private begin(): void {
    this.trails = []
    this.frames = []
    this.losses = null
    this.closedAt = -1
    this.faded = false
    this.left = undefined
  }

  /** Read the log of a table. */
  read(log: readonly LogLine[], seat: number | null): void {
    const before = this.told.until
    this.turn = turnAfter(log)
    this.told = recapLines(log, seat, this.left)
    if (this.told.until >= before) return
    this.begin()
    this.told = recapLines(log, seat)
  }

  /** Follow the playback: a frame of the player's own turn begins anew. */
  follow(item: PlaybackItem, before: Frame | null, seat: number | null): void {
    this.watched = 'again' in item && item.again !== undefined ? item.again : -1
    if (!('frame' in item) || item.again !== undefined) return
    const turn = this.turn
    this.turn = turnAfter(item.frame.log, turn)
    if (item.mover < 0) return
    // What they decide in the turn of another one belongs to that turn.
    const mover = item.mover === seat && !isOwnTurn(item.frame.log, turn, seat) ? turn! : item.mover
    if (mover !== seat || this.isLeft(item.frame.ply)) return this.add(before, { ...item, mover })
    this.begin()
    if (before && robbed(before.scene, item.frame)) this.losses = lossesOf(item.frame, seat)
  }

  /** A bot plays for the player after this ply. */
  leave(after: number): void {
    this.left = [after, Infinity]
  }

  /** The player plays again after this ply, and is told what happened meanwhile. */
  resume(until: number): void {
    if (this.left?.[1] === Infinity) this.left = [this.left[0], until]
  }

  private isLeft(ply: number): boolean {
    return !!this.left && ply > this.left[0] && ply <= this.left[1]
  }

  private add(before: Frame | null, { frame, mover }: PlayedFrame): void {
    if (before) this.trails = extendTrails(this.trails, before.scene, frame.scene, mover)
    if (this.frames.length === 0 && before) this.keep(before, mover, -1)
    this.keep(frame, mover, mover)
  }

  private keep(frame: Frame, mover: number, again: number): void {
    this.frames.push({ frame: { ...frame, log: [] }, mover, again })
  }

  /** Recall what happened before this page: lines from the log, trails from the table then. */
  async recall({ log, scene, seat }: TableView, fetchPly: (ply: number) => Promise<PastFrame>): Promise<void> {
    this.begin()
    this.read(log, seat)
    const { told } = this
    const past = told.matters && (await fetchPly(told.since).catch(() => null))
    if (past && this.told.until === told.until) this.trails = extendTrails([], past.scene, scene, told.turns.at(-1)!.seat)
  }

  /** Where to watch the moves again, if they are not at hand. */
  get since(): number {
    return this.told.since
  }

  close(): void {
    this.closedAt = this.told.until
    this.fade()
  }

  fade(): void {
    this.faded = true
  }

  /** The frames to watch again, and the table after them; empty: only the history has them. */
  itemsAgain(table: TableView): PlaybackItem[] {
    const stay = (pace: number): number => Math.max(pace, PACE_MS.brisk)
    const items = this.frames.map((kept): PlaybackItem => ({ ...kept, frame: { ...kept.frame, ply: table.ply }, stay }))
    return items.length > 0 ? [...items, { table, stay: () => 0 }] : []
  }
}
