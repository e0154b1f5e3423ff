/** Model of a table in this browser: perspective, playback, selection and commands. */
import { Viewport } from '../../chart/viewport/viewport.svelte'
import { Chat } from '../../social/chat/chat.svelte'
import { SaltSender } from '../../fairness/saltSender'
import { settings } from '../../settings/settings.svelte'
import { saveForTable, loadForTable, markTableVisited } from '../../settings/tableStorage'
import * as api from '../../api/endpoints'
import { randomKey, isTransient, retryDelay, ApiError, NetworkError, sleep } from '../../api/http'
import type { Offer, Scene, Zone } from '../../api/scene'
import type { Frame, LogLine, RuleRefusal, TableView } from '../../api/messages'
import { type LatestState, LiveSync, latestState, withOrders } from './liveSync'
import { GameHistory } from './history.svelte'
import { publicScene, duelSignature } from './sceneDiff'
import { type PlaybackItem, PlaybackTimeline } from './playbackItems'
import { PlaybackQueue } from './playbackQueue'
import { choosePerspective, lentSeatOf, awaitedSeat } from './perspective'
import { Recap } from './recap.svelte'
import { SceneModel } from './sceneModel.svelte'
import { SentMoves } from './sentMoves.svelte'
import { Announcer } from './announcer.svelte'
import { differsFromGuide } from '../../guide/guideMoves'

const LIVE_GRACE = 900 // ms until the answer is used without a live update

export class TableModel extends SceneModel {
  view = $state.raw<TableView | null>(null)
  /** latest state received, ahead of the playback */
  latest = $state.raw<LatestState | null>(null)
  /** scene being shown, possibly behind `view` */
  shown = $state.raw<Frame | null>(null)
  log = $state.raw<LogLine[]>([])
  readonly announcer = new Announcer()
  readonly recap = new Recap()
  seat = $state<number | null>(null)
  /** seat to pass the screen to: the curtain is closed */
  passTo = $state<number | null>(null)
  thinking = $state.raw<number[]>([])
  sending = $state(false)
  connectionLost = $state(false)
  gone = $state(false)
  /** key of the text that says why it is gone, if the server says so */
  absence = $state('')
  /** the playback has finished */
  caughtUp = $state(true)
  /** open score sheet */
  sheet = $state.raw<Zone | null>(null)
  curtain = $state(true)
  /** viewport of the chart */
  readonly viewport = new Viewport()
  readonly history: GameHistory
  /** a shared position is loading: draw nothing before, to avoid spoilers */
  private loadingPosition = $state(false)
  /** chat of the table */
  readonly chat: Chat

  readonly scene = $derived.by<Scene | null>(
    () => this.history.frame?.scene ?? (this.loadingPosition ? null : (this.shown?.scene ?? null)),
  )
  readonly isMyTurn = $derived(this.seat !== null && !!this.view?.actors.includes(this.seat) && this.view.own_seats.includes(this.seat))
  /** the seat in view, unless one only looks over its shoulder */
  private readonly ownSeat = $derived(this.view?.looks_over.includes(this.seat ?? -1) ? null : this.seat)
  /** own seat in view that a bot plays; -1: none */
  readonly lentSeat = $derived(this.view ? lentSeatOf(this.view, this.seat) : -1)
  readonly pending = $derived.by(() => this.sending || (this.latest?.seq ?? 0) < this.answeredSeq)
  /** the table shown is current and can be acted on */
  readonly settled = $derived.by(() => this.caughtUp && !this.sending && !this.outdated && this.history.ply === null)
  readonly canAct = $derived.by(() => this.isMyTurn && this.settled)
  /** a player here has to move, though playback may be running */
  readonly isAsked = $derived.by(
    () => !!this.latest?.asked && !this.sending && this.latest.seq >= this.answeredSeq,
  )
  readonly offers = $derived<Offer[]>(this.canAct ? (this.scene?.offers ?? []) : [])
  /** it is the player's turn, after turns of others */
  readonly showsRecap = $derived.by(() => this.recap.isOpen && this.isMyTurn && !this.pending && !this.inHistory && !this.view?.guide)
  /** seat everyone here waits for, also during playback; -1: none */
  readonly seatAwaited = $derived.by(() => (this.view && this.history.ply === null ? awaitedSeat(this.view) : -1))
  /** the same after a short delay, for announcements */
  seatAnnounced = $state(-1)
  readonly isStatic = false
  readonly inHistory = $derived.by(() => this.history.ply !== null)
  readonly actors = $derived(this.view?.actors ?? [])
  readonly winners = $derived(this.caughtUp ? (this.view?.winners ?? null) : null)

