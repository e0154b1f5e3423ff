/** What is said at a table, as far as one may hear it. */
import * as api from '../../api/endpoints'
import { errorText } from '../../api/http'
import type { LocalizedText } from '../../api/scene'
import type { ChatMessage } from '../../api/messages'
import { IdempotentRequest } from '../../api/idempotency'

/** so many lines are kept on the page */
const MOST = 300

export class Talk {
  lines = $state.raw<ChatMessage[]>([])
  /** the number of the newest line that was looked at */
  looked = $state(0)
  room = $state<ChatMessage['room']>('table')
  trouble = $state.raw<LocalizedText | null>(null)
  /** a line is under way */
  saying = $state(false)
  private readonly wish = new IdempotentRequest()
  private begun = false
  /** all lines up to this number were asked for and came; behind it there may be gaps */
  private complete = 0
  /** how often it turned out that more may be heard */
  private ears = 0

  /** the newest line of somebody else that was not yet looked at */
  readonly fresh = $derived(this.lines.filter((line) => !line.mine && line.number > this.looked).at(-1))

  constructor(private readonly id: string) {}

  /** What was said while one was not here; what was said before one came is not news. */
  async catchUp(): Promise<void> {
    try {
      const { complete, ears } = this
      const { lines, room } = await api.fetchChat(this.id, complete)
      this.room = room
      for (const line of lines) this.hear(line)
      const newest = Math.max(complete, ...lines.map(({ number }) => number))
      // An answer of before more could be heard says nothing of that.
      if (ears === this.ears) this.complete = newest
    } catch {
      return // the next time the line stands it is asked for again
    }
    if (!this.begun) this.look()
    this.begun = true
  }

  /** The game is over: what was said on the quay may be heard by the captains, too. */
  async openEars(): Promise<void> {
    this.ears++
    this.complete = 0
    await this.catchUp()
  }

  hear(line: ChatMessage): void {
    if (this.lines.some(({ number }) => number === line.number)) return
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number).slice(-MOST)
  }

  look(): void {
    this.looked = Math.max(this.looked, this.last)
  }

  /** Whether it was said. */
  async say(words: string, name: string): Promise<boolean> {
    if (this.saying) return false
    this.saying = true
    this.trouble = null
    try {
      this.hear(await this.wish.send([words, name], (key) => api.sendChatMessage(this.id, words, name, key)))
      return true
    } catch (error) {
      this.trouble = errorText(error)
      return false
    } finally {
      this.saying = false
    }
  }

  private get last(): number {
    return this.lines.at(-1)?.number ?? 0
  }
}
