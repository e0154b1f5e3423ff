/** Names in a tournament. */
import type { TournamentInfo } from '../api/messages'
import { i18n } from '../i18n/i18n.svelte'

/** What pages of tournaments call to change something: whether it was done. */
export type ChangeTournament = (what: () => Promise<TournamentInfo>, said: string) => Promise<boolean>

/** The name of an entrant, also if it was erased. */
export const entrantName = (info: TournamentInfo, entrant: number): string =>
  info.people[entrant]?.name || i18n.t('contest-nameless')
