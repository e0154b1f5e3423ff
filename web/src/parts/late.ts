/** A part of the client that is fetched when it is needed; where the line is bad, it is asked for again. */
import { pause, wait } from '../wire/http'

export async function late<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt === 6) throw error
      await wait(pause(attempt))
    }
  }
}
