/** A table as this screen knows it: whose eyes look, what lies on it, what waits to be shown, and what is sent. */
import { Glass } from '../chart/glass.svelte'
import { Talk } from '../company/talk.svelte'
import { Salting } from '../dice/salting'
import { settings } from '../settings/settings.svelte'
import { keepOf, keptOf, lookedAt } from '../settings/tables'
import * as api from '../wire/api'
import { freshKey, passes, pause, Refused, Unreachable, wait } from '../wire/http'
import type { Offer, Scene, Zone } from '../wire/scene'
import type { Frame, LogLine, Refusal, TableView } from '../wire/table'
import { type Heard, Hearing, heardIn } from './hearing'
import { History } from './history.svelte'
import { bare, duelOf, freshSheet } from './noticing'
import { stays } from './pacing'
import { ShowQueue } from './queue'
import { eyes, lentOf, waitedFor } from './seating'
import { Shown } from './shown.svelte'
import { Voice } from './voice.svelte'

/** what is shown next: a ply of an event, or the table as it stands after the event, with how long it stays */
type Item = ({ frame: Frame } | { table: TableView }) & { stay: (pace: number) => number }

/** Clocks run while something is shown, so what is said of them waits for nothing. */
const OF_CLOCKS: readonly api.Deed[] = ['ask-pause', 'resume']

/** how long to wait for the live line to tell of a move before believing the answer to it */
const LIVE_GRACE = 900

export class TableModel extends Shown {
  view = $state.raw<TableView | null>(null)
  /** the newest that was told, which the view follows when all of it was shown */
  heard = $state.raw<Heard | null>(null)
  /** the newest thing shown, which may lag behind the view's when moves are shown one by one */
  shown = $state.raw<Frame | null>(null)
  log = $state.raw<LogLine[]>([])
  readonly voice = new Voice()
  seat = $state<number | null>(null)
  /** the seat that the screen must be passed to: the curtain is down */
  passTo = $state<number | null>(null)
  thinking = $state.raw<number[]>([])
  sending = $state(false)
  lost = $state(false)
  gone = $state(false)
  /** what was written down of it cannot be read: it is as good as gone */
  broken = $state(false)
  /** everything that happened has been shown */
  quiet = $state(true)
  /** a reckoning that lies open over the chart */
  sheet = $state.raw<Zone | null>(null)
  curtain = $state(true)
  /** through it the chart is looked at */
  readonly glass = new Glass()
  readonly history: History
  /** somebody came to see a moment: before it is here nothing is drawn, for it would tell how the match ended */
  private awaited = $state(false)
  /** what is said here */
  readonly talk: Talk

  readonly scene = $derived.by<Scene | null>(
    () => this.history.frame?.scene ?? (this.awaited ? null : (this.shown?.scene ?? null)),
  )
  readonly mine = $derived(
    this.seat !== null && !!this.view?.actors.includes(this.seat) && this.view.yours.includes(this.seat),
  )
  /** a bot plays for the seat through whose eyes one looks, until one takes it back: which; -1: none does */
  readonly lentSeat = $derived(this.view ? lentOf(this.view, this.seat) : -1)
  readonly underWay = $derived.by(() => this.sending || (this.heard?.seq ?? 0) < this.answered)
  /** what is seen is the table as it stands: on it something can be done */
  readonly settled = $derived.by(() => this.quiet && !this.sending && !this.behind && this.history.ply === null)
  readonly mayAct = $derived.by(() => this.mine && this.settled)
  /** somebody here is asked, though he may have to see first how it came to that */
  readonly called = $derived.by(
    () => !!this.heard?.asked && !this.sending && this.heard.seq >= this.answered,
  )
  readonly offers = $derived<Offer[]>(this.mayAct ? (this.scene?.offers ?? []) : [])
  /** somebody else is to move, and everybody here waits for him, also while what he did is being shown; -1: nobody */
  readonly others = $derived.by(() => (this.view && this.history.ply === null ? waitedFor(this.view) : -1))
  /** the same, once it has lasted for a moment: then it is said until his turn is over */
  waited = $state(-1)
  readonly still = false
  readonly looksBack = $derived.by(() => this.history.ply !== null)
  readonly actors = $derived(this.view?.actors ?? [])
  readonly over = $derived(this.quiet ? (this.view?.over ?? null) : null)

