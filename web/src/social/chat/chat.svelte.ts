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

  /** newest unread line of another player; what commentators say has a place of its own */
  readonly unread = $derived.by(() =>
    this.heard.filter((line) => !line.mine && line.room !== 'commentary' && line.number > this.lastRead).at(-1),
  )
  /** lines of those who are not muted here */
  readonly heard = $derived.by(() => this.lines.filter(({ author }) => !this.mutes.has(author)))
  /** those of them by commentators */
  readonly commentary = $derived.by(() => this.heard.filter(({ room }) => room === 'commentary'))
  /** those of them that are about a move, by its ply */
  readonly comments = $derived.by(() => {
    const found = new Map<number, ChatMessage[]>()
    for (const line of this.heard) if (line.ply !== null) found.set(line.ply, [...(found.get(line.ply) ?? []), line])
    return found
  })

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

  /** Fetch all anew: when the game is over, players may read the spectators' chat. */
  async widenAudience(): Promise<void> {
    this.audience++
    this.completeUpTo = 0
    await this.catchUp()
  }

  /** Moves were perhaps taken back: what was said about them is now about none. */
  async checkMoves(): Promise<void> {
    if (this.lines.some(({ ply }) => ply !== null)) await this.widenAudience()
  }

  /** Add a line; what a known one is about may have changed. */
  receive(line: ChatMessage): void {
    const known = this.lines.find(({ number }) => number === line.number)
    if (known && known.ply === line.ply) return
    this.lines = [...this.lines.filter((one) => one !== known), line].sort((a, b) => a.number - b.number).slice(-MAX_LINES)
  }

  markRead(): void {
    this.lastRead = Math.max(this.lastRead, this.last)
  }

  /** Send a message, perhaps about a move; whether it was sent. */
  async send(text: string, name: string, ply: number | null = null): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.error = null
    try {
      this.receive(await this.request.send([text, name, ply], (key) => api.sendChatMessage(this.id, { text, name, ply }, key)))
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
