/**
 * WebSocket connection to a table; reopens with growing delays.
 * A connection may be dead without closing (sleep, tunnels), so it is pinged regularly and abandoned when no
 * pong arrives. The timeout adapts to the connection, since a slow one would otherwise never stay open.
 */
import { retryDelay } from './http'
import type { DeltaMessage } from './deltaDecoder'
import { transport, type LiveSocket } from './transport'

export interface LiveListener {
  onMessage(message: DeltaMessage): void
  /** true when the connection opened, false when it closed */
  onConnectedChange(yes: boolean): void
}

export type SocketFactory = (address: string) => LiveSocket

/** between two pings, in ms */
export const PING_INTERVAL = 10_000
/** pong timeout of a new connection, in ms */
export const MIN_PONG_TIMEOUT = 2000
/** pong timeout of the slowest connection, in ms */
export const MAX_PONG_TIMEOUT = 8000
const clampTimeout = (ms: number): number => Math.min(MAX_PONG_TIMEOUT, Math.max(MIN_PONG_TIMEOUT, ms))

/** Whether the page is visible; the server notifies players whose pages are hidden. */
const pageVisible = (): boolean => typeof document === 'undefined' || !document.hidden

export class LiveConnection {
  private socket: LiveSocket | null = null
  /** visibility last reported to the server */
  private reportedVisible = true
  private connected = false
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setTimeout> | undefined
  private attempt = 0
  /** pong timeout of this connection, in ms */
  private pongTimeout = MIN_PONG_TIMEOUT
  /** time of the ping that is still unanswered */
  private pingSentAt: number | null = null
  private closed = false

  constructor(
    private readonly url: (looks: boolean) => string,
    private readonly listener: LiveListener,
    private readonly connect: SocketFactory = (to) => transport().connect(to),
  ) {
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.reconnectTimer)
    clearTimeout(this.pingTimer)
    this.socket?.close()
  }

  /** Reconnect at once, or ping to check an open connection: after sleep or network changes. */
  reconnectNow(): void {
    if (this.closed) return
    if (this.connected) return this.ping()
    if (this.socket) return
    clearTimeout(this.reconnectTimer)
    this.open()
  }

  /** Report page visibility if it changed; a reopened connection sends it in its URL. */
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
    // A connection that never opens is abandoned, too.
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

  /** Ping again later. */
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

  /** Allow twice the measured time next; shrink the timeout gradually. */
  private pongReceived(): void {
    if (this.pingSentAt === null) return
    this.pongTimeout = clampTimeout(Math.max(2 * (performance.now() - this.pingSentAt), this.pongTimeout / 2))
    this.pingSentAt = null
  }

  /** Close without waiting: browsers may take minutes to notice a dead connection. */
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
