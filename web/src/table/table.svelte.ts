/** A table as this screen knows it: what lies on it, was chosen, waits to be shown, and the line to the server. */
import { noteDice, saltFor } from '../dice/memory'
import { settings, remember, remembered } from '../settings/settings.svelte'
import * as api from '../wire/api'
import { freshKey, pause, Refused, Unreachable, wait } from '../wire/http'
import { whole, type SlimMessage } from '../wire/known'
import { LiveLine } from '../wire/live'
import { Talk } from '../company/talk.svelte'
import type { Offer, Scene, Text, Zone } from '../wire/scene'
import type { Frame, LogLine, TableView } from '../wire/table'
import { Glass } from '../chart/glass.svelte'
import { handles, parts, steered, STEERING, untold, type Handle } from './handles'
import { History } from './history.svelte'
import { firstWay, inVain, onlyTile, tileAtHand, touched, turnable, ways } from './laying'
import { before, lit, meant, next, ready, stillOpen, touch } from './pointing'
import { ShowQueue } from './queue'
import { eyes } from './seating'
import { finishes, pastSheets, signature, swings } from './noticing'
import { either, moveOf, named, NOT_OFFERED } from './things'

/** what is shown next: a ply of an event, or the table as it stands after the event, with how long it stays */
type Item = { frame: Frame; stay: number } | { table: TableView; stay: number }

/** one's own move stays just long enough to be seen lying down; at once is at once */
const OWN_STAY = 380
/** a finished trick or battle, or what a swinging wheel decides, stays this much longer than a move */
const FINISHED = 2.2
/** a step on the way, of which the log says nothing yet, stays this much shorter */
const PASSING = 0.3
/** how long to wait for the live line to tell of a move before believing the answer to it */
const LIVE_GRACE = 900

export class TableModel {
  view = $state.raw<TableView | null>(null)
  /** the newest thing shown, which may lag behind the view's when moves are shown one by one */
  shown = $state.raw<Frame | null>(null)
  log = $state.raw<LogLine[]>([])
  /** what happened last, to be read aloud */
  news = $state.raw<Text[]>([])
  seat = $state<number | null>(null)
  /** the seat that the screen must be passed to: the curtain is down */
  passTo = $state<number | null>(null)
  chosen = $state.raw<string[]>([])
  refusal = $state.raw<{ text: Text; law: string } | null>(null)
  thinking = $state.raw<number[]>([])
  sending = $state(false)
  lost = $state(false)
  gone = $state(false)
  /** everything that happened has been shown */
  quiet = $state(true)
  /** a reckoning that lies open over the chart */
  sheet = $state.raw<Zone | null>(null)
  curtain = $state(true)
  /** the piece, handle or offer that somebody points at without choosing it */
  pointed = $state('')
  /** through it the chart is looked at */
  readonly glass = new Glass()
  readonly history: History
  /** what is said here */
  readonly talk: Talk

  readonly scene = $derived.by<Scene | null>(() => this.history.frame?.scene ?? this.shown?.scene ?? null)
  readonly mine = $derived(this.seat !== null && !!this.view?.actors.includes(this.seat))
  readonly mayAct = $derived.by(() => this.mine && this.quiet && !this.sending && this.history.ply === null)
  readonly offers = $derived<Offer[]>(this.mayAct ? (this.scene?.offers ?? []) : [])
  readonly ready = $derived(ready(this.offers, this.chosen))
  /** the tile that is about to be laid */
  readonly tile = $derived(this.mayAct && this.scene ? tileAtHand(this.scene, this.chosen) : undefined)
  /** how it is held: turned by so many quarters, clockwise */
  quarters = $state(0)
  /** the place where it was tried in vain */
  tried = $state('')
  readonly handles = $derived<Handle[]>(this.tile ? [] : handles(this.offers, this.chosen))
  /** the piece whose handles are at hand */
  readonly held = $derived(this.handles[0] ? parts(this.handles[0].id)[0] : '')
  readonly over = $derived(this.quiet ? (this.view?.over ?? null) : null)

