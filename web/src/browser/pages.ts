/** The pages of the client: the component of each route, loaded when it is first shown. */
import type { Component } from 'svelte'
import type { Route } from './router.svelte'

type Props = Record<string, unknown>

export interface ShownPage {
  load: () => Promise<{ default: Component<Props> }>
  props: Props
  /** the page is made anew when its key changes */
  key: string
}

const claimSeat = () => import('../social/seats/ClaimSeat.svelte')
const examplePage = () => import('../rules/ExamplePage.svelte')
const homePage = () => import('../home/HomePage.svelte')
const importLogbook = () => import('../social/sharing/ImportLogbook.svelte')
const lobbyPage = () => import('../lobby/LobbyPage.svelte')
const lookPage = () => import('../social/watching/LookPage.svelte')
const myGames = () => import('../statistics/MyGames.svelte')
const newTable = () => import('../setup/NewTable.svelte')
const puzzlesPage = () => import('../puzzles/PuzzlesPage.svelte')
const ratingsPage = () => import('../ratings/RatingsPage.svelte')
const rulesPage = () => import('../rules/RulesPage.svelte')
const sandboxPage = () => import('../sandbox/SandboxPage.svelte')
const settingsPage = () => import('../settings/SettingsPage.svelte')
const table = () => import('../table/Table.svelte')
const tournamentPage = () => import('../tournaments/TournamentPage.svelte')
const tournamentsPage = () => import('../tournaments/TournamentsPage.svelte')

/** Page of a route; null if there is none. */
export function pageOf(route: Route): ShownPage | null {
  switch (route.page) {
    case 'home':
      return shown(homePage, {})
    case 'new':
      return shown(newTable, { wanted: route.game })
    case 'table': {
      const { id, ply, seat } = route
      return shown(table, { id, ply, seat }, `${id} ${ply} ${seat}`)
    }
    case 'book':
      return shown(importLogbook, { packed: route.packed }, route.packed)
    case 'seat':
      return shown(claimSeat, { id: route.id, ticket: route.ticket }, route.ticket)
    case 'look':
      return shown(lookPage, { id: route.id, link: route.link }, route.link)
    case 'rules':
      return shown(rulesPage, { game: route.game, paragraph: route.paragraph }, route.game)
    case 'example':
      return shown(examplePage, { game: route.game, number: route.number }, `${route.game} ${route.number}`)
    case 'sandbox':
      return shown(sandboxPage, { packed: route.packed, wanted: route.game }, route.packed)
    case 'puzzles':
      return shown(puzzlesPage, {})
    case 'settings':
      return shown(settingsPage, {})
    case 'my-games':
      return shown(myGames, {})
    case 'ratings':
      return shown(ratingsPage, {})
    case 'lobby':
      return shown(lobbyPage, {})
    case 'tournaments': {
      const { id, link } = route
      return id ? shown(tournamentPage, { id, link }, id) : shown(tournamentsPage, {})
    }
    case 'not-found':
      return null
  }
}

/**
 * Page of a component and the props that it declares.
 * Their types are checked here and forgotten after.
 */
function shown<P extends Props>(load: () => Promise<{ default: Component<P> }>, props: P, key = ''): ShownPage {
  return { load: load as unknown as ShownPage['load'], props, key }
}
