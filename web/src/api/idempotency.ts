/** The key of a wish: whoever wishes the same again, since the answer alone was lost, sends the same key, and it counts once. */
import { randomKey, ApiError } from './http'

export class IdempotentRequest {
  private key = ''
  private lastContent = ''

  /** Ask for `content` with its key; once there is an answer, be it no, the next wish is another one. */
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