  private readonly queue = new ShowQueue<Item>((item) => this.show(item))
  /** what was looked for last */
  private sought = ''
  private line: LiveLine | null = null
  private lineStands = false
  private heardSeq = 0
  private heardHash = ''
  /** the seats that this page has added to the dice for */
  private readonly salted = new Set<number>()
  private heardLog: LogLine[] = []
  private sentSeq = -1
  private left = false
  /** the last refusal was one by the rules */
  private barred = false

  constructor(readonly id: string) {
    this.history = new History(
      () => this.shown?.ply ?? 0,
      (ply) => api.past(id, ply, this.seat),
    )
    this.talk = new Talk(id)
    this.curtain = remembered(`spielhafen.curtain.${id}`, true)
  }

  /* Coming and going */

  async open(): Promise<void> {
    const table = await this.persist(() => api.table(this.id, null))
    if (table) await this.look(table, eyes(table, null, this.curtain))
  }

  close(): void {
    this.left = true
    this.line?.close()
    this.queue.clear()
    this.history.pause()
  }

  /** Whoever the screen was passed to sits down: now, and not before, is his view fetched. */
  async liftCurtain(): Promise<void> {
    const seat = this.passTo
    if (seat === null || !this.view) return
    await this.look(this.view, { seat, passTo: null })
  }

  /** When the game is over, anybody may look through anybody's eyes. */
  lookAs(seat: number): void {
    if (this.view?.over) void this.look(this.view, { seat, passTo: null })
  }

