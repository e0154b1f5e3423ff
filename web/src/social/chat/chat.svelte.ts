/** Chat of a table, as far as this player may read it. */
import * as api from '../../api/endpoints'
import { errorText } from '../../api/http'
import type { LocalizedText } from '../../api/scene'
import type { ChatMessage } from '../../api/messages'
import { IdempotentRequest } from '../../api/idempotency'
import { Mutes } from './mutes.svelte'

/** maximum number of lines kept */
const MAX_LINES = 300

export class Chat {
  lines = $state.raw<ChatMessage[]>([])
  /** number of the newest line read */
  lastRead = $state(0)
  room = $state<ChatMessage['room']>('table')
  /** spectators may not write */
  silent = $state(false)
  readonly mutes: Mutes
  error = $state.raw<LocalizedText | null>(null)
  /** a line is being sent */
  sending = $state(false)
  private readonly request = new IdempotentRequest()
  private loaded = false
  /** all lines up to this number were fetched; later ones may have gaps */
  private completeUpTo = 0
  /** counts how often more lines became visible */
  private audience = 0

  /** newest unread line of another player */
  readonly unread = $derived.by(() => this.heard.filter((line) => !line.mine && line.number > this.lastRead).at(-1))
  /** lines of those who are not muted here */
  readonly heard = $derived.by(() => this.lines.filter(({ author }) => !this.mutes.has(author)))

  constructor(private readonly id: string) {
    this.mutes = new Mutes(id)
  }

  /** Fetch missed lines; those from before the first visit count as read. */
  async catchUp(): Promise<void> {
    try {
      const { completeUpTo, audience } = this
      const { messages, room, silent } = await api.fetchChat(this.id, completeUpTo)
      this.room = room
      this.silent = silent
      for (const message of messages) this.receive(message)
      const newest = Math.max(completeUpTo, ...messages.map(({ number }) => number))
      // Ignore the completeness of an answer to an earlier audience.
      if (audience === this.audience) this.completeUpTo = newest
    } catch {
      return // retried with the next connection
    }
    if (!this.loaded) this.markRead()
    this.loaded = true
  }

  /** The game is over: players may now read the spectators' chat. */
  async widenAudience(): Promise<void> {
    this.audience++
    this.completeUpTo = 0
    await this.catchUp()
  }

  receive(line: ChatMessage): void {
    if (this.lines.some(({ number }) => number === line.number)) return
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number).slice(-MAX_LINES)
  }

  markRead(): void {
    this.lastRead = Math.max(this.lastRead, this.last)
  }

  /** Whether it was sent. */
  async send(words: string, name: string): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.error = null
    try {
      this.receive(await this.request.send([words, name], (key) => api.sendChatMessage(this.id, words, name, key)))
      return true
    } catch (error) {
      this.error = errorText(error)
      return false
    } finally {
      this.sending = false
    }
  }

  /** Report a message to the operator of the server; whether it was sent. */
  async report(line: ChatMessage): Promise<boolean> {
    this.error = null
    try {
      await api.reportMessage(this.id, line.number)
      return true
    } catch (error) {
      this.error = errorText(error)
      return false
    }
  }

  private get last(): number {
    return this.lines.at(-1)?.number ?? 0
  }
}
