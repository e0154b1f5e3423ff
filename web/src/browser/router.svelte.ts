/** Hash router. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  /** position after `ply` plies, from the perspective of `seat` */
  | { page: 'table'; id: string; ply: number | null; seat: number | null }
  /** a packed logbook; empty: still to be entered */
  | { page: 'book'; packed: string }
  | { page: 'seat'; id: string; ticket: string }
  /** a look over the shoulder of a player */
  | { page: 'look'; id: string; link: string }
  | { page: 'rules'; game: string; paragraph: string }
  /** an example of a rulebook by itself, for pages that frame it */
  | { page: 'example'; game: string; number: number }
  | { page: 'settings' }
  | { page: 'my-games' }
  | { page: 'ratings' }
  | { page: 'lobby' }
  /** one tournament, perhaps with the link to comment on it; an empty id: all */
  | { page: 'tournaments'; id: string; link: string }
  /** a packed position; empty: still to be chosen */
  | { page: 'sandbox'; packed: string; game: string }
  | { page: 'puzzles' }
  | { page: 'not-found' }

/** Parse `#/table/amber-gull-7` and the like; unknown paths are `not-found`. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [page = '', first = '', second = ''] = path.split('/').map(decode)
  if (page === '') return { page: 'home' }
  if (page === 'new') return { page, game: new URLSearchParams(query).get('game') ?? '' }
  if (page === 'table' && first)
    return { page, id: first, ply: number(second), seat: number(new URLSearchParams(query).get('seat') ?? '') }
  if (page === 'book') return { page, packed: first }
  if (page === 'seat' && first && second) return { page, id: first, ticket: second }
  if (page === 'look' && first && second) return { page, id: first, link: second }
  if (page === 'rules' && first) return { page, game: first, paragraph: second }
  if (page === 'example' && number(second) !== null) return { page, game: first, number: Number(second) }
  if (page === 'settings' || page === 'my-games' || page === 'ratings' || page === 'lobby') return { page }
  if (page === 'sandbox') return { page, packed: first, game: new URLSearchParams(query).get('game') ?? '' }
  if (page === 'puzzles') return { page }
  if (page === 'tournaments') return { page, id: first, link: second }
  return { page: 'not-found' }
}

const number = (written: string): number | null => (/^\d{1,5}$/.test(written) ? Number(written) : null)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const tableHref = (id: string): string => `#/table/${encodeURIComponent(id)}`
/** Link to a position of a table, from the perspective of a seat or the public one. */
export const positionHref = (id: string, ply: number, seat: number | null): string =>
  `${tableHref(id)}/${ply}${seat === null ? '' : `?seat=${seat}`}`
export const importHref = (packed = ''): string => (packed ? `#/book/${packed}` : '#/book')
/** Link by which another device takes over a seat. */
export const claimSeatHref = (id: string, ticket: string): string => `#/seat/${encodeURIComponent(id)}/${ticket}`
/** Link by which others look over the shoulder of a player. */
export const lookHref = (id: string, link: string): string => `#/look/${encodeURIComponent(id)}/${link}`
export const newTableHref = (game: string): string => (game ? `#/new?game=${encodeURIComponent(game)}` : '#/new')
/** The page of sandboxes, or one that holds a packed position. */
export const sandboxHref = (packed = ''): string => (packed ? `#/sandbox/${packed}` : '#/sandbox')
export const RATINGS_HREF = '#/ratings'
export const LOBBY_HREF = '#/lobby'
export const TOURNAMENTS_HREF = '#/tournaments'
export const tournamentHref = (id: string): string => `${TOURNAMENTS_HREF}/${encodeURIComponent(id)}`
/** Link by which people become commentators of a tournament. */
export const commentaryHref = (id: string, link: string): string => `${tournamentHref(id)}/${link}`
export const PUZZLES_HREF = '#/puzzles'
export const rulesHref = (game: string, paragraph = ''): string =>
  `#/rules/${game}${paragraph ? '/' + encodeURIComponent(paragraph) : ''}`

class Router {
  hash = $state(typeof location === 'undefined' ? '' : location.hash)
  readonly route = $derived(parseRoute(this.hash))

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.hash = location.hash))
  }

  navigate(to: string): void {
    location.hash = to
  }
}

export const router = new Router()
