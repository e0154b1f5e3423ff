/** A table as this screen knows it: whose eyes look, what lies on it, what waits to be shown, and what is sent. */
import { Viewport } from '../../chart/viewport/viewport.svelte'
import { Chat } from '../../social/chat/chat.svelte'
import { SaltSender } from '../../fairness/saltSender'
import { settings } from '../../settings/settings.svelte'
import { saveForTable, loadForTable, markTableVisited } from '../../settings/tableStorage'
import * as api from '../../api/endpoints'
import { randomKey, isTransient, retryDelay, ApiError, NetworkError, sleep } from '../../api/http'
import type { Offer, Scene, Zone } from '../../api/scene'
import type { Frame, LogLine, RuleRefusal, TableView } from '../../api/messages'
import { type LatestState, LiveSync, latestState } from './liveSync'
import { GameHistory } from './history.svelte'
import { publicScene, duelSignature, newScoreSheet } from './sceneDiff'
import { playbackTimes } from './playbackTiming'
import { PlaybackQueue } from './playbackQueue'
import { choosePerspective, lentSeatOf, awaitedSeat } from './perspective'
import { SceneModel } from './sceneModel.svelte'
import { Announcer } from './announcer.svelte'

/** what is shown next: a ply of an event, or the table as it stands after the event, with how long it stays */
type Item = ({ frame: Frame } | { table: TableView }) & { stay: (pace: number) => number }

/** Clocks run while something is shown, so what is said of them waits for nothing. */
const CLOCK_COMMANDS: readonly api.CommandName[] = ['ask-pause', 'resume']

/** how long to wait for the live line to tell of a move before believing the answer to it */
const LIVE_GRACE = 900

export class TableModel extends SceneModel {
  view = $state.raw<TableView | null>(null)
  /** the newest that was told, which the view follows when all of it was shown */
  latest = $state.raw<LatestState | null>(null)
  /** the newest thing shown, which may lag behind the view's when moves are shown one by one */
  shown = $state.raw<Frame | null>(null)
  log = $state.raw<LogLine[]>([])
  readonly announcer = new Announcer()
  seat = $state<number | null>(null)
  /** the seat that the screen must be passed to: the curtain is down */
  passTo = $state<number | null>(null)
  thinking = $state.raw<number[]>([])
  sending = $state(false)
  connectionLost = $state(false)
  gone = $state(false)
  /** what was written down of it cannot be read: it is as good as gone */
  broken = $state(false)
  /** everything that happened has been shown */
  caughtUp = $state(true)
  /** a reckoning that lies open over the chart */
  sheet = $state.raw<Zone | null>(null)
  curtain = $state(true)
  /** through it the chart is looked at */
  readonly viewport = new Viewport()
  readonly history: GameHistory
  /** somebody came to see a moment: before it is here nothing is drawn, for it would tell how the match ended */
  private loadingPosition = $state(false)
  /** what is said here */
  readonly chat: Chat

  readonly scene = $derived.by<Scene | null>(
    () => this.history.frame?.scene ?? (this.loadingPosition ? null : (this.shown?.scene ?? null)),
  )
  readonly isMyTurn = $derived(
    this.seat !== null && !!this.view?.actors.includes(this.seat) && this.view.yours.includes(this.seat),
  )
  /** a bot plays for the seat through whose eyes one looks, until one takes it back: which; -1: none does */
  readonly lentSeat = $derived(this.view ? lentSeatOf(this.view, this.seat) : -1)
  readonly pending = $derived.by(() => this.sending || (this.latest?.seq ?? 0) < this.answeredSeq)
  /** what is seen is the table as it stands: on it something can be done */
  readonly settled = $derived.by(() => this.caughtUp && !this.sending && !this.behind && this.history.ply === null)
  readonly canAct = $derived.by(() => this.isMyTurn && this.settled)
  /** somebody here is asked, though he may have to see first how it came to that */
  readonly isAsked = $derived.by(
    () => !!this.latest?.asked && !this.sending && this.latest.seq >= this.answeredSeq,
  )
  readonly offers = $derived<Offer[]>(this.canAct ? (this.scene?.offers ?? []) : [])
  /** somebody else is to move, and everybody here waits for him, also while what he did is being shown; -1: nobody */
  readonly seatAwaited = $derived.by(() => (this.view && this.history.ply === null ? awaitedSeat(this.view) : -1))
  /** the same, once it has lasted for a moment: then it is said until his turn is over */
  seatAnnounced = $state(-1)
  readonly isStatic = false
  readonly inHistory = $derived.by(() => this.history.ply !== null)
  readonly actors = $derived(this.view?.actors ?? [])
  readonly over = $derived(this.caughtUp ? (this.view?.over ?? null) : null)

