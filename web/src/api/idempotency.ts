/** Idempotency keys: repeating a request whose answer was lost reuses its key. */
import { randomKey, ApiError } from './http'

export class IdempotentRequest {
  private key = ''
  private lastContent = ''

  /** Send `content` with its key; after any answer, the next request gets a new key. */
  async send<T>(content: unknown, ask: (key: string) => Promise<T>): Promise<T> {
    const said = JSON.stringify(content)
    if (!this.key || said !== this.lastContent) [this.key, this.lastContent] = [randomKey(), said]
    try {
      const answer = await ask(this.key)
      this.key = ''
      return answer
    } catch (error) {
      if (error instanceof ApiError) this.key = ''
      throw error
    }
  }
}
