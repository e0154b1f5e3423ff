/** What is said at a table, as far as one may hear it. */
import * as api from '../../api/endpoints'
import { errorText } from '../../api/http'
import type { LocalizedText } from '../../api/scene'
import type { ChatMessage } from '../../api/messages'
import { IdempotentRequest } from '../../api/idempotency'

/** so many lines are kept on the page */
const MAX_LINES = 300

export class Chat {
  lines = $state.raw<ChatMessage[]>([])
  /** the number of the newest line that was looked at */
  lastRead = $state(0)
  room = $state<ChatMessage['room']>('table')
  error = $state.raw<LocalizedText | null>(null)
  /** a line is under way */
  sending = $state(false)
  private readonly request = new IdempotentRequest()
  private loaded = false
  /** all lines up to this number were asked for and came; behind it there may be gaps */
  private completeUpTo = 0
  /** how often it turned out that more may be heard */
  private audience = 0

  /** the newest line of somebody else that was not yet looked at */
  readonly unread = $derived(this.lines.filter((line) => !line.mine && line.number > this.lastRead).at(-1))

  constructor(private readonly id: string) {}

  /** What was said while one was not here; what was said before one came is not news. */
  async catchUp(): Promise<void> {
    try {
      const { completeUpTo, audience } = this
      const { lines, room } = await api.fetchChat(this.id, completeUpTo)
      this.room = room
      for (const line of lines) this.receive(line)
      const newest = Math.max(completeUpTo, ...lines.map(({ number }) => number))
      // An answer of before more could be heard says nothing of that.
      if (audience === this.audience) this.completeUpTo = newest
    } catch {
      return // the next time the line stands it is asked for again
    }
    if (!this.loaded) this.markRead()
    this.loaded = true
  }

  /** The game is over: what was said on the quay may be heard by the captains, too. */
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

  /** Whether it was said. */
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

  private get last(): number {
    return this.lines.at(-1)?.number ?? 0
  }
}
