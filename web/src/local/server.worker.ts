/** Worker that runs the server for all pages of this site, once it is its turn. */
import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import { BotWorker } from './botWorker'
import { mountFiles, openFiles, type FileHandle } from './fileHandles'
import { needsBots, siteName, type PageMessage, type ServerMessage, type ServerState, type WorkerStart } from './localMessages'
import type { MessageLine } from './localTransport'
import { isArchive, packArchive, unpackArchive } from './siteArchive'
import { spillingFiles } from './spillingFiles'
import { loadPython } from './pythonRuntime'

/** folder of the database in Python */
const FOLDER = '/tables'
const DATABASE = 'harbour.sqlite'
const JOURNAL = `${DATABASE}-journal`
const PERSON = 'person'
const TOKEN_BYTES = 32
/** ms after the start; people read the page meanwhile */
const BYTECODE_DELAY = 15_000

interface PageServer extends PyProxy {
  start(): Promise<void>
  close(): Promise<void>
  request(method: string, url: string, body: string | null, key: string | null): Promise<PyProxy & { toJs(): [number, string, string] }>
  connect(url: string, hear: (event: 'open' | 'message' | 'close', text: string) => void): PyProxy & { send(text: string): void; close(): void }
}
type Socket = ReturnType<PageServer['connect']>

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The token of the person who uses this browser, made at the first start. */
function personToken(file: FileHandle | undefined): string {
  const kept = new Uint8Array(file?.getSize() ?? 0)
  file?.read(kept, { at: 0 })
  if (kept.length === 2 * TOKEN_BYTES) return new TextDecoder().decode(kept)
  const token = newToken()
  file?.truncate(0)
  file?.write(new TextEncoder().encode(token), { at: 0 })
  file?.flush()
  return token
}

class ServerWorker {
  private readonly state: ServerState = { server: newToken(), phase: 'loading', done: 0, storage: 'kept', detail: '' }
  private readonly sockets = new Map<string, Socket>()
  private readonly watched = new Set<string>()
  /** files of the private storage */
  private stored = new Map<string, FileHandle>()
  /** the same, or what holds their content since they are full */
  private files = new Map<string, FileHandle>()
  private python: PyodideAPI | null = null
  private app: PageServer | null = null
  /** started once they are needed, since they take as much memory as the server */
  private readonly bots: BotWorker

  constructor(
    private readonly line: MessageLine,
    private readonly base: string,
  ) {
    this.bots = new BotWorker(base)
  }

