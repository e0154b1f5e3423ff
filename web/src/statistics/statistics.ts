/** Statistics of the player's own finished games. */
import type { PlayedGame } from '../api/messages'

export interface Totals {
  games: number
  won: number
  /** games won in a row up to the latest, and the most ever */
  streak: number
  bestStreak: number
  hours: number
}

export interface GameStatistics extends Totals {
  game: string
  /** games by place, the first first */
  places: number[]
  /** the most points with the printed numbers; variants have other scales */
  mostPoints: number | null
  /** the victory in fewest rounds with the printed numbers */
  fastest: PlayedGame | null
  /** places of the latest games, oldest first; 0: no place */
  latest: PlayedGame[]
}

const HOUR = 3600
const LATEST = 24
/** longest time a game counts for: friends may take days over one */
const LONGEST = 4 * HOUR

/** A victory that both of two share is a draw. */
export const isWin = ({ place, drawn, is_shared, seats }: PlayedGame): boolean =>
  place === 1 && !drawn && !(is_shared && seats === 2)

/** Totals of games, the newest first. */
export function totals(games: readonly PlayedGame[]): Totals {
  let [run, best] = [0, 0]
  for (const game of [...games].reverse()) {
    run = isWin(game) ? run + 1 : 0
    best = Math.max(best, run)
  }
  const seconds = games.reduce((sum, game) => sum + Math.min(LONGEST, game.ended_at - game.began_at), 0)
  return { games: games.length, won: games.filter(isWin).length, streak: run, bestStreak: best, hours: seconds / HOUR }
}

/** Statistics by game, the most played first. */
export function byGame(games: readonly PlayedGame[]): GameStatistics[] {
  const names = [...new Set(games.map(({ game }) => game))]
  return names
    .map((name) => statisticsOf(name, games.filter(({ game }) => game === name)))
    .sort((one, other) => other.games - one.games)
}

function statisticsOf(game: string, games: readonly PlayedGame[]): GameStatistics {
  const places = Array.from({ length: Math.max(...games.map(({ seats }) => seats)) }, (_, i) =>
    games.filter(({ place }) => place === i + 1).length,
  )
  const printed = games.filter(({ variant }) => !variant)
  const points = printed.flatMap((played) => (played.points === null ? [] : [played.points]))
  const quick = printed.filter((played) => isWin(played) && played.rounds).sort((one, other) => one.rounds! - other.rounds!)
  return {
    ...totals(games),
    game,
    places,
    mostPoints: points.length ? Math.max(...points) : null,
    fastest: quick[0] ?? null,
    latest: games.slice(0, LATEST).reverse(),
  }
}
