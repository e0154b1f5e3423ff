/** What is said about a table of the player: where the game stands, and who is to move. */
import type { TableSummary } from '../api/messages'
import { i18n } from '../i18n/i18n.svelte'

const list = (names: string[]): string =>
  new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)

/** Whose turn it is, or the result. */
export function statusText(table: TableSummary): string {
  const name = (seat: number): string => table.seats[seat]?.name ?? ''
  if (table.drawn) return i18n.t('web-drawn')
  if (table.winners)
    return i18n.t(table.winners.length ? 'web-voyage-won' : 'web-voyage-over', {
      names: list(table.winners.map(name)),
    })
  if (table.waiting_for_players) return i18n.t('web-voyage-gathering')
  const people = table.seats.filter(({ kind, mine }) => mine && kind === 'human').length
  if (table.turn.mine && people < 2) return i18n.t('web-voyage-yours')
  return i18n.t('web-voyage-waits', { names: list(table.turn.names) })
}

/** Round and phase of the game. */
export function positionText(table: TableSummary): string {
  const names = table.seats.map(({ name }) => name || i18n.t('web-chair-open'))
  const translator = i18n.forGame(table.game, names)
  return [translator.text(table.round), translator.text(table.phase)].filter(Boolean).join(' · ')
}
