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
  /** nothing happened, but the clocks are updated */
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
    if (told.table.seq <= this.seq) return
    if (message?.type !== 'frames' && message?.type !== 'table') return void this.catchUp()
    const { table } = message
    const next = message.type === 'frames' && message.since === this.seq
    this.record(table)
    if (message.type === 'frames' && next) this.handlers.onFrames(message.frames, table)
    else this.handlers.onTable(table)
  }

  /** Fetch the current table. */
  async catchUp(): Promise<void> {
    await this.askFor((table) => table.seq > this.seq)
  }

  private async askFor(wanted: (table: TableView) => boolean): Promise<void> {
    const { generation } = this
    const table = await this.handlers.fetchTable()
    if (!table || generation !== this.generation) return
    if (!wanted(table)) return void (table.seq === this.seq && this.handlers.onUnchanged(table))
    this.record(table)
    this.handlers.onTable(table)
  }

  private record({ seq, hash, log }: TableView): void {
    ;[this.seq, this.hash, this.log] = [seq, hash, log]
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
