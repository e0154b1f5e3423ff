/** Per-table storage, for the most recently visited tables. */
import { removeStored, storedKeys, writeStored, readStored } from './settings.svelte'

const TOPICS = ['dice', 'curtain', 'origin', 'muted'] as const
type Topic = (typeof TOPICS)[number]

/** kept also after the end, since a proof may be requested much later */
export const MAX_TABLES = 300
const STORAGE_KEY = 'spielhafen.tables'

const storageKey = (topic: Topic, table: string): string => `spielhafen.${topic}.${table}`

export const loadForTable = <T>(table: string, topic: Topic, fallback: T): T =>
  readStored(storageKey(topic, table), fallback)

export const saveForTable = (table: string, topic: Topic, value: unknown): void =>
  writeStored(storageKey(topic, table), value)

/** Mark a table as visited and forget the data of the oldest ones. */
export function markTableVisited(table: string): void {
  const found = readStored<unknown>(STORAGE_KEY, null)
  const before: unknown[] = Array.isArray(found) ? found : findStoredTables()
  if (found === before && before.at(-1) === table) return
  const tables = [...before.filter((other) => other !== table), table]
  for (const old of tables.slice(0, -MAX_TABLES)) for (const topic of TOPICS) removeStored(storageKey(topic, String(old)))
  writeStored(STORAGE_KEY, tables.slice(-MAX_TABLES))
}

/** Find tables with stored data; older versions kept no list. */
const findStoredTables = (): string[] => [
  ...new Set(TOPICS.flatMap((topic) => storedKeys(storageKey(topic, '')).map((key) => key.slice(storageKey(topic, '').length)))),
]
