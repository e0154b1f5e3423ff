/** What the server tells of a table, put in order: what follows on is passed on, what was missed is asked for. */
import * as api from '../../api/endpoints'
import { decodeDelta, type DeltaMessage } from '../../api/deltaDecoder'
import { LiveConnection } from '../../api/liveConnection'
import type { Clock, Frame, LogLine, ChatMessage, TableView } from '../../api/messages'

/** What holds as soon as it is told, while what led there is still being shown; nothing that one seat alone may know. */
export interface Heard {
  seq: number
  /** somebody at this screen has to decide */
  asked: boolean
  clock: Clock | null
}

export const heardIn = ({ seq, actors, yours, clock }: TableView): Heard => ({
  seq,
  asked: actors.some((seat) => yours.includes(seat)),
  clock,
})

interface Ears {
  /** plies that follow what is known, and the table after them */
  frames(frames: Frame[], table: TableView): void
  /** the table as it stands now, whatever happened in between */
  table(table: TableView): void
  thinking(seats: number[]): void
  /** somebody said something */
  said(line: ChatMessage): void
  /** the line stands, or it broke */
  standing(yes: boolean): void
  /** nothing has happened, but this is how the clocks go */
  same(table: TableView): void
  /** the table as it stands, asked for until there is an answer */
  ask(): Promise<TableView | null>
}

export class Hearing {
  /** the newest event that was told */
  seq = 0
  /** the line stands, and tells of every event */
  stands = false
  private hash = ''
  private log: LogLine[] = []
  private line: LiveConnection | null = null
  /** which eyes are heard for: an answer for others comes too late */
  private turn = 0

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {}

  get open(): boolean {
    return this.line !== null
  }

  /** Hear from now on what this seat hears, beginning with the table as it sees it. */
  listen(table: TableView): void {
    this.close()
    this.note(table)
    this.line = new LiveConnection((looks) => api.liveUrl(this.id, table.seat, this.seq, looks), {
      onMessage: (message) => this.hear(message),
      onConnectedChange: (yes) => this.connected(yes),
    })
  }

  close(): void {
    this.line?.close()
    this.line = null
    this.stands = false
    this.turn++
  }

  /** No reason to wait for the next try. */
  hurry(): void {
    this.line?.reconnectNow()
  }

  /** The page is hidden, or looked at again. */
  look(): void {
    this.line?.reportVisibility()
  }

  hear(told: DeltaMessage): void {
    if (told.type === 'thinking') return this.ears.thinking(told.seats)
    if (told.type === 'said') return this.ears.said(told.line)
    if (told.type === 'pong' || told.type === 'current') return this.compare(told)
    const message = decodeDelta(told, this.log)
    if (told.table.seq <= this.seq) return
    if (message?.type !== 'frames' && message?.type !== 'table') return void this.catchUp()
    const { table } = message
    const next = message.type === 'frames' && message.since === this.seq
    this.note(table)
    if (message.type === 'frames' && next) this.ears.frames(message.frames, table)
    else this.ears.table(table)
  }

  /** The table went on without us: fetch it as it stands. */
  async catchUp(): Promise<void> {
    await this.askFor((table) => table.seq > this.seq)
  }

  private async askFor(wanted: (table: TableView) => boolean): Promise<void> {
    const { turn } = this
    const table = await this.ears.ask()
    if (!table || turn !== this.turn) return
    if (!wanted(table)) return void (table.seq === this.seq && this.ears.same(table))
    this.note(table)
    this.ears.table(table)
  }

  private note({ seq, hash, log }: TableView): void {
    ;[this.seq, this.hash, this.log] = [seq, hash, log]
  }

  /** A line that broke may be a server that is away, or a table that was cleared: asking tells which. */
  private connected(yes: boolean): void {
    const broke = this.stands && !yes
    this.stands = yes
    this.ears.standing(yes)
    if (broke) void this.catchUp()
  }

  /** Where the table stands according to the server; whoever is out of step looks anew. */
  private compare({ seq, hash }: { seq: number; hash: string }): void {
    if (seq > this.seq || (seq === this.seq && hash !== this.hash))
      void this.askFor((table) => table.seq >= this.seq)
  }
}
