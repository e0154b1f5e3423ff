/** What the server tells of a table, put in order: what follows on is passed on, what was missed is asked for. */
import * as api from '../../api/endpoints'
import { decodeDelta, type DeltaMessage } from '../../api/deltaDecoder'
import { LiveConnection } from '../../api/liveConnection'
import type { Clock, Frame, LogLine, ChatMessage, TableView } from '../../api/messages'

/** What holds as soon as it is told, while what led there is still being shown; nothing that one seat alone may know. */
export interface LatestState {
  seq: number
  /** somebody at this screen has to decide */
  asked: boolean
  clock: Clock | null
}

export const latestState = ({ seq, actors, yours, clock }: TableView): LatestState => ({
  seq,
  asked: actors.some((seat) => yours.includes(seat)),
  clock,
})

interface SyncHandlers {
  /** plies that follow what is known, and the table after them */
  onFrames(frames: Frame[], table: TableView): void
  /** the table as it stands now, whatever happened in between */
  onTable(table: TableView): void
  onThinking(seats: number[]): void
  /** somebody said something */
  onChat(line: ChatMessage): void
  /** the line stands, or it broke */
  onConnectedChange(yes: boolean): void
  /** nothing has happened, but this is how the clocks go */
  onUnchanged(table: TableView): void
  /** the table as it stands, asked for until there is an answer */
  fetchTable(): Promise<TableView | null>
}

export class LiveSync {
  /** the newest event that was told */
  seq = 0
  /** the line stands, and tells of every event */
  connected = false
  private hash = ''
  private log: LogLine[] = []
  private connection: LiveConnection | null = null
  /** which eyes are heard for: an answer for others comes too late */
  private generation = 0

  constructor(
    private readonly id: string,
    private readonly handlers: SyncHandlers,
  ) {}

  get open(): boolean {
    return this.connection !== null
  }

  /** Hear from now on what this seat hears, beginning with the table as it sees it. */
  start(table: TableView): void {
    this.close()
    this.record(table)
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

  /** No reason to wait for the next try. */
  reconnectNow(): void {
    this.connection?.reconnectNow()
  }

  /** The page is hidden, or looked at again. */
  reportVisibility(): void {
    this.connection?.reportVisibility()
  }

  receive(told: DeltaMessage): void {
    if (told.type === 'thinking') return this.handlers.onThinking(told.seats)
    if (told.type === 'said') return this.handlers.onChat(told.line)
    if (told.type === 'pong' || told.type === 'current') return this.compare(told)
    const message = decodeDelta(told, this.log)
    if (told.table.seq <= this.seq) return
    if (message?.type !== 'frames' && message?.type !== 'table') return void this.catchUp()
    const { table } = message
    const next = message.type === 'frames' && message.since === this.seq
    this.record(table)
    if (message.type === 'frames' && next) this.handlers.onFrames(message.frames, table)
    else this.handlers.onTable(table)
  }

  /** The table went on without us: fetch it as it stands. */
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

  /** A line that broke may be a server that is away, or a table that was cleared: asking tells which. */
  private connectedChanged(yes: boolean): void {
    const broke = this.connected && !yes
    this.connected = yes
    this.handlers.onConnectedChange(yes)
    if (broke) void this.catchUp()
  }

  /** Where the table stands according to the server; whoever is out of step looks anew. */
  private compare({ seq, hash }: { seq: number; hash: string }): void {
    if (seq > this.seq || (seq === this.seq && hash !== this.hash))
      void this.askFor((table) => table.seq >= this.seq)
  }
}
