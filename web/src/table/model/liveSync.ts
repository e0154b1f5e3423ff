/** Live updates of a table in order; refetches after gaps. */
import * as api from '../../api/endpoints'
import { DeltaDecoder, type DeltaMessage } from '../../api/deltaDecoder'
import { LiveConnection } from '../../api/liveConnection'
import type { Clock, Frame, LogLine, ChatMessage, TableView } from '../../api/messages'

/** Public state that applies at once, even while playback lags behind. */
export interface LatestState {
  seq: number
  /** a player at this screen has to move */
  asked: boolean
  /** seat to move; -1: none */
  mover: number
  /** the game is over */
  over: boolean
  clock: Clock | null
}

export const latestState = ({ seq, actors, own_seats, winners, clock }: TableView): LatestState => ({
  seq,
  asked: actors.some((seat) => own_seats.includes(seat)),
  mover: actors[0] ?? -1,
  over: !!winners,
  clock,
})

/** A view with the standing orders of a newer answer about the same event. */
export const withOrders = (view: TableView | null, { seq, seat, orders }: TableView): TableView | null =>
  view?.seq === seq && view.seat === seat && !isSame(view.orders, orders) ? { ...view, orders } : view

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

interface SyncHandlers {
  /** new plies, and the table after them */
  onFrames(frames: Frame[], table: TableView): void
  /** the current table, whatever happened in between */
  onTable(table: TableView): void
  onThinking(seats: number[]): void
  /** a chat message */
  onChat(line: ChatMessage): void
  /** connection opened or closed */
  onConnectedChange(yes: boolean): void
  /** nothing happened that others know of, but clocks and own orders may be newer */
  onUnchanged(table: TableView): void
  /** fetch the table, retrying */
  fetchTable(): Promise<TableView | null>
}

export class LiveSync {
  /** newest known event */
  seq = 0
  /** the connection is open */
  connected = false
  private hash = ''
  private log: LogLine[] = []
  /** of the newest known event, perhaps not shown yet */
  private newest: TableView | null = null
  private connection: LiveConnection | null = null
  /** of this connection */
  private decoder = new DeltaDecoder()
  /** invalidates answers for an earlier perspective */
  private generation = 0

  constructor(
    private readonly id: string,
    private readonly handlers: SyncHandlers,
  ) {}

  get open(): boolean {
    return this.connection !== null
  }

  /** Start listening as this seat, from this table. */
  start(table: TableView): void {
    this.close()
    this.record(table)
    this.decoder = new DeltaDecoder()
    this.connection = new LiveConnection((looks) => api.liveUrl(this.id, table.seat, this.seq, looks), {
      onMessage: (message) => this.receive(message),
      onConnectedChange: (yes) => this.connectedChanged(yes),
    })
  }

  close(): void {
    this.connection?.close()
    this.connection = null
    this.connected = false
    this.generation++
  }

  /** Do not wait for the next attempt. */
  reconnectNow(): void {
    this.connection?.reconnectNow()
  }

  /** Report page visibility. */
  reportVisibility(): void {
    this.connection?.reportVisibility()
  }

  receive(told: DeltaMessage): void {
    if (told.type === 'thinking') return this.handlers.onThinking(told.seats)
    if (told.type === 'chat') return this.handlers.onChat(told.message)
    if (told.type === 'pong' || told.type === 'current') return this.compare(told)
    const message = this.decoder.decode(told, this.log)
    if (message?.type !== 'frames' && message?.type !== 'table')
      return void (told.table.seq <= this.seq || this.catchUp())
    const { table } = message
    if (table.seq <= this.seq) return this.amend(table)
    const next = message.type === 'frames' && message.since === this.seq
    this.record(table)
    if (message.type === 'frames' && next) this.handlers.onFrames(message.frames, table)
    else this.handlers.onTable(table)
  }

  /** Take over what changed for this seat alone since the newest event. */
  amend(table: TableView): void {
    if (table.seq !== this.seq) return
    this.handlers.onUnchanged(table) // replaces the view if it is the newest one
    if (this.newest?.seat === table.seat) this.newest.orders = table.orders
  }

  /** Fetch the current table. */
  async catchUp(): Promise<void> {
    await this.askFor((table) => table.seq > this.seq)
  }

  private async askFor(wanted: (table: TableView) => boolean): Promise<void> {
    const { generation } = this
    const table = await this.handlers.fetchTable()
    if (!table || generation !== this.generation) return
    if (!wanted(table)) return this.amend(table)
    this.record(table)
    this.handlers.onTable(table)
  }

  private record(table: TableView): void {
    ;[this.seq, this.hash, this.log, this.newest] = [table.seq, table.hash, table.log, table]
  }

  /** A closed connection may mean a deleted table: ask. */
  private connectedChanged(yes: boolean): void {
    const broke = this.connected && !yes
    this.connected = yes
    if (yes) this.decoder = new DeltaDecoder()
    this.handlers.onConnectedChange(yes)
    if (broke) void this.catchUp()
  }

  /** Compare with the server's position; refetch if different. */
  private compare({ seq, hash }: { seq: number; hash: string }): void {
    if (seq > this.seq || (seq === this.seq && hash !== this.hash))
      void this.askFor((table) => table.seq >= this.seq)
  }
}