  private readonly queue = new PlaybackQueue<Item>(
    (item) => this.show(item),
    (item) => item.stay(settings.pace),
  )
  private readonly sync: LiveSync
  private readonly saltSender: SaltSender
  /** the event that the last answer told of */
  private answeredSeq = $state(0)
  /** that event has not been heard of yet: what lies here is a table of before, and nothing on it can be done any more */
  private readonly behind = $derived((this.view?.seq ?? 0) < this.answeredSeq)
  /** the event that one's own last move was to become; -1: none was made here */
  ownSeq = -1
  /** steps on the way that were shown last, in a row */
  private steps = 0
  private closed = false
  /** so often other eyes were wanted: an answer for earlier ones comes too late */
  private generation = 0

  constructor(readonly id: string) {
    super()
    this.chat = new Chat(id)
    this.saltSender = new SaltSender(id, (command, key) =>
      this.retry(() => api.sendSeatCommand(id, command, key)),
    )
    this.sync = new LiveSync(id, {
      onFrames: (frames, table) => this.enqueue(frames, table),
      onTable: (table) => this.replace(table),
      onThinking: (seats) => (this.thinking = seats),
      onChat: (line) => this.chat.receive(line),
      onUnchanged: (table) => (this.latest = latestState(table)),
      onConnectedChange: (yes) => {
        this.connectionLost = !yes
        if (yes) void this.chat.catchUp()
      },
      fetchTable: () => this.retry(() => api.fetchTable(id, this.seat)),
    })
    this.history = new GameHistory(
      () => this.shown?.ply ?? 0,
      (ply) => api.fetchPly(id, ply, this.seat),
    )
    markTableVisited(id)
    this.curtain = loadForTable(id, 'curtain', true)
  }

  /* Coming and going */

  /** `ply`: look at that moment at first; `seat`: through these eyes, if one may. */
  async open(ply: number | null = null, seat: number | null = null): Promise<void> {
    this.loadingPosition = ply !== null
    try {
      await this.enter(ply, seat)
    } finally {
      this.loadingPosition = false
    }
  }

  private async enter(ply: number | null, seat: number | null): Promise<void> {
    const table = await this.retry(() => api.fetchTable(this.id, null))
    if (!table) return
    const open = seat !== null && table.over && seat < table.seats.length
    await this.switchTo(table, open ? { seat, passTo: null } : choosePerspective(table, null, this.curtain))
    if (ply !== null && (await this.retry(() => this.history.openAt(ply))) === null) this.history.goLive()
  }

  close(): void {
    this.closed = true
    this.sync.close()
    this.queue.clear()
    this.history.pause()
  }

  /** Whoever the screen was passed to sits down: now, and not before, is his view fetched. */
  async openCurtain(): Promise<void> {
    const seat = this.passTo
    if (seat === null || !this.view) return
    await this.switchTo(this.view, { seat, passTo: null })
  }

  /** When the game is over, anybody may look through anybody's eyes. */
  viewAs(seat: number): void {
    if (this.view?.over) void this.switchTo(this.view, { seat, passTo: null })
  }

  /** Sit down, get up, lend the seat to a bot; true if it was done, and the table is seen as one now sees it. */
  async commandSeat(command: api.SeatCommand): Promise<boolean> {
    if (this.sending) return false
    this.refusal = null
    const key = randomKey()
    const table = await this.sendOnce(() => api.sendSeatCommand(this.id, command, key))
    if (table && table.seq > this.sync.seq) await this.switchTo(table, choosePerspective(table, this.seat, this.curtain))
    return table !== null
  }

  /** Play oneself again in place of the bot. */
  takeSeatBack(): void {
    if (this.lentSeat >= 0) void this.commandSeat({ what: 'back', body: { seat: this.lentSeat } })
  }

  setCurtain(on: boolean): void {
    this.curtain = on
    saveForTable(this.id, 'curtain', on)
    if (this.view) void this.followTurn(this.view)
  }

  /* Taking back, hurrying on */

  /** Take back the choice; without one, the move. */
  takeBack(): void {
    if (!this.stepBack() && this.settled && this.view?.undo) void this.send('undo')
  }

