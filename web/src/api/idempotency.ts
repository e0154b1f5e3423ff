/** The key of a wish: whoever wishes the same again, since the answer alone was lost, sends the same key, and it counts once. */
import { freshKey, Refused } from './http'

export class Wish {
  private key = ''
  private said = ''

  /** Ask for `content` with its key; once there is an answer, be it no, the next wish is another one. */
  async ask<T>(content: unknown, ask: (key: string) => Promise<T>): Promise<T> {
    const said = JSON.stringify(content)
    if (!this.key || said !== this.said) [this.key, this.said] = [freshKey(), said]
    try {
      const answer = await ask(this.key)
      this.key = ''
      return answer
    } catch (error) {
      if (error instanceof Refused) this.key = ''
      throw error
    }
  }
}