  readonly queue = new PlaybackQueue<PlaybackItem>(
    (item) => this.show(item),
    (item) => item.stay(this.hurried(settings.pace)),
  )
  private readonly sync: LiveSync
  private readonly saltSender: SaltSender
  /** event number of the last answer */
  private answeredSeq = $state(0)
  /** that event has not arrived yet, so the table shown is outdated */
  private readonly outdated = $derived((this.view?.seq ?? 0) < this.answeredSeq)
  /** event number of the player's own last move; -1: none */
  ownSeq = -1
  private readonly timeline = new PlaybackTimeline()
  private closed = false
  /** invalidates answers for an earlier perspective */
  private generation = 0

  constructor(readonly id: string) {
    super()
    this.chat = new Chat(id)
    this.saltSender = new SaltSender(id, (command, key) =>
      this.retry(() => api.sendSeatCommand(id, command, key)),
    )
    this.sync = new LiveSync(id, {
      onFrames: (frames, table) => this.enqueue(frames, table),
      onTable: (table) => void (this.replace(table), this.chat.checkMoves()),
      onThinking: (seats) => (this.thinking = seats),
      onChat: (line) => this.chat.receive(line),
      onUnchanged: (table) => void ([this.latest, this.view] = [latestState(table), withOrders(this.view, table)]),
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

  /* Opening and closing */

  /** Open at `ply`, as `seat` where allowed. */
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
    const open = seat !== null && table.winners && seat < table.seats.length
    await this.switchTo(table, open ? { seat, passTo: null } : choosePerspective(table, null, this.curtain))
    if (ply !== null && (await this.retry(() => this.history.openAt(ply))) === null) this.history.goLive()
  }

  close(): void {
    this.closed = true
    this.sync.close()
    this.queue.clear()
    this.history.pause()
  }

  /** Open the curtain: only now fetch the view of the next player. */
  async openCurtain(): Promise<void> {
    const seat = this.passTo
    if (seat === null || !this.view) return
    await this.switchTo(this.view, { seat, passTo: null })
  }

  /** View a finished game as any seat. */
  viewAs(seat: number): void {
    if (this.view?.winners) void this.switchTo(this.view, { seat, passTo: null })
  }

  /** Join, leave or lend a seat; true if done, with the view updated. */
  async commandSeat(command: api.SeatCommand): Promise<boolean> {
    if (this.sending) return false
    this.refusal = null
    const key = randomKey()
    const table = await this.sendOnce(() => api.sendSeatCommand(this.id, command, key))
    if (table && table.seq > this.sync.seq) await this.switchTo(table, choosePerspective(table, this.seat, this.curtain))
    else if (table) this.sync.amend(table)
    return table !== null
  }

  /** Take the seat back from the bot. */
  takeSeatBack = (): void =>
    void (this.lentSeat >= 0 && this.commandSeat({ what: 'take-back', body: { seat: this.lentSeat } }))

  setCurtain(on: boolean): void {
    this.curtain = on
    saveForTable(this.id, 'curtain', on)
    if (this.view) void this.followTurn(this.view)
  }

  /* Undo, clocks, visibility */

  /** Undo the selection, or else the last move with those sent together, or all after a ply. */
  takeBack(after = this.undoesWhole?.before): void {
    if (this.chosen.length > 0 || this.path || !this.caughtUp || this.fleet.isFollowed) return void this.stepBack()
    if (this.settled && this.view?.undo) void this.send('undo', after === undefined ? {} : { ply: after })
  }

  private readonly sentMoves = new SentMoves()
  /** moves that an undo would take back together */
  readonly undoesWhole = $derived.by(() => this.sentMoves.endingAt(this.view?.ply))

  /** Ask for consent to an undo. */
  askUndo = (): void =>
    void (this.settled && typeof this.view?.undo_proposal_ply === 'number' && this.send('proposals/undo'))
  /** Pause or resume the clocks, in the name of an own seat, even behind the curtain. */
  pauseClocks = (): void => void this.send('proposals/pause', { seat: this.seat ?? this.view?.own_seats[0] })
  leaveGuide = (): void => void this.send('guide/leave')
  offerDraw = (): void => void this.send('proposals/draw', { seat: this.seat ?? this.view?.own_seats[0] })
  resumeClocks = (): void => void this.send('resume', { seat: this.seat ?? this.view?.own_seats[0] })
  answerProposal = (agree: boolean, seat: number): void => void this.send('proposals/answer', { agree, seat })

  skip(): void {
    this.queue.skip()
  }

  /** The network is back or the page is visible: reconnect now. */
  reconnectNow(): void {
    this.sync.reconnectNow()
  }

  /** The page became visible or hidden; players with hidden pages get notified. */
  visibilityChanged(yes: boolean): void {
    this.sync.reportVisibility()
    if (!yes) return
    this.reconnectNow()
    // Page time may stop while the machine sleeps.
    if (this.latest?.clock) void this.sync.catchUp()
  }

  /* Score sheets */

  openSheet(zone: Zone): void {
    this.sheet = zone
  }

  /** Open a new score sheet and pause the playback. */
  private readSheet(sheet: Zone): void {
    this.sheet = sheet
    this.queue.stop()
  }

  closeSheet(): void {
    this.sheet = null
    this.queue.resume()
  }

  /* Commands */

  protected async askRules(move: string): Promise<{ refusal: RuleRefusal | null } | null> {
    const seat = this.ownSeat
    return this.sending || seat === null ? null : this.sendOnce(() => api.fetchRefusal(this.id, seat, move))
  }

  protected async askPlaceRefusal(place: string, thing: string): Promise<{ refusal: RuleRefusal | null } | null> {
    const seat = this.ownSeat
    return this.sending || seat === null ? null : this.sendOnce(() => api.fetchPlaceRefusal(this.id, seat, place, thing))
  }

  protected async send(what: api.CommandName, more: Partial<api.Command> = {}): Promise<void> {
    if (this.sending) return
    this.queue.skip()
    const { view } = this
    const seat = more.seat ?? (what === 'undo' ? (this.seat ?? view?.own_seats[0] ?? null) : this.seat)
    if (!view || seat === null) return
    this.refusal = null
    if (what === 'moves' && differsFromGuide(view, more.moves)) return this.showRefusal({ key: 'refused-guide-first' }, '')
    const [before, since] = [this.ownSeq, this.fleet.undonePly(view.ply)]
    const seq = api.CLOCK_COMMANDS.includes(what) ? this.sync.seq : view.seq
    this.ownSeq = seq + 1
    const key = randomKey()
    const body = { ...more, seat, seq }
    const answer = await this.sendOnce(() => api.sendCommand(this.id, what, body, key))
    if (answer && body.moves && (body.moves.length > 1 || since < view.ply)) this.sentMoves.add(since, answer.ply)
    if (answer) return this.acceptAnswer(answer)
    this.ownSeq = before
  }

  /** Wait for the live update of the command; without one, use the answer itself. */
  private acceptAnswer(answer: TableView): void {
    this.chosen = []
    this.proposedPath = null
    this.answeredSeq = answer.seq
    // The live update may have come first and selected a tile.
    if (this.shown && this.view && this.view.seq >= answer.seq) this.updateOffers(this.shown.scene)
    const adopt = (): void => {
      if (this.closed || this.sync.seq >= answer.seq) return
      if (answer.seat === this.seat) this.sync.receive({ type: 'table', table: answer })
      else void this.sync.catchUp() // sent for a seat that is not in view
    }
    if (this.sync.connected) setTimeout(adopt, LIVE_GRACE)
    else adopt()
  }

  private async sendOnce<T>(ask: () => Promise<T>): Promise<T | null> {
    this.sending = true
    try {
      return await this.retry(ask)
    } finally {
      this.sending = false
    }
  }

  /** Retry until answered; a refusal is shown and ends it. */
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
    const { key } = error.text
    if (key === 'seat-over') return this.showEnd()
    if (key === 'server-broken-table' || (key === 'tournament-sealed' && !this.view)) this.absence = key
    this.gone ||= this.absence !== '' || error.status === 404
    if (this.gone) this.sync.close() // stop reconnecting
    else if (error.status === 403 && this.seat !== null && this.sync.open) return this.lostSeat()
    const say = (): void => this.showRefusal(error.text, error.refusal?.paragraph ?? '')
    void (error.status === 409 ? this.sync.catchUp().then(say) : say())
    return null
  }

  private showEnd(): null {
    this.skip()
    void this.sync.catchUp()
    return null
  }

  /** Watch on after the seat moved to another device. */
  private lostSeat(): null {
    this.sync.close()
    this.seat = null
    void this.open()
    return null
  }

  /* Live updates */

  /** Switch the perspective, dropping all data of the previous one. */
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
    this.closedDuel = duelSignature(seen.scene, 'past')
    void this.recap.recall(seen, (ply) => api.fetchPly(this.id, ply, seat))
    this.applyTable(seen)
  }