  private readonly queue = new ShowQueue<Item>(
    (item) => this.show(item),
    (item) => item.stay(settings.pace),
  )
  private readonly hearing: Hearing
  private readonly salting: Salting
  /** the event that the last answer told of */
  private answered = $state(0)
  /** that event has not been heard of yet: what lies here is a table of before, and nothing on it can be done any more */
  private readonly behind = $derived((this.view?.seq ?? 0) < this.answered)
  /** the event that one's own last move was to become; -1: none was made here */
  ownSeq = -1
  /** steps on the way that were shown last, in a row */
  private steps = 0
  private left = false
  /** so often other eyes were wanted: an answer for earlier ones comes too late */
  private looks = 0

  constructor(readonly id: string) {
    super()
    this.talk = new Talk(id)
    this.salting = new Salting(id, (command, key) =>
      this.persist(() => api.seatCommand(id, command, key)),
    )
    this.hearing = new Hearing(id, {
      frames: (frames, table) => this.enqueue(frames, table),
      table: (table) => this.replace(table),
      thinking: (seats) => (this.thinking = seats),
      said: (line) => this.talk.hear(line),
      same: (table) => (this.heard = heardIn(table)),
      standing: (yes) => {
        this.lost = !yes
        if (yes) void this.talk.catchUp()
      },
      ask: () => this.persist(() => api.table(id, this.seat)),
    })
    this.history = new History(
      () => this.shown?.ply ?? 0,
      (ply) => api.past(id, ply, this.seat),
    )
    lookedAt(id)
    this.curtain = keptOf(id, 'curtain', true)
  }

  /* Coming and going */

  /** `ply`: look at that moment at first; `seat`: through these eyes, if one may. */
  async open(ply: number | null = null, seat: number | null = null): Promise<void> {
    this.awaited = ply !== null
    try {
      await this.sitDown(ply, seat)
    } finally {
      this.awaited = false
    }
  }

  private async sitDown(ply: number | null, seat: number | null): Promise<void> {
    const table = await this.persist(() => api.table(this.id, null))
    if (!table) return
    const open = seat !== null && table.over && seat < table.seats.length
    await this.look(table, open ? { seat, passTo: null } : eyes(table, null, this.curtain))
    if (ply !== null && (await this.persist(() => this.history.begin(ply))) === null) this.history.goLive()
  }

  close(): void {
    this.left = true
    this.hearing.close()
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
    this.refusal = null
    const key = freshKey()
    const table = await this.sent(() => api.seatCommand(this.id, command, key))
    if (table && table.seq > this.hearing.seq) await this.look(table, eyes(table, this.seat, this.curtain))
    return table !== null
  }

  /** Play oneself again in place of the bot. */
  takeSeatBack(): void {
    if (this.lentSeat >= 0) void this.company({ what: 'back', body: { seat: this.lentSeat } })
  }

  setCurtain(on: boolean): void {
    this.curtain = on
    keepOf(this.id, 'curtain', on)
    if (this.view) void this.turnTo(this.view)
  }

  /* Taking back, hurrying on */

  /** Take back the choice; without one, the move. */
  takeBack(): void {
    if (!this.back() && this.settled && this.view?.undo) void this.send('undo')
  }

  /** What cannot be taken back alone can be, if everybody agrees. */
  askUndo = (): void =>
    void (this.settled && typeof this.view?.undo_ask === 'number' && this.send('ask-undo'))
  /** Stop the clocks, or go on: in the name of one's own seat, also while the curtain hangs. */
  stopClocks = (): void => void this.send('ask-pause', { seat: this.seat ?? this.view?.yours[0] })
  offerDraw = (): void => void this.send('ask-draw', { seat: this.seat ?? this.view?.yours[0] })
  goOn = (): void => void this.send('resume', { seat: this.seat ?? this.view?.yours[0] })
  answerAsked = (agree: boolean, seat: number): void => void this.send('answer', { agree, seat })

  skip(): void {
    this.queue.skip()
  }

