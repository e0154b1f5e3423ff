/** A table in a file, to be played on at another server: compressed, so not read in passing. */
import { requestText } from '../../api/http'
import type { LogbookImport, SeatRequest, TableView } from '../../api/messages'
import { packLogbook, unpackLogbook } from './linkCodec'

export type MovedTable = Required<Pick<LogbookImport, 'logbook' | 'seats'>>

/** The file of a table of this page, with the moves that are hidden from its players. */
export async function packTable({ id, seats }: Pick<TableView, 'id' | 'seats'>): Promise<string> {
  const logbook = await requestText(`api/page/tables/${encodeURIComponent(id)}`)
  const plans = seats.map(({ kind, name, level }): SeatRequest =>
    kind === 'bot' ? { kind, name, level: level! } : { kind: 'human', name },
  )
  return packLogbook(JSON.stringify({ logbook, seats: plans }))
}

/** The table of a file; null if it is none, or not complete. */
export async function unpackTable(file: string): Promise<MovedTable | null> {
  try {
    const { logbook, seats } = JSON.parse((await unpackLogbook(file.trim())) ?? '') as MovedTable
    return typeof logbook === 'string' && Array.isArray(seats) ? { logbook, seats } : null
  } catch {
    return null
  }
}