  /** Drop private data at once, before the public view arrives. */
  private hidePrivate(): void {
    for (const news of [this.announcer, this.highlights]) news.clear()
    this.log = []
    this.sheet = null
    if (this.shown) this.shown = { ...this.shown, scene: publicScene(this.shown.scene) }
    if (this.view) this.view = { ...this.view, undo: null, undo_barrier: null, undo_proposal_ply: null, undo_awaiting: [] }
  }

  /** Show the table at once, after an undo or a gap. */
  private replace(table: TableView): void {
    this.latest = latestState(table)
    this.queue.clear()
    this.applyTable(table)
    this.history.refresh()
  }

  private enqueue(frames: Frame[], table: TableView): void {
    const mover = this.latest?.mover ?? -1
    this.latest = latestState(table)
    const before = this.queue.idle ? this.shown?.scene : undefined
    const ownSeat = table.seq === this.ownSeq ? mover : null
    const passes = choosePerspective(table, this.seat, this.curtain).passTo !== null
    this.caughtUp = false
    this.queue.push(...this.timeline.items(frames, table, { before, ownSeat, seat: this.seat, mover, next: this.latest.mover, passes }))
  }

  retime(): void {
    this.queue.retime()
  }

  watchAgain(): void {
    if (!this.settled || !this.view) return
    const items = this.recap.itemsAgain(this.view)
    if (items.length === 0) return void this.history.playFrom(this.recap.since)
    this.caughtUp = false
    this.queue.push(...items)
  }

