/** Playback queue: shows events one after another; a click skips ahead. */

/** limit, as many as sent to a returning client: hidden pages fall behind */
export const MAX_WAITING = 40
/** the many steps of a long turn may wait if they are all shown within this time, in ms */
export const MAX_BEHIND_MS = 9000
/** what is shown for so long is shown also if too much waits: fights, hits and finds, in ms */
export const WEIGHTY_MS = 1000

export class PlaybackQueue<T> {
  private waiting: T[] = []
  /** those of them that pass at once if they are not weighty */
  private hurried = new Set<T>()
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
    if (this.fallsBehind) this.hurry()
    this.waiting.push(...items)
    if (this.timer === undefined) this.step()
  }

  /** Too many items are waiting, and showing them would take too long. */
  private get fallsBehind(): boolean {
    return this.waiting.length > MAX_WAITING && this.timeOf(this.waiting) > MAX_BEHIND_MS
  }

  private timeOf(items: readonly T[]): number {
    return items.reduce((sum, item) => sum + this.stayOf(item), 0)
  }

  private stayOf(item: T): number {
    const stay = this.stay(item)
    return this.hurried.has(item) && stay < WEIGHTY_MS ? 0 : stay
  }

  /** Let what waits pass at once, but for what is weighty if there is time for that. */
  private hurry(): void {
    this.hurried = new Set(this.waiting)
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.timeOf(this.waiting) > MAX_BEHIND_MS) this.skip()
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
    this.hurried.clear()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.hurried.clear()
    this.stopped = false
  }

  private step(): void {
    this.timer = undefined
    while (this.waiting.length > 0 && !this.waits) {
      const item = this.waiting.shift()!
      this.show(item)
      const stay = this.stayOf(item)
      this.hurried.delete(item)
      if (stay <= 0) continue
      this.current = { item, since: performance.now() }
      this.timer = setTimeout(() => this.step(), stay)
      return
    }
  }
}
