/** What this browser keeps of single tables, as long as they are among those that were looked at last. */
import { removeStored, storedKeys, writeStored, readStored } from './settings.svelte'

const TOPICS = ['dice', 'curtain'] as const
type Topic = (typeof TOPICS)[number]

/** of so many tables something is kept, whether they are over or not: a proof may be asked for long after the end */
export const MAX_TABLES = 300
const STORAGE_KEY = 'spielhafen.tables'

const storageKey = (topic: Topic, table: string): string => `spielhafen.${topic}.${table}`

export const loadForTable = <T>(table: string, topic: Topic, fallback: T): T =>
  readStored(storageKey(topic, table), fallback)

export const saveForTable = (table: string, topic: Topic, value: unknown): void =>
  writeStored(storageKey(topic, table), value)

/** This table is looked at now; what is kept of one that nobody has looked at for the longest time is forgotten. */
export function markTableVisited(table: string): void {
  const found = readStored<unknown>(STORAGE_KEY, null)
  const before: unknown[] = Array.isArray(found) ? found : findStoredTables()
  if (found === before && before.at(-1) === table) return
  const tables = [...before.filter((other) => other !== table), table]
  for (const old of tables.slice(0, -MAX_TABLES)) for (const topic of TOPICS) removeStored(storageKey(topic, String(old)))
  writeStored(STORAGE_KEY, tables.slice(-MAX_TABLES))
}

/** All tables of which something is kept: they were not always listed. */
const findStoredTables = (): string[] => [
  ...new Set(TOPICS.flatMap((topic) => storedKeys(storageKey(topic, '')).map((key) => key.slice(storageKey(topic, '').length)))),
]