  private show(item: PlaybackItem): void {
    this.recap.follow(item, this.shown, this.seat)
    if ('table' in item) return this.applyTable(item.table)
    if ('sheet' in item) return this.readSheet(item.sheet)
    this.highlights.follow(this.shown?.scene, item.frame)
    ;[this.shown, this.thinking] = [item.frame, []]
    const lines = item.frame.log ?? []
    this.log = [...this.log, ...lines]
    this.announcer.announce(lines.map((line) => line.text))
  }

  /** Contribute to the dice where wanted, then update the view. */
  private async contributeSalt(table: TableView): Promise<void> {
    const added = await this.saltSender.contribute(table)
    if (added && added.seq > this.sync.seq)
      return this.switchTo(added, choosePerspective(added, this.seat, this.curtain))
    if (added !== null || this.closed) return
    this.refusal = null // another page of this browser was faster
    await this.sync.catchUp()
  }

  private applyTable(table: TableView): void {
    if (table.ply < (this.view?.ply ?? 0)) this.history.reset()
    if (table.winners && this.view && !this.view.winners) void this.chat.widenAudience()
    if (table.seq > (this.view?.seq ?? 0)) this.refusal = null // it concerned an earlier table
    this.view = table
    this.shown = { ply: table.ply, scene: table.scene }
    this.log = table.log
    this.recap.read(table.log, this.seat)
    this.caughtUp = true
    this.thinking = table.thinking ? table.actors : []
    this.updateOffers(table.scene)
    void this.contributeSalt(table)
    void this.followTurn(table)
  }

  /** Change the perspective when another player is to move. */
  private async followTurn(table: TableView): Promise<void> {
    const wanted = choosePerspective(table, this.seat, this.curtain)
    if (wanted.seat === this.seat && wanted.passTo === this.passTo) return
    await this.switchTo(table, wanted)
  }
}