  /** Serve until the page is closed. */
  async run(): Promise<void> {
    this.line.onmessage = ({ data }: MessageEvent<PageMessage>) => void this.read(data)
    this.say({ kind: 'state', ...this.state })
    try {
      await this.load()
      await this.start()
      setTimeout(() => this.keepBytecode(), BYTECODE_DELAY)
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    console.error(error)
    this.report({ phase: 'failed', detail: String(error).trim().split('\n').at(-1)! })
  }

  /** Prepare later visits, once nothing else is urgent. */
  private keepBytecode(): void {
    if (!('caches' in self)) return
    const worker = new Worker(new URL('./bytecode.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = () => this.keepBytecode()
    worker.postMessage({ base: this.base })
  }

  private async load(): Promise<void> {
    const files = this.openStorage()
    const python = await loadPython(this.base, (done) => this.report({ done }))
    this.stored = await files
    this.files = spillingFiles(this.stored, (error) => this.report({ storage: 'full', detail: String(error) }))
    if (this.files.size > 0) mountFiles(python, FOLDER, this.files)
    else python.FS.mkdirTree(FOLDER)
    this.python = python
  }

  private async start(): Promise<void> {
    this.app = this.createApp(this.python!)
    await this.app.start()
    this.report({ phase: 'ready', done: 1 })
  }

  private createApp(python: PyodideAPI): PageServer {
    const { bots } = this
    const path = python.pyimport('pathlib') as PyProxy & { Path(path: string): PyProxy }
    const module = python.pyimport('spielhafen.web_worker.page_server') as PyProxy & {
      PageServer(database: PyProxy, token: string, createBotWorker: () => BotWorker): PageServer
    }
    return module.PageServer(path.Path(`${FOLDER}/${DATABASE}`), personToken(this.files.get(PERSON)), () => bots)
  }

  private async openStorage(): Promise<Map<string, FileHandle>> {
    if (!navigator.storage?.getDirectory) {
      this.report({ storage: 'missing' })
      return new Map()
    }
    try {
      return await openFiles(encodeURIComponent(siteName(this.base)), [DATABASE, JOURNAL, PERSON])
    } catch (error) {
      this.report({ storage: 'refused', detail: String(error) })
      return new Map()
    }
  }

  private report(change: Partial<ServerState>): void {
    this.say({ kind: 'state', ...Object.assign(this.state, change) })
  }

  private say(message: ServerMessage): void {
    this.line.postMessage(message)
  }

  private async read(message: PageMessage): Promise<void> {
    if (message.kind === 'hello') this.say({ kind: 'state', ...this.state })
    if (message.kind === 'soon' || (message.kind === 'request' && needsBots(message.method, message.url))) this.bots.prepare()
    if (!this.app) return
    if (message.kind === 'request') await this.answer(message, this.app)
    else if (message.kind === 'connect') this.connect(message, this.app)
    else if (message.kind === 'say') this.sockets.get(`${message.page} ${message.id}`)?.send(message.text)
    else if (message.kind === 'leave') this.leave(`${message.page} ${message.id}`)
    else if (message.kind === 'export') this.export(message)
    else if (message.kind === 'import') await this.import(message, this.app)
  }

  private async answer({ page, id, method, url, body, key }: PageMessage & { kind: 'request' }, app: PageServer): Promise<void> {
    const answer = await app.request(method, url, body, key)
    const [status, type, content] = answer.toJs()
    answer.destroy()
    this.say({ kind: 'answer', page, id, status, type, content })
  }

  private connect({ page, id, url }: PageMessage & { kind: 'connect' }, app: PageServer): void {
    this.watch(page)
    const name = `${page} ${id}`
    const socket = app.connect(url, (event, text) => {
      this.say({ kind: 'socket', page, id, event, text })
      if (event === 'close') this.sockets.delete(name)
    })
    this.sockets.set(name, socket)
  }

  private leave(name: string): void {
    this.sockets.get(name)?.close()
    this.sockets.delete(name)
  }

  /** Leave the connections of a page once it is gone: until then it holds a lock. */
  private watch(page: string): void {
    if (this.watched.has(page) || !navigator.locks) return
    this.watched.add(page)
    const leaveAll = (): void => {
      this.watched.delete(page)
      for (const name of [...this.sockets.keys()].filter((one) => one.startsWith(`${page} `))) this.leave(name)
    }
    // Where locks are denied, this server has only its own page, and ends with it.
    navigator.locks.request(`${siteName(this.base)} ${page}`, leaveAll).catch(() => undefined)
  }

  private export({ page, id }: PageMessage & { kind: 'export' }): void {
    const content = packArchive(this.files.get(PERSON), this.files.get(DATABASE))
    this.say({ kind: 'answer', page, id, status: content ? 200 : 409, type: 'application/octet-stream', content: content ?? '' })
  }

  /** Replace the files; then every page starts anew, since this server knows other tables. */
  private async import({ page, id, file }: PageMessage & { kind: 'import' }, app: PageServer): Promise<void> {
    const isOurs = this.files.size > 0 && isArchive(file)
    const answer = (status: number): void => this.say({ kind: 'answer', page, id, status, type: '', content: '' })
    if (!isOurs) return answer(422)
    this.app = null
    try {
      await app.close()
      unpackArchive(file, this.stored.get(PERSON)!, this.stored.get(DATABASE)!, this.stored.get(JOURNAL)!)
    } catch (error) {
      console.warn(error)
      answer(507)
      return this.resume()
    }
    answer(204)
    for (const opened of this.stored.values()) opened.close()
    this.report({ phase: 'replaced' })
  }

  /** Serve the same tables again, as a new server. */
  private async resume(): Promise<void> {
    this.report({ server: newToken(), phase: 'loading' })
    try {
      await this.start()
    } catch (error) {
      this.fail(error)
    }
  }
}

self.onmessage = ({ data: { base, isShared } }: MessageEvent<WorkerStart>) => {
  self.onmessage = null
  if (!isShared) return void new ServerWorker(self as unknown as MessageLine, base).run()
  void navigator.locks.request(siteName(base), async () => {
    await new ServerWorker(new BroadcastChannel(siteName(base)), base).run()
    await new Promise(() => undefined) // hold the lock until the page is closed
  })
}
