/** History of a match: the table after any ply, fetched on demand. */
import type { PastFrame } from '../../api/messages'

export const PLAYBACK_SPEEDS = [1, 2, 4] as const
/** duration of a ply at single speed, in ms */
const PLY_DURATION = 1200
/** maximum number of cached plies */
const MAX_CACHED = 60

export class GameHistory {
  open = $state(false)
  /** requested ply; null: live */
  ply = $state<number | null>(null)
  frame = $state.raw<PastFrame | null>(null)
  speed = $state<(typeof PLAYBACK_SPEEDS)[number]>(1)
  playing = $state(false)
  /** spoiler limit of a shared position: the latest ply seen; null: none */
  knownUpTo = $state<number | null>(null)
  /** a ply could not be fetched */
  failed = $state(false)
  /** invalidates answers about an earlier history */
  private generation = 0
  private readonly cache = new Map<number, Promise<PastFrame>>()
  /** settles when the current fetch ends */
  private pending: Promise<void> | null = null
  /** invalidates an earlier playback */
  private run = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `last`: number of plies; `fetchPly`: fetch one. */
  constructor(
    private readonly last: () => number,
    private readonly fetchPly: (ply: number) => Promise<PastFrame>,
  ) {}

  /** Show the table after this ply; the last is live. On failure keep what is shown. */
  async goTo(ply: number): Promise<void> {
    try {
      await this.show(ply)
    } catch {
      this.keepShown()
    }
  }

  /** Throws if the ply is unavailable and still wanted. */
  private async show(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last(), ply))
    this.open = true
    this.failed = false
    if (wanted >= this.last()) return this.goLive()
    this.ply = wanted
    const { generation } = this
    const still = (): boolean => generation === this.generation && this.ply === wanted
    const frame = await this.load(wanted, still).catch((error: unknown) => {
      if (still()) throw error
    })
    if (!frame || !still()) return
    this.frame = frame
    if (this.knownUpTo !== null) this.knownUpTo = Math.max(this.knownUpTo, wanted)
  }

  private keepShown(): void {
    this.pause()
    this.ply = this.frame?.ply ?? null
    this.failed = true
  }

  step(by: number): void {
    this.pause()
    void this.goTo((this.ply ?? this.last()) + by)
  }

  /** Start at a position, hiding what follows. Throws if unavailable. */
  async openAt(ply: number): Promise<void> {
    this.knownUpTo = ply
    await this.show(ply)
  }

  goLive(): void {
    this.pause()
    this.failed = false
    this.knownUpTo = null
    this.ply = null
    this.frame = null
  }

  toggle(): void {
    this.open = !this.open
    if (!this.open) this.goLive()
  }

  /** Play from the table after this ply on. */
  async playFrom(ply: number): Promise<void> {
    await this.goTo(ply)
    await this.play()
  }

  async play(): Promise<void> {
    this.pause()
    const { run } = this
    if (this.ply === null) await this.goTo(0)
    if (this.ply === null || run !== this.run) return
    this.playing = true
    this.scheduleNext(run)
  }

  pause(): void {
    this.run++
    this.playing = false
    clearTimeout(this.timer)
  }

  /** The past changed: after an undo or another perspective. */
  reset(): void {
    this.generation++
    this.clearCache()
    this.goLive()
  }

  /** Refetch what is shown. */
  refresh(): void {
    this.clearCache()
    if (this.ply !== null) void this.goTo(this.ply)
  }

  /** The table before this ply; null if another ply was selected meanwhile. */
  async before(ply: number): Promise<PastFrame | null> {
    const looked = this.ply
    return this.load(ply - 1, () => this.ply === looked)
  }

  private scheduleNext(run: number): void {
    this.timer = setTimeout(async () => {
      if (this.ply === null) return
      await this.goTo(this.ply + 1)
      if (run === this.run) this.scheduleNext(run)
    }, PLY_DURATION / this.speed)
  }

  /** Drop the cache, and do not wait for running fetches. */
  private clearCache(): void {
    this.cache.clear()
    this.pending = null
  }

  /** Fetch plies one at a time, since a slider passes over many; null if no longer wanted. */
  private async load(ply: number, wanted: () => boolean): Promise<PastFrame | null> {
    while (this.pending && wanted() && !this.cache.has(ply)) await this.pending
    if (!wanted()) return null
    const asked = this.cache.get(ply) ?? this.fetch(ply)
    this.keep(ply, asked)
    try {
      const frame = await asked
      // It may have been refetched meanwhile, after an undo.
      return this.cache.get(ply) === undefined ? frame : await this.cache.get(ply)!
    } catch (error) {
      const anew = this.cache.get(ply)
      if (anew && anew !== asked) return anew
      this.cache.delete(ply)
      throw error
    }
  }

  private fetch(ply: number): Promise<PastFrame> {
    const asked = this.fetchPly(ply)
    const ended = (): void => {
      if (this.pending === end) this.pending = null
    }
    const end = asked.then(ended, ended)
    this.pending = end
    return asked
  }

  private keep(ply: number, asked: Promise<PastFrame>): void {
    this.cache.delete(ply)
    this.cache.set(ply, asked)
    for (const oldest of [...this.cache.keys()].slice(0, -MAX_CACHED)) this.cache.delete(oldest)
  }
}
