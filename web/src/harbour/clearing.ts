/** Clearing a table away. One that somebody else, or another page, has cleared away already is gone as well. */
import { scuttle } from '../wire/api'
import { Refused } from '../wire/http'

export async function cleared(id: string): Promise<void> {
  try {
    await scuttle(id)
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error
  }
}