  /** What cannot be taken back alone can be, if everybody agrees. */
  askUndo = (): void =>
    void (this.settled && typeof this.view?.undo_ask === 'number' && this.send('ask-undo'))
  /** Stop the clocks, or go on: in the name of one's own seat, also while the curtain hangs. */
  pauseClocks = (): void => void this.send('ask-pause', { seat: this.seat ?? this.view?.yours[0] })
  offerDraw = (): void => void this.send('ask-draw', { seat: this.seat ?? this.view?.yours[0] })
  resumeClocks = (): void => void this.send('resume', { seat: this.seat ?? this.view?.yours[0] })
  answerProposal = (agree: boolean, seat: number): void => void this.send('answer', { agree, seat })

  skip(): void {
    this.queue.skip()
  }

  /** The network is back, or this page is looked at again: no reason to wait for the next try. */
  reconnectNow(): void {
    this.sync.reconnectNow()
  }

  /** This page is looked at again, or no longer: whoever does not look is called from afar. */
  visibilityChanged(yes: boolean): void {
    this.sync.reportVisibility()
    if (!yes) return
    this.reconnectNow()
    // While a machine sleeps its own clock may stand still.
    if (this.latest?.clock) void this.sync.catchUp()
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

  protected async askRules(move: string): Promise<{ refusal: RuleRefusal | null } | null> {
    const { seat } = this
    return this.sending || seat === null ? null : this.sendOnce(() => api.fetchRefusal(this.id, seat, move))
  }

  protected async send(what: api.CommandName, more: Partial<api.Command> = {}): Promise<void> {
    if (this.sending) return
    this.queue.skip()
    const { view } = this
    const seat = more.seat ?? (what === 'undo' ? (this.seat ?? view?.yours[0] ?? null) : this.seat)
    if (!view || seat === null) return
    this.refusal = null
    const before = this.ownSeq
    const seq = CLOCK_COMMANDS.includes(what) ? this.sync.seq : view.seq
    this.ownSeq = seq + 1
    const key = randomKey()
    const body = { ...more, seat, seq }
    const answer = await this.sendOnce(() => api.sendCommand(this.id, what, body, key))
    if (answer) return this.acceptAnswer(answer)
    this.ownSeq = before
  }

  /** The live line tells of every event, with all its plies; where it is silent, the answer itself is believed. */
  private acceptAnswer(answer: TableView): void {
    this.chosen = []
    this.proposedPath = null
    this.answeredSeq = answer.seq
    // The line may have been faster than the answer, and then there may be a tile at hand already.
    if (this.shown && this.view && this.view.seq >= answer.seq) this.updateOffers(this.shown.scene)
    const adopt = (): void => {
      if (this.closed || this.sync.seq >= answer.seq) return
      if (answer.seat === this.seat) this.sync.receive({ type: 'table', table: answer })
      else void this.sync.catchUp() // it was done for a seat through whose eyes nobody looks here now
    }
    if (this.sync.connected) setTimeout(adopt, LIVE_GRACE)
    else adopt()
  }

  /** While it is under way nothing else is sent, and afterwards something may be, whatever became of it. */
  private async sendOnce<T>(ask: () => Promise<T>): Promise<T | null> {
    this.sending = true
    try {
      return await this.retry(ask)
    } finally {
      this.sending = false
    }
  }

  /** Ask until there is an answer, however long the server is away; a refusal is said and ends the asking. */
  private async retry<T>(ask: () => Promise<T>): Promise<T | null> {
    for (let attempt = 0; !this.closed; attempt++) {
      try {
        const answer = await ask()
        this.connectionLost = false
        return answer
      } catch (error) {
        if (!isTransient(error)) return this.handleError(error)
        this.connectionLost = error instanceof NetworkError
        await sleep(retryDelay(attempt))
      }
    }
    return null
  }

  private handleError(error: unknown): null {
    this.connectionLost = false
    if (!(error instanceof ApiError)) throw error
    if (error.text.key === 'seat-over') return this.showEnd()
    this.broken ||= error.text.key === 'server-broken-table'
    this.gone ||= this.broken || error.status === 404
    if (this.gone) this.sync.close() // nobody need knock any more
    else if (error.status === 403 && this.seat !== null && this.sync.open) return this.lostSeat()
    const say = (): void => this.showRefusal(error.text, error.refusal?.law ?? '')
    if (error.status === 409) void this.sync.catchUp().then(say)
    else say()
    return null
  }

  /** The game is over, which is still to be shown: whoever wants to sit down or get up sees it. */
  private showEnd(): null {
    this.skip()
    void this.sync.catchUp()
    return null
  }

  /** This seat has moved to another device: go on looking, as everybody may. */
  private lostSeat(): null {
    this.sync.close()
    this.seat = null
    void this.open()
    return null
  }

  /* Hearing from the server */

  /** See the table through these eyes; of all others nothing is kept. */
  private async switchTo(table: TableView, { seat, passTo }: ReturnType<typeof choosePerspective>): Promise<void> {
    this.sync.close()
    this.queue.clear()
    this.history.reset()
    this.chosen = []
    this.proposedPath = null
    this.answeredSeq = 0
    this.refusal = null
    if (passTo !== null || (seat === null && this.seat !== null)) this.hidePrivate()
    this.seat = seat
    this.passTo = passTo
    const turn = ++this.generation
    const seen = table.seat === seat ? table : await this.retry(() => api.fetchTable(this.id, seat))
    if (this.closed || this.generation !== turn) return
    if (!seen) return void (seat !== null && !this.gone && this.lostSeat())
    this.sync.start(seen)
    this.latest = latestState(seen)
    this.duelSeen = duelSignature(seen.scene, 'past')
    this.adopt(seen)
  }

  /** The curtain falls: of what this seat saw nothing stays, not even until the public view has come. */
  private hidePrivate(): void {
    this.announcer.clear()
    this.log = []
    this.sheet = null
    if (this.shown) this.shown = { ...this.shown, scene: publicScene(this.shown.scene) }
    if (this.view) this.view = { ...this.view, undo: null, undo_barrier: null, undo_ask: null, undo_waits: [] }
  }

  /** A move was taken back, or something was missed: the table as it stands, at once. */
  private replace(table: TableView): void {
    this.latest = latestState(table)
    this.queue.clear()
    this.adopt(table)
    this.history.refresh()
  }

  private enqueue(frames: Frame[], table: TableView): void {
    this.latest = latestState(table)
    const { stay, steps } = playbackTimes(frames, {
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
    if (last && choosePerspective(table, this.seat, this.curtain).passTo === null) [rest, last.stay] = [last.stay, rest]
    this.caughtUp = false
    this.queue.push(...items, { table, stay: rest })
  }

  /** The pace is another one: it holds for what is being shown, too. */
  retime(): void {
    this.queue.retime()
  }

  private show(item: Item): void {
    if ('table' in item) return this.adopt(item.table)
    const before = this.shown?.scene
    this.shown = item.frame
    const lines = item.frame.log ?? []
    this.log = [...this.log, ...lines]
    this.announcer.announce(lines.map((line) => line.text))
    this.thinking = []
    this.openNewSheet(before, item.frame.scene)
  }

  /** Add to the dice what they wait for here; the table is then seen as it is. */
  private async contributeSalt(table: TableView): Promise<void> {
    const added = await this.saltSender.contribute(table)
    if (added && added.seq > this.sync.seq)
      return this.switchTo(added, choosePerspective(added, this.seat, this.curtain))
    if (added !== null || this.closed) return
    this.refusal = null // another page of this browser was faster
    await this.sync.catchUp()
  }

  private adopt(table: TableView): void {
    if (table.ply < (this.view?.ply ?? 0)) this.history.reset()
    if (table.over && this.view && !this.view.over) void this.chat.widenAudience()
    if (table.seq > (this.view?.seq ?? 0)) this.refusal = null // it was about a table of before
    this.view = table
    this.shown = { ply: table.ply, scene: table.scene }
    this.log = table.log
    this.caughtUp = true
    this.thinking = table.thinking ? table.actors : []
    this.updateOffers(table.scene)
    void this.contributeSalt(table)
    void this.followTurn(table)
  }

  /** When somebody else is asked, other eyes may be needed. */
  private async followTurn(table: TableView): Promise<void> {
    const wanted = choosePerspective(table, this.seat, this.curtain)
    if (wanted.seat === this.seat && wanted.passTo === this.passTo) return
    await this.switchTo(table, wanted)
  }

  /** A reckoning that was not there before lies open until it is put away. */
  private openNewSheet(before: Scene | undefined, now: Scene): void {
    const fresh = before && newScoreSheet(before, now)
    if (!fresh) return
    this.sheet = fresh
    this.queue.stop()
  }
}
