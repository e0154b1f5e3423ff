/**
 * The line on which the server tells what happens at a table; it is opened again, with growing pauses. A line may be dead
 * without breaking (the machine slept, a tunnel): it is asked from time to time, and given up when it does not answer. How
 * long that is waited for depends on the line, for a slow one would never stand otherwise.
 */
import { retryDelay } from './http'
import type { DeltaMessage } from './deltaDecoder'

export interface LiveListener {
  onMessage(message: DeltaMessage): void
  /** true when the line stands, false when it broke */
  onConnectedChange(yes: boolean): void
}

/** The part of a WebSocket that is used here. */
export interface LiveSocket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(data: string): void
  close(): void
}

export type SocketFactory = (address: string) => LiveSocket

/** between two questions whether anybody is there */
export const PING_INTERVAL = 10_000
/** how long the answer may take, where nothing is known of the line */
export const MIN_PONG_TIMEOUT = 2000
/** and how long it may take on the slowest line */
export const MAX_PONG_TIMEOUT = 8000
const clampTimeout = (ms: number): number => Math.min(MAX_PONG_TIMEOUT, Math.max(MIN_PONG_TIMEOUT, ms))

/** Pages that hide, sleep or are left are hidden before anything else; the server calls whoever does not look. */
const pageVisible = (): boolean => typeof document === 'undefined' || !document.hidden

export class LiveConnection {
  private socket: LiveSocket | null = null
  /** what the server was told of whether anybody looks */
  private reportedVisible = true
  private connected = false
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setTimeout> | undefined
  private attempt = 0
  /** how long the answer may take on this line */
  private pongTimeout = MIN_PONG_TIMEOUT
  /** when it was asked what it has not answered yet */
  private pingSentAt: number | null = null
  private closed = false

  constructor(
    private readonly url: (looks: boolean) => string,
    private readonly listener: LiveListener,
    private readonly connect: SocketFactory = (to) => new WebSocket(to) as unknown as LiveSocket,
  ) {
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.reconnectTimer)
    clearTimeout(this.pingTimer)
    this.socket?.close()
  }

  /** Do not wait for the next try, or find out at once whether the line still stands: after sleep, or when the network is back. */
  reconnectNow(): void {
    if (this.closed) return
    if (this.connected) return this.ping()
    if (this.socket) return
    clearTimeout(this.reconnectTimer)
    this.open()
  }

  /** Tell the server whether anybody looks, unless it knows. A line that breaks says it when it is opened again. */
  reportVisibility(): void {
    const looks = pageVisible()
    if (!this.connected || looks === this.reportedVisible) return
    this.reportedVisible = looks
    this.socket?.send(looks ? 'visible' : 'hidden')
  }

  private open(): void {
    this.reportedVisible = pageVisible()
    const socket = this.connect(this.url(this.reportedVisible))
    this.socket = socket
    this.listen(socket)
    // A call that nobody takes is no line, either.
    this.pingTimer = setTimeout(() => this.abandon(socket), 2 * this.pongTimeout)
  }

  private listen(socket: LiveSocket): void {
    socket.onopen = () => {
      this.attempt = 0
      this.connected = true
      this.schedulePing()
      this.reportVisibility()
      if (!this.closed) this.listener.onConnectedChange(true)
    }
    socket.onmessage = (event) => {
      this.pongReceived()
      this.schedulePing()
      this.read(event.data)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.disconnected()
    }
  }

  /** All is well for now: ask again later. */
  private schedulePing(): void {
    clearTimeout(this.pingTimer)
    if (!this.closed) this.pingTimer = setTimeout(() => this.ping(), PING_INTERVAL)
  }

  private ping(): void {
    const socket = this.socket
    if (!socket || !this.connected) return
    clearTimeout(this.pingTimer)
    socket.send('ping')
    this.pingSentAt = performance.now()
    this.pingTimer = setTimeout(() => this.abandon(socket), this.pongTimeout)
  }

  /** The next answer may take twice as long; patience that is not needed any more goes as it came. */
  private pongReceived(): void {
    if (this.pingSentAt === null) return
    this.pongTimeout = clampTimeout(Math.max(2 * (performance.now() - this.pingSentAt), this.pongTimeout / 2))
    this.pingSentAt = null
  }

  /** The browser may take minutes to notice that a line is dead: do not wait for it. */
  private abandon(socket: LiveSocket): void {
    if (socket !== this.socket) return
    this.pongTimeout = clampTimeout(2 * this.pongTimeout)
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    this.disconnected()
  }

  private read(data: unknown): void {
    if (this.closed || typeof data !== 'string') return
    this.listener.onMessage(JSON.parse(data) as DeltaMessage)
  }

  private disconnected(): void {
    clearTimeout(this.pingTimer)
    this.pingSentAt = null
    this.socket = null
    this.connected = false
    if (this.closed) return
    this.listener.onConnectedChange(false)
    this.reconnectTimer = setTimeout(() => this.open(), retryDelay(this.attempt++))
  }
}
