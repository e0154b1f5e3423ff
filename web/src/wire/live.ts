/** The line on which the server tells what happens at a table; it is opened again, with growing pauses. */
import { pause } from './http'
import type { SlimMessage } from './known'

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
  close(): void
}

export type Connect = (address: string) => Socket

export class LiveLine {
  private socket: Socket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private attempt = 0
  private closed = false

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly connect: Connect = (to) => new WebSocket(to) as unknown as Socket,
  ) {
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /** Try at once instead of waiting, for example when the network is back. */
  hurry(): void {
    if (this.closed || this.socket) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    const socket = this.connect(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      if (!this.closed) this.listener.connected(true)
    }
    socket.onmessage = (event) => this.read(event.data)
    socket.onclose = () => this.broke()
  }

  private read(data: unknown): void {
    if (this.closed || typeof data !== 'string') return
    this.listener.heard(JSON.parse(data) as SlimMessage)
  }

  private broke(): void {
    this.socket = null
    if (this.closed) return
    this.listener.connected(false)
    this.timer = setTimeout(() => this.open(), pause(this.attempt++))
  }
}