  /** Sit down, get up, lend the seat to a bot; true if it was done, and the table is seen as one now sees it. */
  async company(command: api.SeatCommand): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.refusal = null
    const key = freshKey()
    const table = await this.persist(() => api.seatCommand(this.id, command, key))
    this.sending = false
    if (table && table.seq > this.heardSeq) await this.look(table, eyes(table, this.seat, this.curtain))
    return table !== null
  }

  setCurtain(on: boolean): void {
    this.curtain = on
    remember(`spielhafen.curtain.${this.id}`, on)
    if (this.view) void this.turnTo(this.view)
  }

  /* Choosing */

  press(id: string): void {
    if (!this.quiet) return this.queue.skip()
    if (!this.mayAct) return
    this.refusal = null
    this.tried = ''
    if (this.tile && this.chosen.length > 0 && this.handle(id)) return
    const outcome = touch(this.offers, this.chosen, id)
    if (outcome.kind === 'played') return void this.send('moves', { moves: [outcome.offer.move] })
    if (outcome.kind === 'refused') return this.askWhy(id)
    if (outcome.chosen[0] !== this.chosen[0]) this.quarters = 0
    this.chosen = outcome.chosen
    if (this.tile && this.chosen.length > 1) this.lay(this.chosen[1]!)
    const [ready] = this.ready
    const atOnce = ready?.at && !this.tile ? !ready.warning : !settings.choices.confirm
    if (atOnce && this.ready.length === 1) this.commit()
  }

  /** Turn the tile at hand, clockwise or back: where it was put, to the next way in which it fits there. */
  turn(step: 1 | -1): void {
    const { tile } = this
    if (!tile) return
    this.refusal = null
    const place = this.chosen[1]
    const way = place ? firstWay(ways(this.offers, tile, place), tile, this.quarters + step, step) : undefined
    if (way) this.chosen = touched(tile, way.offer)
    this.quarters = way ? way.quarters : this.quarters + step
  }

  /** What touching means while a tile is at hand: itself is turned, its place confirms. Whether it was one of them. */
  private handle(id: string): boolean {
    const { tile } = this
    if (id === tile?.id && turnable(tile.face?.edges ?? '')) this.turn(1)
    else if (id === this.chosen[1] && this.ready.length === 1) this.commit()
    else return false
    return true
  }

  /** Put the tile at hand on a place, turned as little as possible. */
  private lay(place: string): void {
    const way = this.tile && firstWay(ways(this.offers, this.tile, place), this.tile, this.quarters)
    if (!way) return
    this.chosen = touched(this.tile!, way.offer)
    this.quarters = way.quarters
  }

  /** An arrow key steers the ship at hand; whether it did. */
  steer(key: string): boolean {
    const handle = steered(this.handles, key)
    if (handle === undefined) return false
    const move = untold(this.handles, STEERING[key]!)
    if (handle) this.press(handle.id)
    else if (move) void this.send('moves', { moves: [move] }, true)
    return true
  }

  /** Point at a piece from elsewhere: it is chosen if it may be, and shown at any rate. */
  seek(id: string): void {
    const piece = this.scene?.pieces?.find((piece) => piece.id === id)
    if (piece) this.glass.show(piece.at)
    if (this.mayAct && !this.chosen.includes(id) && lit(next(this.offers, []), id)) this.press(id)
    else this.pointed = id
    this.sought = id
  }

  /** The next piece with which something has still to be done. */
  seekDue(): void {
    const due = (this.scene?.pieces ?? []).filter(({ flags = [] }) => flags.includes('due')).map(({ id }) => id)
    const following = due[(due.indexOf(this.sought) + 1) % due.length]
    if (following) this.seek(following)
  }

  commit(): void {
    if (this.ready.length === 1) void this.send('moves', { moves: [this.ready[0]!.move] })
  }

  play(move: string): void {
    const moves = move.split(',').map((part) => part.trim())
    void this.send('moves', { moves: moves.filter(Boolean) })
  }

  /** Take back the choice; without one, the move. */
  back(): void {
    this.refusal = null
    if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1)
    else if (this.view?.undo) void this.send('undo')
  }

  undo(): void {
    if (this.view?.undo) void this.send('undo')
  }

  /** What cannot be taken back alone can be, if everybody agrees. */
  askUndo = (): void => void (typeof this.view?.undo_ask === 'number' && this.send('ask-undo'))
  /** Stop the clocks, or go on: in the name of one's own seat, also while the curtain hangs. */
  stopClocks = (): void => void this.send('ask-pause', { seat: this.seat ?? this.view?.yours[0] })
  goOn = (): void => void this.send('resume', { seat: this.seat ?? this.view?.yours[0] })
  answerAsked = (agree: boolean, seat: number): void => void this.send('answer', { agree, seat })

  skip(): void {
    this.queue.skip()
  }

  /** The network is back, or this page is looked at again: no reason to wait for the next try. */
  hurry(): void {
    this.line?.hurry()
  }

  /* Reckonings */

  openSheet(zone: Zone): void {
    this.sheet = zone
  }

  closeSheet(): void {
    this.sheet = null
    this.queue.resume()
  }

  /* Asking the server */

  /** Nothing is offered for this thing: try the move that was meant, for the server knows the rule that says why not. */
  private askWhy(id: string): void {
    if (!this.scene) return
    const { tile } = this
    const free = tile && this.scene.geometry.spaces?.some((space) => space.id === id)
    if (free) this.tried = id
    const vain = free && inVain(this.offers, tile, this.quarters, id)
    const move = vain || moveOf(this.scene, id) || meant(this.offers, this.chosen, id)
    if (move) return void this.send('moves', { moves: [move] }, true)
    const first = before(this.offers, this.chosen, id).map((thing) => named(this.scene!, thing))
    const things = first.filter((thing) => thing !== undefined)
    this.refuse(things.length > 0 ? { key: 'web-choose-first', args: { things: either(things) } } : NOT_OFFERED)
  }

  private refuse(text: Text, law?: string): void {
    this.refusal = { text, law: law ?? this.scene?.status.law ?? '' }
  }

  /** `trying`: only to hear why not; a move that the game does not even know is then nothing that can be chosen. */
  private async send(what: api.Deed, more: Partial<api.Command> = {}, trying = false): Promise<void> {
    const { view } = this
    const seat = more.seat ?? (what === 'undo' ? (this.seat ?? view?.yours[0] ?? null) : this.seat)
    if (!view || seat === null || this.sending) return
    this.queue.skip()
    this.sending = true
    this.refusal = null
    this.barred = false
    this.sentSeq = view.seq
    const key = freshKey()
    const body = { ...more, seat, seq: view.seq }
    const answer = await this.persist(() => api.command(this.id, what, body, key))
    this.sending = false
    if (answer) this.believe(answer)
    else if (trying && !this.barred) this.refuse(NOT_OFFERED)
  }

  /** The live line tells of every event, with all its plies; where it is silent, the answer itself is believed. */
  private believe(answer: TableView): void {
    this.chosen = []
    const adopt = (): void => {
      if (!this.left && this.heardSeq < answer.seq && answer.seat === this.seat)
        this.hear({ type: 'table', table: answer })
    }
    if (this.lineStands) setTimeout(adopt, LIVE_GRACE)
    else adopt()
  }

  /** Ask until there is an answer, however long the server is away; a refusal is said and ends the asking. */
  private async persist<T>(ask: () => Promise<T>): Promise<T | null> {
    for (let attempt = 0; !this.left; attempt++) {
      try {
        const answer = await ask()
        this.lost = false
        return answer
      } catch (error) {
        if (!(error instanceof Unreachable)) return this.refused(error)
        this.lost = true
        await wait(pause(attempt))
      }
    }
    return null
  }

  private refused(error: unknown): null {
    this.lost = false
    if (!(error instanceof Refused)) throw error
    if (error.status === 404) this.gone = true
    else if (error.status === 409) void this.catchUp()
    else if (error.status === 403 && this.seat !== null && this.line) return this.lostSeat()
    this.barred = !!error.refusal
    this.refuse(error.text, error.refusal?.law ?? '')
    return null
  }

  /** This seat has moved to another device: go on looking, as everybody may. */
  private lostSeat(): null {
    this.line?.close()
    this.line = null
    this.seat = null
    void this.open()
    return null
  }

  /** The table went on without us: fetch it as it stands. */
  private async catchUp(): Promise<void> {
    const table = await this.persist(() => api.table(this.id, this.seat))
    if (table && table.seq > (this.view?.seq ?? -1)) this.hear({ type: 'table', table })
  }

  /* Hearing from the server */

  /** See the table through these eyes; of all others nothing is kept. */
  private async look(table: TableView, { seat, passTo }: ReturnType<typeof eyes>): Promise<void> {
    this.line?.close()
    this.lineStands = false
    this.queue.clear()
    this.history.forget()
    this.chosen = []
    this.refusal = null
    this.seat = seat
    this.passTo = passTo
    const seen = table.seat === seat ? table : await this.persist(() => api.table(this.id, seat))
    if (!seen || this.left || this.seat !== seat) return
    this.heardSeq = seen.seq
    this.heardHash = seen.hash
    this.heardLog = seen.log
    this.adopt(seen)
    this.line = new LiveLine(() => api.liveAddress(this.id, seat, this.heardSeq), {
      heard: (message) => this.hear(message),
      connected: (yes) => this.lineChanged(yes),
    })
  }

  /** A line that broke may be a server that is away, or a table that was cleared: asking tells which. */
  private lineChanged(stands: boolean): void {
    const broke = this.lineStands && !stands
    this.lineStands = stands
    this.lost = !stands
    if (stands) void this.talk.catchUp()
    if (broke) void this.catchUp()
  }

  private hear(told: SlimMessage): void {
    if (told.type === 'thinking') {
      this.thinking = told.seats
      return
    }
    if (told.type === 'said') return this.talk.hear(told.line)
    if (told.type === 'pong' || told.type === 'current') return this.compare(told)
    const message = whole(told, this.heardLog)
    if (told.table.seq <= this.heardSeq) return
    if (message?.type !== 'frames' && message?.type !== 'table') return void this.catchUp()
    const { table } = message
    const next = message.type === 'frames' && message.since === this.heardSeq
    this.heardSeq = table.seq
    this.heardHash = table.hash
    this.heardLog = table.log
    if (message.type === 'frames' && next) this.enqueue(message.frames, table)
    else this.replace(table)
  }

  /** Where the table stands according to the server; whoever is out of step looks anew. */
  private compare({ seq, hash }: { seq: number; hash: string }): void {
    if (seq > this.heardSeq || (seq === this.heardSeq && hash !== this.heardHash)) void this.lookAnew()
  }

  private async lookAnew(): Promise<void> {
    const { seat } = this
    const table = await this.persist(() => api.table(this.id, seat))
    if (!table || this.left || this.seat !== seat || table.seq < this.heardSeq) return
    this.heardSeq = table.seq
    this.heardHash = table.hash
    this.heardLog = table.log
    this.replace(table)
  }

  /** A move was taken back, or something was missed: the table as it stands, at once. */
  private replace(table: TableView): void {
    this.queue.clear()
    this.adopt(table)
  }

  private enqueue(frames: Frame[], table: TableView): void {
    const own = table.seq === this.sentSeq + 1
    let before = this.shown?.scene
    const items: Item[] = frames.map((frame, i) => {
      const stay = own && i === 0 ? Math.min(OWN_STAY, settings.pace) : settings.pace
      const passing = frame.log?.length || i === frames.length - 1 ? 1 : PASSING
      const long = before && (finishes(before, frame.scene) || swings(before, frame.scene)) ? FINISHED : passing
      before = frame.scene
      return { frame, stay: stay * long }
    })
    const last = items.at(-1)
    let stay = 0
    // What may be done next is offered at once, while the last ply is still fresh; only a curtain waits for it.
    if (last && eyes(table, this.seat, this.curtain).passTo === null) [stay, last.stay] = [last.stay, 0]
    this.quiet = false
    this.queue.push(...items, { table, stay })
  }

  private show(item: Item): number {
    if ('table' in item) {
      this.adopt(item.table)
      return item.stay
    }
    const before = this.shown?.scene
    this.shown = item.frame
    const lines = item.frame.log ?? []
    this.log = [...this.log, ...lines]
    this.news = lines.map((line) => line.text)
    this.thinking = []
    this.noticeSheets(before, item.frame.scene)
    return item.stay
  }

  /** Chance waits for everybody who sits here: add what makes the dice one's own, too. */
  private async addToDice({ dice, yours }: TableView): Promise<void> {
    noteDice(this.id, dice)
    const seat = dice.wanted.find((wanted) => yours.includes(wanted) && !this.salted.has(wanted))
    if (seat === undefined) return
    this.salted.add(seat)
    const command = { what: 'salt' as const, body: { seat, salt: saltFor(this.id, seat, dice) } }
    const key = freshKey()
    const table = await this.persist(() => api.seatCommand(this.id, command, key))
    if (table && table.seq > this.heardSeq) return this.look(table, eyes(table, this.seat, this.curtain))
    if (table || this.left) return
    this.refusal = null // another page of this browser was faster
    await this.catchUp()
  }

  private adopt(table: TableView): void {
    if (table.ply < (this.view?.ply ?? 0)) this.history.forget()
    this.view = table
    this.shown = { ply: table.ply, scene: table.scene }
    this.log = table.log
    this.quiet = true
    this.thinking = table.thinking ? table.actors : []
    this.tried = ''
    this.chosen = stillOpen(table.scene.offers ?? [], this.chosen)
    void this.addToDice(table)
    if (this.chosen.length === 0) this.takeUp(table.scene)
    void this.turnTo(table)
  }

  /** Where there is only one tile to lay, it is at hand already. */
  private takeUp(scene: Scene): void {
    const tile = onlyTile(scene, scene.offers ?? [])
    this.quarters = 0
    if (tile) this.chosen = [tile.id]
  }

  /** When somebody else is asked, other eyes may be needed. */
  private async turnTo(table: TableView): Promise<void> {
    const wanted = eyes(table, this.seat, this.curtain)
    if (wanted.seat === this.seat && wanted.passTo === this.passTo) return
    await this.look(table, wanted)
  }

  /** A reckoning that was not there before lies open until it is put away. */
  private noticeSheets(before: Scene | undefined, now: Scene): void {
    if (!before) return
    const known = new Set(pastSheets(before).map(signature))
    const fresh = pastSheets(now).find((zone) => !known.has(signature(zone)))
    if (!fresh) return
    this.sheet = fresh
    this.queue.stop()
  }
}
