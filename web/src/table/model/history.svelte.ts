/** Looking back: the table as this seat saw it after any ply, fetched when wanted. */
import type { PastFrame } from '../../api/messages'

export const PLAYBACK_SPEEDS = [1, 2, 4] as const
/** how long a ply stays at single speed, in milliseconds */
const PLY_DURATION = 1200
/** so many moments are kept, those that were wanted last */
const MAX_CACHED = 60

export class GameHistory {
  open = $state(false)
  /** the ply that is wanted; null: the present */
  ply = $state<number | null>(null)
  frame = $state.raw<PastFrame | null>(null)
  speed = $state<(typeof PLAYBACK_SPEEDS)[number]>(1)
  playing = $state(false)
  /** who came to see a moment is told nothing of what follows it: the latest ply that he has looked at; null: he may know all */
  knownUpTo = $state<number | null>(null)
  /** the harbour did not answer when a moment was asked for */
  failed = $state(false)
  /** which past is asked for: an answer about another one comes too late */
  private generation = 0
  private readonly cache = new Map<number, Promise<PastFrame>>()
  /** ends when what is being fetched just now has come, or cannot be had */
  private pending: Promise<void> | null = null
  /** which playing it is: one that was stopped while it waited for an answer does not go on */
  private run = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `last` says how many plies there are, `fetchPly` brings one of them. */
  constructor(
    private readonly last: () => number,
    private readonly fetchPly: (ply: number) => Promise<PastFrame>,
  ) {}

  /** Look at the table after this ply; the last one is the present. If it cannot be had now, what is shown remains. */
  async goTo(ply: number): Promise<void> {
    try {
      await this.show(ply)
    } catch {
      this.keepShown()
    }
  }

  /** Throws if it cannot be had, unless something else is wanted by then. */
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

  /** Look at a moment, and know nothing of what follows until one goes on. Throws if it cannot be had. */
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

  /** The past has changed: a move was taken back, or somebody else looks. */
  reset(): void {
    this.generation++
    this.clearCache()
    this.goLive()
  }

  /** What was fetched may hold no more; who looks back goes on looking, at what holds now. */
  refresh(): void {
    this.clearCache()
    if (this.ply !== null) void this.goTo(this.ply)
  }

  /** The table as it was before this ply was played; null if another one is looked at before it is asked for. */
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

  /** Of what was fetched nothing is kept, and for what is being fetched nobody waits. */
  private clearCache(): void {
    this.cache.clear()
    this.pending = null
  }

  /**
   * One moment is fetched after the other, for a slider is dragged over many of them: one that nobody wants any more when
   * its turn comes is not asked for, and null.
   */
  private async load(ply: number, wanted: () => boolean): Promise<PastFrame | null> {
    while (this.pending && wanted() && !this.cache.has(ply)) await this.pending
    if (!wanted()) return null
    const asked = this.cache.get(ply) ?? this.fetch(ply)
    this.keep(ply, asked)
    try {
      const frame = await asked
      // Meanwhile it may have been asked for anew, because it was taken back and played anew.
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
