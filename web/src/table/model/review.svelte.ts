/** The review of a finished game: how far it is, and the turning point looked at. */
import * as api from '../../api/endpoints'
import { errorText, isTransient } from '../../api/http'
import type { LocalizedText } from '../../api/scene'
import type { ReviewInfo, TurningPoint } from '../../api/messages'
import { arrowsOf, moveArrow } from './moveArrows.svelte'
import type { TableModel } from './tableModel.svelte'

/** between two questions how far it is, in ms */
const POLL_INTERVAL = 700

export class Review {
  open = $state(false)
  seat = $state(0)
  info = $state.raw<ReviewInfo | null>(null)
  error = $state.raw<LocalizedText | null>(null)
  /** the turning point looked at; -1: none yet */
  index = $state(-1)
  readonly running = $derived(this.info?.state === 'running')
  readonly points = $derived<TurningPoint[]>(this.info?.state === 'done' ? this.info.points : [])
  readonly point = $derived<TurningPoint | undefined>(this.points[this.index])
  /** invalidates answers about another seat */
  private run = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableModel) {}

  /** Review the moves of a seat, by default of the player's own. */
  async start(seat = this.model.seat ?? this.model.view?.own_seats[0] ?? 0): Promise<void> {
    this.stop()
    const { run } = this
    this.clear()
    this.open = true
    this.seat = seat
    if (this.model.seat !== seat) this.model.viewAs(seat)
    await this.follow(run, () => api.startReview(this.model.id, seat))
  }

  private async follow(run: number, ask: () => Promise<ReviewInfo>): Promise<void> {
    try {
      const info = await ask()
      if (run !== this.run) return
      this.info = info
      if (info.state === 'done' && info.points.length > 0) return await this.show(0)
      if (info.state === 'failed') this.error = { key: 'web-review-failed' }
    } catch (error) {
      if (run !== this.run) return
      if (!isTransient(error)) return void (this.error = errorText(error))
    }
    if (!this.info || this.running) this.askAgain(run)
  }

  private askAgain(run: number): void {
    this.timer = setTimeout(() => {
      if (run === this.run) void this.follow(run, () => api.fetchReview(this.model.id, this.seat))
    }, POLL_INTERVAL)
  }

  /** Look at a turning point: the table before it, with the move played and the better one. */
  async show(index: number): Promise<void> {
    const point = this.points[index]
    if (!point) return
    this.index = index
    await this.model.history.goTo(point.ply - 1)
  }

  /** Show the arrows of the turning point while its table is shown. */
  drawArrows(): void {
    const { point, model } = this
    const here = !!point && model.history.ply === point.ply - 1 && model.history.frame?.ply === point.ply - 1
    arrowsOf(model).list = here ? [moveArrow(point.played, 'played'), moveArrow(point.better, 'better')] : []
  }

  /** Ask no more, and let the server stop thinking: also when the table is left. */
  stop(): void {
    this.run++
    clearTimeout(this.timer)
    if (this.running) void api.cancelReview(this.model.id, this.seat).catch(() => undefined)
  }

  close(): void {
    this.stop()
    this.open = false
    if (this.index >= 0) {
      this.model.history.open = false
      this.model.history.goLive()
    }
    this.clear()
  }

  private clear(): void {
    this.info = null
    this.error = null
    this.index = -1
    arrowsOf(this.model).list = []
  }
}

const reviews = new WeakMap<TableModel, Review>()

/** The review at this table. */
export function reviewOf(model: TableModel): Review {
  const review = reviews.get(model) ?? new Review(model)
  reviews.set(model, review)
  return review
}
