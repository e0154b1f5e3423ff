/** What happened at the table is shown one thing after another, each for a while; a click skips ahead. */

export class ShowQueue<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  /** `show` puts something before the eyes and says how long it stays, in milliseconds. */
  constructor(private readonly show: (item: T) => number) {}

  /** Nothing waits and nothing is being looked at. */
  get idle(): boolean {
    return this.timer === undefined && this.waiting.length === 0
  }

  push(...items: T[]): void {
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
      const stay = this.show(this.waiting.shift()!)
      if (stay <= 0) continue
      this.timer = setTimeout(() => this.step(), stay)
      return
    }
  }
}
