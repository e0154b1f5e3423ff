/** Clearing a table away: it is erased, or, if others have it, only leaves one's own list. */
import { scuttle } from '../api/endpoints'
import { Refused } from '../api/http'

/** Whether it is erased; one that somebody else, or another page, has erased already is gone as well. */
export async function cleared(id: string): Promise<boolean> {
  try {
    return (await scuttle(id)) === undefined
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error
    return true
  }
}
