/**
 * The line on which the server tells what happens at a table; it is opened again, with growing pauses. A line may be dead
 * without breaking (the machine slept, a tunnel): it is asked from time to time, and given up when it does not answer. How
 * long that is waited for depends on the line, for a slow one would never stand otherwise.
 */
import { pause } from './http'
import type { SlimMessage } from './deltaDecoder'

export interface Listener {
  heard(message: SlimMessage): void
  /** true when the line stands, false when it broke */
  connected(yes: boolean): void
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(data: string): void
  close(): void
}

export type Connect = (address: string) => Socket

/** between two questions whether anybody is there */
export const ASK_EVERY = 10_000
/** how long the answer may take, where nothing is known of the line */
export const ANSWER_WITHIN = 2000
/** and how long it may take on the slowest line */
export const ANSWER_AT_LAST = 8000
const patient = (ms: number): number => Math.min(ANSWER_AT_LAST, Math.max(ANSWER_WITHIN, ms))

/** Pages that hide, sleep or are left are hidden before anything else; the server calls whoever does not look. */
const looked = (): boolean => typeof document === 'undefined' || !document.hidden

export class LiveLine {
  private socket: Socket | null = null
  /** what the server was told of whether anybody looks */
  private looks = true
  private stands = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking: ReturnType<typeof setTimeout> | undefined
  private attempt = 0
  /** how long the answer may take on this line */
  private patience = ANSWER_WITHIN
  /** when it was asked what it has not answered yet */
  private askedAt: number | null = null
  private closed = false

  constructor(
    private readonly address: (looks: boolean) => string,
    private readonly listener: Listener,
    private readonly connect: Connect = (to) => new WebSocket(to) as unknown as Socket,
  ) {
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.asking)
    this.socket?.close()
  }

  /** Do not wait for the next try, or find out at once whether the line still stands: after sleep, or when the network is back. */
  hurry(): void {
    if (this.closed) return
    if (this.stands) return this.ask()
    if (this.socket) return
    clearTimeout(this.timer)
    this.open()
  }

  /** Tell the server whether anybody looks, unless it knows. A line that breaks says it when it is opened again. */
  look(): void {
    const looks = looked()
    if (!this.stands || looks === this.looks) return
    this.looks = looks
    this.socket?.send(looks ? 'visible' : 'hidden')
  }

  private open(): void {
    this.looks = looked()
    const socket = this.connect(this.address(this.looks))
    this.socket = socket
    this.listen(socket)
    // A call that nobody takes is no line, either.
    this.asking = setTimeout(() => this.giveUp(socket), 2 * this.patience)
  }

  private listen(socket: Socket): void {
    socket.onopen = () => {
      this.attempt = 0
      this.stands = true
      this.rest()
      this.look()
      if (!this.closed) this.listener.connected(true)
    }
    socket.onmessage = (event) => {
      this.answered()
      this.rest()
      this.read(event.data)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.broke()
    }
  }

  /** All is well for now: ask again later. */
  private rest(): void {
    clearTimeout(this.asking)
    if (!this.closed) this.asking = setTimeout(() => this.ask(), ASK_EVERY)
  }

  private ask(): void {
    const socket = this.socket
    if (!socket || !this.stands) return
    clearTimeout(this.asking)
    socket.send('ping')
    this.askedAt = performance.now()
    this.asking = setTimeout(() => this.giveUp(socket), this.patience)
  }

  /** The next answer may take twice as long; patience that is not needed any more goes as it came. */
  private answered(): void {
    if (this.askedAt === null) return
    this.patience = patient(Math.max(2 * (performance.now() - this.askedAt), this.patience / 2))
    this.askedAt = null
  }

  /** The browser may take minutes to notice that a line is dead: do not wait for it. */
  private giveUp(socket: Socket): void {
    if (socket !== this.socket) return
    this.patience = patient(2 * this.patience)
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    this.broke()
  }

  private read(data: unknown): void {
    if (this.closed || typeof data !== 'string') return
    this.listener.heard(JSON.parse(data) as SlimMessage)
  }

  private broke(): void {
    clearTimeout(this.asking)
    this.askedAt = null
    this.socket = null
    this.stands = false
    if (this.closed) return
    this.listener.connected(false)
    this.timer = setTimeout(() => this.open(), pause(this.attempt++))
  }
}
