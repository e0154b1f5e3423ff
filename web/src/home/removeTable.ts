/** Clearing a table away: it is erased, or, if others have it, only leaves one's own list. */
import { deleteTable } from '../api/endpoints'
import { ApiError } from '../api/http'

/** Whether it is erased; one that somebody else, or another page, has erased already is gone as well. */
export async function removeTable(id: string): Promise<boolean> {
  try {
    return (await deleteTable(id)) === undefined
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return true
  }
}