  /** The network is back, or this page is looked at again: no reason to wait for the next try. */
  hurry(): void {
    this.hearing.hurry()
  }

  /** This page is looked at again, or no longer: whoever does not look is called from afar. */
  attend(yes: boolean): void {
    this.hearing.look()
    if (!yes) return
    this.hurry()
    // While a machine sleeps its own clock may stand still.
    if (this.heard?.clock) void this.hearing.catchUp()
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

  protected async askRules(move: string): Promise<{ refusal: Refusal | null } | null> {
    const { seat } = this
    return this.sending || seat === null ? null : this.sent(() => api.refusal(this.id, seat, move))
  }

  protected async askAstray(place: string, thing: string): Promise<{ refusal: Refusal | null } | null> {
    const { seat } = this
    return this.sending || seat === null ? null : this.sent(() => api.astray(this.id, seat, place, thing))
  }

  protected async send(what: api.Deed, more: Partial<api.Command> = {}): Promise<void> {
    if (this.sending) return
    this.queue.skip()
    const { view } = this
    const seat = more.seat ?? (what === 'undo' ? (this.seat ?? view?.yours[0] ?? null) : this.seat)
    if (!view || seat === null) return
    this.refusal = null
    const before = this.ownSeq
    const seq = OF_CLOCKS.includes(what) ? this.hearing.seq : view.seq
    this.ownSeq = seq + 1
    const key = freshKey()
    const body = { ...more, seat, seq }
    const answer = await this.sent(() => api.command(this.id, what, body, key))
    if (answer) return this.believe(answer)
    this.ownSeq = before
  }

  /** The live line tells of every event, with all its plies; where it is silent, the answer itself is believed. */
  private believe(answer: TableView): void {
    this.chosen = []
    this.asked = null
    this.answered = answer.seq
    // The line may have been faster than the answer, and then there may be a tile at hand already.
    if (this.shown && this.view && this.view.seq >= answer.seq) this.offered(this.shown.scene)
    const adopt = (): void => {
      if (this.left || this.hearing.seq >= answer.seq) return
      if (answer.seat === this.seat) this.hearing.hear({ type: 'table', table: answer })
      else void this.hearing.catchUp() // it was done for a seat through whose eyes nobody looks here now
    }
    if (this.hearing.stands) setTimeout(adopt, LIVE_GRACE)
    else adopt()
  }

  /** While it is under way nothing else is sent, and afterwards something may be, whatever became of it. */
  private async sent<T>(ask: () => Promise<T>): Promise<T | null> {
    this.sending = true
    try {
      return await this.persist(ask)
    } finally {
      this.sending = false
    }
  }

  /** Ask until there is an answer, however long the server is away; a refusal is said and ends the asking. */
  private async persist<T>(ask: () => Promise<T>): Promise<T | null> {
    for (let attempt = 0; !this.left; attempt++) {
      try {
        const answer = await ask()
        this.lost = false
        return answer
      } catch (error) {
        if (!passes(error)) return this.refused(error)
        this.lost = error instanceof Unreachable
        await wait(pause(attempt))
      }
    }
    return null
  }

  private refused(error: unknown): null {
    this.lost = false
    if (!(error instanceof Refused)) throw error
    if (error.text.key === 'seat-over') return this.seeTheEnd()
    this.broken ||= error.text.key === 'server-broken-table'
    this.gone ||= this.broken || error.status === 404
    if (this.gone) this.hearing.close() // nobody need knock any more
    else if (error.status === 403 && this.seat !== null && this.hearing.open) return this.lostSeat()
    const say = (): void => this.refuse(error.text, error.refusal?.law ?? '')
    if (error.status === 409) void this.hearing.catchUp().then(say)
    else say()
    return null
  }

  /** The game is over, which is still to be shown: whoever wants to sit down or get up sees it. */
  private seeTheEnd(): null {
    this.skip()
    void this.hearing.catchUp()
    return null
  }

  /** This seat has moved to another device: go on looking, as everybody may. */
  private lostSeat(): null {
    this.hearing.close()
    this.seat = null
    void this.open()
    return null
  }

  /* Hearing from the server */

  /** See the table through these eyes; of all others nothing is kept. */
  private async look(table: TableView, { seat, passTo }: ReturnType<typeof eyes>): Promise<void> {
    this.hearing.close()
    this.queue.clear()
    this.history.forget()
    this.chosen = []
    this.asked = null
    this.answered = 0
    this.refusal = null
    if (passTo !== null || (seat === null && this.seat !== null)) this.conceal()
    this.seat = seat
    this.passTo = passTo
    const turn = ++this.looks
    const seen = table.seat === seat ? table : await this.persist(() => api.table(this.id, seat))
    if (this.left || this.looks !== turn) return
    if (!seen) return void (seat !== null && !this.gone && this.lostSeat())
    this.hearing.listen(seen)
    this.heard = heardIn(seen)
    this.duelSeen = duelOf(seen.scene, 'past')
    this.adopt(seen)
  }

  /** The curtain falls: of what this seat saw nothing stays, not even until the public view has come. */
  private conceal(): void {
    this.voice.hush()
    this.log = []
    this.sheet = null
    if (this.shown) this.shown = { ...this.shown, scene: bare(this.shown.scene) }
    if (this.view) this.view = { ...this.view, undo: null, undo_barrier: null, undo_ask: null, undo_waits: [] }
  }

  /** A move was taken back, or something was missed: the table as it stands, at once. */
  private replace(table: TableView): void {
    this.heard = heardIn(table)
    this.queue.clear()
    this.adopt(table)
    this.history.renew()
  }

  private enqueue(frames: Frame[], table: TableView): void {
    this.heard = heardIn(table)
    const { stay, steps } = stays(frames, {
      before: this.shown?.scene,
      own: table.seq === this.ownSeq,
      goesOn: table.thinking,
      steps: this.steps,
    })
    this.steps = steps
    const items: Item[] = frames.map((frame, i) => ({ frame, stay: stay[i]! }))
    const last = items.at(-1)
    let rest: Item['stay'] = () => 0
    // What may be done next is offered at once, while the last ply is still fresh; only a curtain waits for it.
    if (last && eyes(table, this.seat, this.curtain).passTo === null) [rest, last.stay] = [last.stay, rest]
    this.quiet = false
    this.queue.push(...items, { table, stay: rest })
  }

  /** The pace is another one: it holds for what is being shown, too. */
  keepPace(): void {
    this.queue.retime()
  }

  private show(item: Item): void {
    if ('table' in item) return this.adopt(item.table)
    const before = this.shown?.scene
    this.shown = item.frame
    const lines = item.frame.log ?? []
    this.log = [...this.log, ...lines]
    this.voice.tell(lines.map((line) => line.text))
    this.thinking = []
    this.noticeSheets(before, item.frame.scene)
  }

  /** Add to the dice what they wait for here; the table is then seen as it is. */
  private async addToDice(table: TableView): Promise<void> {
    const added = await this.salting.add(table)
    if (added && added.seq > this.hearing.seq)
      return this.look(added, eyes(added, this.seat, this.curtain))
    if (added !== null || this.left) return
    this.refusal = null // another page of this browser was faster
    await this.hearing.catchUp()
  }

  private adopt(table: TableView): void {
    if (table.ply < (this.view?.ply ?? 0)) this.history.forget()
    if (table.over && this.view && !this.view.over) void this.talk.openEars()
    if (table.seq > (this.view?.seq ?? 0)) this.refusal = null // it was about a table of before
    this.view = table
    this.shown = { ply: table.ply, scene: table.scene }
    this.log = table.log
    this.quiet = true
    this.thinking = table.thinking ? table.actors : []
    this.offered(table.scene)
    void this.addToDice(table)
    void this.turnTo(table)
  }

  /** When somebody else is asked, other eyes may be needed. */
  private async turnTo(table: TableView): Promise<void> {
    const wanted = eyes(table, this.seat, this.curtain)
    if (wanted.seat === this.seat && wanted.passTo === this.passTo) return
    await this.look(table, wanted)
  }

  /** A reckoning that was not there before lies open until it is put away. */
  private noticeSheets(before: Scene | undefined, now: Scene): void {
    const fresh = before && freshSheet(before, now)
    if (!fresh) return
    this.sheet = fresh
    this.queue.stop()
  }
}
