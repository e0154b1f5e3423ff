/** What the list of open tables shows, and of which. */
import type { ListingInfo } from '../api/messages'
import type { Translator } from '../i18n/translator'

const DAY = 86_400
const MINUTE = 60

export interface TableFilter {
  /** empty: all games */
  game: string
  /** 0: any number of seats */
  seats: number
  /** empty: all languages */
  language: string
}

/** The tables that pass the filter; own ones always do. */
export const passing = (tables: readonly ListingInfo[], { game, seats, language }: TableFilter): ListingInfo[] =>
  tables.filter(
    (table) =>
      table.table !== null ||
      ((!game || table.game === game) &&
        (!seats || table.taken + table.free === seats) &&
        (!language || table.language === language)),
  )

/** How fast a table plays, in words. */
export function paceText(clock: ListingInfo['clock'], t: Translator['t']): string {
  if (!clock) return t('lobby-pace-none')
  if (clock.seconds < DAY) return t('lobby-pace-live')
  return clock.kind === 'move' ? t('lobby-pace-days', { days: Math.round(clock.seconds / DAY) }) : t('lobby-pace-slow')
}

/** All that is said of a table, in order. */
export function tableFacts(table: ListingInfo, t: Translator['t'], languageName: string): string[] {
  const facts = [
    t('lobby-taken', { taken: table.taken, seats: table.taken + table.free }),
    t(`preset-${table.preset ?? 'own'}`),
    paceText(table.clock, t),
    languageName,
  ]
  if (table.fill_in !== null) facts.push(t('lobby-bots-in', { minutes: Math.max(1, Math.ceil(table.fill_in / MINUTE)) }))
  return facts
}
