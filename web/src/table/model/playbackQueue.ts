/** Playback queue: shows events one after another; a click skips ahead. */

/** limit, as many as sent to a returning client: hidden pages fall behind */
export const MAX_WAITING = 40
/** the many steps of a long turn may wait if they are all shown within this time, in ms */
export const MAX_BEHIND_MS = 9000

export class PlaybackQueue<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  /** a dialog is in front */
  private held = false
  /** how often something was passed over at once */
  skips = 0
  /** current item and its start time */
  private current: { item: T; since: number } | undefined

  /** `show` displays an item, `stay` gives its duration in ms. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly stay: (item: T) => number,
  ) {}

  /** Nothing is waiting or being shown. */
  get idle(): boolean {
    return this.timer === undefined && this.waiting.length === 0
  }

  push(...items: T[]): void {
    if (this.fallsBehind) this.skip()
    this.waiting.push(...items)
    if (this.timer === undefined) this.step()
  }

  /** Too many items are waiting, and showing them would take too long. */
  private get fallsBehind(): boolean {
    return this.waiting.length > MAX_WAITING && this.waiting.reduce((sum, item) => sum + this.stay(item), 0) > MAX_BEHIND_MS
  }

  /** Pause: the player is reading. */
  stop(): void {
    this.stopped = true
  }

  resume(): void {
    this.stopped = false
    if (this.timer === undefined) this.step()
  }

  /** Show nothing new while a dialog is in front, whatever else happens. */
  hold(on: boolean): void {
    this.held = on
    if (!on && this.timer === undefined) this.step()
  }

  private get waits(): boolean {
    return this.stopped || this.held
  }

  /** The pace changed: apply it to the current item, too. */
  retime(): void {
    if (this.timer === undefined || !this.current) return
    clearTimeout(this.timer)
    const left = this.stay(this.current.item) - (performance.now() - this.current.since)
    if (left > 0) this.timer = setTimeout(() => this.step(), left)
    else this.step()
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.length > 0) this.skips++
    while (this.waiting.length > 0 && !this.waits) this.show(this.waiting.shift()!)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.stopped = false
  }

  private step(): void {
    this.timer = undefined
    while (this.waiting.length > 0 && !this.waits) {
      const item = this.waiting.shift()!
      this.show(item)
      const stay = this.stay(item)
      if (stay <= 0) continue
      this.current = { item, since: performance.now() }
      this.timer = setTimeout(() => this.step(), stay)
      return
    }
  }
}
