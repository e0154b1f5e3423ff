/** What happened at the table is shown one thing after another, each for a while; a click skips ahead. */

/** So much may wait, as much as is told to somebody who comes back: a page that nobody looks at falls far behind. */
export const MAX_WAITING = 40

export class PlaybackQueue<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  /** what is being looked at, and since when */
  private current: { item: T; since: number } | undefined

  /** `show` puts something before the eyes, and it stays for `stay` milliseconds. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly stay: (item: T) => number,
  ) {}

  /** Nothing waits and nothing is being looked at. */
  get idle(): boolean {
    return this.timer === undefined && this.waiting.length === 0
  }

  push(...items: T[]): void {
    if (this.waiting.length > MAX_WAITING) this.skip()
    this.waiting.push(...items)
    if (this.timer === undefined) this.step()
  }

  /** Show nothing new for the present: somebody is reading. */
  stop(): void {
    this.stopped = true
  }

  resume(): void {
    this.stopped = false
    if (this.timer === undefined) this.step()
  }

  /** How long things stay is another now: that holds for what is being looked at, too. */
  retime(): void {
    if (this.timer === undefined || !this.current) return
    clearTimeout(this.timer)
    const left = this.stay(this.current.item) - (performance.now() - this.current.since)
    if (left > 0) this.timer = setTimeout(() => this.step(), left)
    else this.step()
  }

  /** Show all that waits at once; the last of it remains. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.waiting.length > 0 && !this.stopped) this.show(this.waiting.shift()!)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.stopped = false
  }

  private step(): void {
    this.timer = undefined
    while (this.waiting.length > 0 && !this.stopped) {
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
