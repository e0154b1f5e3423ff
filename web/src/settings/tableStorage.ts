/** What this browser keeps of single tables, as long as they are among those that were looked at last. */
import { forget, keysOf, remember, remembered } from './settings.svelte'

const TOPICS = ['dice', 'curtain'] as const
type Topic = (typeof TOPICS)[number]

/** of so many tables something is kept, whether they are over or not: a proof may be asked for long after the end */
export const MOST_TABLES = 300
const KEPT_AS = 'spielhafen.tables'

const place = (topic: Topic, table: string): string => `spielhafen.${topic}.${table}`

export const keptOf = <T>(table: string, topic: Topic, fallback: T): T =>
  remembered(place(topic, table), fallback)

export const keepOf = (table: string, topic: Topic, value: unknown): void =>
  remember(place(topic, table), value)

/** This table is looked at now; what is kept of one that nobody has looked at for the longest time is forgotten. */
export function lookedAt(table: string): void {
  const found = remembered<unknown>(KEPT_AS, null)
  const before: unknown[] = Array.isArray(found) ? found : unlisted()
  if (found === before && before.at(-1) === table) return
  const tables = [...before.filter((other) => other !== table), table]
  for (const old of tables.slice(0, -MOST_TABLES)) for (const topic of TOPICS) forget(place(topic, String(old)))
  remember(KEPT_AS, tables.slice(-MOST_TABLES))
}

/** All tables of which something is kept: they were not always listed. */
const unlisted = (): string[] => [
  ...new Set(TOPICS.flatMap((topic) => keysOf(place(topic, '')).map((key) => key.slice(place(topic, '').length)))),
]
