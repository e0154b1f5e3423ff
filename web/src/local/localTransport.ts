/** A server in a worker of this or another page of the same site, reached by messages. */
import type { LiveSocket, Transport } from '../api/transport'
import { needsBots, type PageMessage, type ServerMessage, type ServerState } from './localMessages'

/** what messages are sent on */
export interface MessageLine {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
}

type Sent = PageMessage extends infer M ? (M extends { page: string } ? Omit<M, 'page'> : never) : never

interface Pending {
  message: Sent
  resolve: (answer: Response) => void
}

/** answers that are files of the site; the others need the server */
const STATIC = [
  { path: /^api\/(games|bot-levels|languages)$/, end: '.json' },
  { path: /^api\/(games\/\w+\/)?texts\/\w+$/, end: '.ftl' },
  { path: /^api\/games\/\w+\/rulebook\/\w+$/, end: '.json' },
  { path: /^(?!api\/)|^api\/games\/\w+\/\w+\.(svg|css)$/, end: '' },
]

/** The file of the site that holds the answer to a GET request; undefined: there is none. */
export function staticFile(path: string): string | undefined {
  const found = STATIC.find((one) => one.path.test(path))
  return found && path + found.end
}

export class LocalTransport implements Transport {
  readonly isOnNetwork = false
  readonly serviceWorker = 'offline.js'
  private readonly pending = new Map<number, Pending>()
  private readonly sockets = new Map<number, LocalSocket>()
  private server = ''
  private last = 0
  /** a worker has said something, so it hears, too */
  private isHeard = false
  private isAnnounced = false

  /** `page`: an id of this page; `base`: the address of the site’s folder. */
  constructor(
    private readonly line: MessageLine,
    private readonly page: string,
    private readonly base: string,
    private readonly onState: (state: ServerState) => void,
  ) {
    line.onmessage = ({ data }: MessageEvent<ServerMessage>) => this.read(data)
    this.send({ kind: 'hello' })
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET'
    const file = method === 'GET' ? staticFile(path) : undefined
    if (file !== undefined) return fetch(file, init)
    const key = (init.headers as Record<string, string> | undefined)?.['Idempotency-Key'] ?? null
    return this.request({ kind: 'request', id: ++this.last, method, url: path, body: (init.body as string | undefined) ?? null, key })
  }

  connect(address: string): LiveSocket {
    const { pathname, search } = new URL(address)
    const url = pathname.slice(new URL(this.base).pathname.length) + search
    const id = ++this.last
    const socket = new LocalSocket(
      (text) => this.send({ kind: 'say', id, text }),
      () => {
        this.sockets.delete(id)
        this.send({ kind: 'leave', id })
      },
    )
    this.sockets.set(id, socket)
    this.send({ kind: 'connect', id, url })
    return socket
  }

  /** All tables of this browser as one file. */
  async exportFile(): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.request({ kind: 'export', id: ++this.last })
    if (!answer.ok) throw new Error(await answer.text())
    return new Uint8Array(await answer.arrayBuffer())
  }

  /** Replace all tables by those of a file; status 422: it is none, 507: no space. */
  async importFile(file: Uint8Array): Promise<number> {
    return (await this.request({ kind: 'import', id: ++this.last, file })).status
  }

  /** Leave all live connections, because the page is closed. */
  leave(): void {
    for (const socket of [...this.sockets.values()]) socket.close()
  }

  private request(message: Sent & { id: number }): Promise<Response> {
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve })
      if (this.server) this.send(message)
      else this.announce()
    })
  }

  /** While the server starts, the bots may start, too. */
  private announce(): void {
    const isNeeded = [...this.pending.values()].some(({ message }) => message.kind === 'request' && needsBots(message.method, message.url))
    if (!this.isHeard || !isNeeded || this.isAnnounced) return
    this.isAnnounced = true
    this.send({ kind: 'soon' })
  }

  private send(message: Sent): void {
    this.line.postMessage({ ...message, page: this.page } as PageMessage)
  }

  private read(message: ServerMessage): void {
    if (message.kind === 'state') return this.readState(message)
    if (message.page !== this.page) return
    if (message.kind === 'socket') return this.sockets.get(message.id)?.hear(message.event, message.text)
    const { id, status, type, content } = message
    const body = status === 204 ? null : (content as BodyInit)
    this.pending.get(id)?.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
    this.pending.delete(id)
  }

  /** A new server knows nothing of earlier requests: ask again, as after a lost connection. */
  private readState(state: ServerState): void {
    this.onState(state)
    this.isHeard = true
    if (state.phase === 'loading') this.announce()
    if (state.phase !== 'ready' || state.server === this.server) return
    const isFirst = !this.server
    this.server = state.server
    for (const { message } of this.pending.values()) this.send(message)
    if (isFirst) return
    for (const socket of [...this.sockets.values()]) socket.hear('close', '')
    this.sockets.clear()
  }
}

class LocalSocket implements LiveSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}

  hear(event: 'open' | 'message' | 'close', text: string): void {
    if (event === 'open') this.onopen?.()
    else if (event === 'message') this.onmessage?.({ data: text })
    else this.onclose?.()
  }
}
