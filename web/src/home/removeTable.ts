/** Remove a table: erase it or, if others use it, leave only this list. */
import { deleteTable } from '../api/endpoints'
import { ApiError } from '../api/http'

/** Whether it was erased; a table that is already gone counts, too. */
export async function removeTable(id: string): Promise<boolean> {
  try {
    return (await deleteTable(id)) === undefined
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return true
  }
}
