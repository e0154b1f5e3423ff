/**
 * Tile placement: turning and fitting the tile in hand.
 * Each offer gives the quarter turns; a place accepts the tile as held, after more turns, or not at all, for
 * reasons given by its edges.
 */
import type { Card, Mark, Offer, Scene, Space, XY } from '../../api/scene'

const QUARTERS = 4
/** directions of the edges, clockwise from north */
export const EDGE_DIRECTIONS: readonly XY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
/** meaning of edge signs */
const NATURE: Record<string, string> = { '~': 'water', '#': 'land' }

/** Edges after quarter turns, clockwise. */
export function turnEdges(edges: string, quarters: number): string {
  const back = (((-quarters % QUARTERS) + QUARTERS) % QUARTERS) as number
  return edges.slice(back) + edges.slice(0, back)
}

/** Whether turning makes a difference. */
export const isTurnable = (edges: string): boolean => turnEdges(edges, 1) !== edges

/** The selected tile, if the first selected thing is one. */
export function selectedTile({ zones = [] }: Scene, chosen: readonly string[]): Card | undefined {
  const hands = zones.filter(({ kind }) => kind === 'hand')
  return hands.flatMap(({ cards = [] }) => cards).find(({ id, face }) => face?.edges && id === chosen[0])
}

const usesTile = ({ touches = [] }: Offer, tile: Card): boolean =>
  touches[0] === tile.id || touches[0] === tile.id.split('#')[0]

/** Offers of this tile, at all places or at one. */
export function tileOffers(offers: readonly Offer[], tile: Card, place?: string): Offer[] {
  return offers.filter((offer) => usesTile(offer, tile) && (!place || offer.touches?.[1] === place))
}

/** Edges of the tile as placed by this offer. */
export const edgesAsPlaced = (tile: Card, offer: Offer): string => turnEdges(tile.face?.edges ?? '', offer.turn ?? 0)

export interface TileTurn {
  offer: Offer
  quarters: number
}

/** The first fitting turn from `quarters` on (`step` 1: clockwise, −1: counter-clockwise). */
export function firstFit(some: readonly Offer[], tile: Card, quarters: number, step: 1 | -1 = 1): TileTurn | undefined {
  for (let more = 0; more < QUARTERS; more++) {
    const then = quarters + more * step
    const offer = some.find((offer) => edgesAsPlaced(tile, offer) === turnEdges(tile.face?.edges ?? '', then))
    if (offer) return { offer, quarters: then }
  }
  return undefined
}

/** Touches for this placement. */
export const tileTouches = (tile: Card, { touches = [] }: Offer): string[] => [tile.id, ...touches.slice(1)]

/** The only tile to place: no need to select it. */
export function soleTile(scene: Scene, offers: readonly Offer[]): Card | undefined {
  const [first] = offers
  const id = first?.touches?.[0]
  const alone = id && offers.every(({ touches = [] }) => touches[0] === id)
  return alone ? selectedTile(scene, [id]) ?? selectedTile(scene, [`${id}#1`]) : undefined
}

/** Notation for placing the tile where it is not offered, to ask why. */
export function unofferedTileMove(offers: readonly Offer[], tile: Card, quarters: number, place: string): string | undefined {
  const some = tileOffers(offers, tile)
  const like = firstFit(some, tile, quarters)?.offer
  return like?.move.replace(/ \S+$/, ` ${place}`)
}

/** Required edges, keyed by position. */
export function requiredEdges(marks: readonly Mark[]): Map<string, string> {
  const edges = marks.filter(({ kind }) => kind === 'edge')
  return new Map(edges.flatMap(({ at, nature = '' }) => at.map((place) => [positionKey(place), nature])))
}

const positionKey = ([x, y]: XY): string => `${x.toFixed(2)} ${y.toFixed(2)}`

export interface EdgeMatch {
  /** offset from the centre of the place, in fields */
  towards: XY
  /** requirement there, if any */
  nature: string
  fits: boolean
}

/** How the edges of a tile match those required around a place. */
export function matchEdges(edges: string, { at }: Space, asked: ReadonlyMap<string, string>): EdgeMatch[] {
  return EDGE_DIRECTIONS.map((towards, i) => {
    const nature = asked.get(positionKey([at[0] + towards[0] / 2, at[1] + towards[1] / 2])) ?? ''
    return { towards, nature, fits: !nature || nature === NATURE[edges[i] ?? ''] }
  })
}
