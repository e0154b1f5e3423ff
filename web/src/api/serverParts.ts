/** The optional parts of the server, which its host may open. */
import { fetchServerParts } from './endpoints'
import type { ServerParts } from './messages'
import { transport } from './transport'

type Part = ServerParts['parts'][number]

let asked: Promise<readonly Part[]> | undefined

/** Whether a part is open, which is asked once per page; a page without a server has none. */
export async function isPartOpen(part: Part): Promise<boolean> {
  if (!transport().isOnNetwork) return false
  asked ??= fetchServerParts().then(
    ({ parts }) => parts,
    () => {
      asked = undefined // the connection was lost: ask again the next time
      return []
    },
  )
  return (await asked).includes(part)
}
