/**
 * Laying tiles: the tile in hand can be turned before it is laid. Every offer says by how many quarters it turns it; a
 * place takes the tile as it is held just now, or after some more quarters, or not at all, and then its edges say why.
 */
import type { Card, Mark, Offer, Scene, Space, XY } from '../../api/scene'

const QUARTERS = 4
/** towards the edges of a place, clockwise from the north */
export const EDGE_DIRECTIONS: readonly XY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
/** what the signs of edges mean */
const NATURE: Record<string, string> = { '~': 'water', '#': 'land' }

/** The edges of a tile that was turned by so many quarters, clockwise. */
export function turnEdges(edges: string, quarters: number): string {
  const back = (((-quarters % QUARTERS) + QUARTERS) % QUARTERS) as number
  return edges.slice(back) + edges.slice(0, back)
}

/** Whether turning it makes a difference. */
export const isTurnable = (edges: string): boolean => turnEdges(edges, 1) !== edges

/** The tile that was chosen, if what was chosen first is one. */
export function selectedTile({ zones = [] }: Scene, chosen: readonly string[]): Card | undefined {
  const hands = zones.filter(({ kind }) => kind === 'hand')
  return hands.flatMap(({ cards = [] }) => cards).find(({ id, face }) => face?.edges && id === chosen[0])
}

const begins = ({ touches = [] }: Offer, tile: Card): boolean =>
  touches[0] === tile.id || touches[0] === tile.id.split('#')[0]

/** The ways in which this tile may be laid, at all places or at one. */
export function tileOffers(offers: readonly Offer[], tile: Card, place?: string): Offer[] {
  return offers.filter((offer) => begins(offer, tile) && (!place || offer.touches?.[1] === place))
}

/** The edges that the tile has when it is laid like this. */
export const edgesAsPlaced = (tile: Card, offer: Offer): string => turnEdges(tile.face?.edges ?? '', offer.turn ?? 0)

export interface TileTurn {
  offer: Offer
  quarters: number
}

/** The way that comes first when the tile is turned on from how it is held (`step` 1: clockwise, −1: the other way). */
export function firstFit(some: readonly Offer[], tile: Card, quarters: number, step: 1 | -1 = 1): TileTurn | undefined {
  for (let more = 0; more < QUARTERS; more++) {
    const then = quarters + more * step
    const offer = some.find((offer) => edgesAsPlaced(tile, offer) === turnEdges(tile.face?.edges ?? '', then))
    if (offer) return { offer, quarters: then }
  }
  return undefined
}

/** What one touches for this way of laying the tile. */
export const tileTouches = (tile: Card, { touches = [] }: Offer): string[] => [tile.id, ...touches.slice(1)]

/** The one tile that there is to lay: nobody has to choose it first. */
export function soleTile(scene: Scene, offers: readonly Offer[]): Card | undefined {
  const [first] = offers
  const id = first?.touches?.[0]
  const alone = id && offers.every(({ touches = [] }) => touches[0] === id)
  return alone ? selectedTile(scene, [id]) ?? selectedTile(scene, [`${id}#1`]) : undefined
}

/** The move that lays the tile as it is held at a place that does not take it: the server knows why not. */
export function unofferedTileMove(offers: readonly Offer[], tile: Card, quarters: number, place: string): string | undefined {
  const some = tileOffers(offers, tile)
  const like = firstFit(some, tile, quarters)?.offer
  return like?.move.replace(/ \S+$/, ` ${place}`)
}

/** What the edges of the places ask for, by where their middles lie. */
export function requiredEdges(marks: readonly Mark[]): Map<string, string> {
  const edges = marks.filter(({ kind }) => kind === 'edge')
  return new Map(edges.flatMap(({ at, nature = '' }) => at.map((place) => [key(place), nature])))
}

const key = ([x, y]: XY): string => `${x.toFixed(2)} ${y.toFixed(2)}`

export interface EdgeMatch {
  /** from the middle of the place, in fields */
  towards: XY
  /** what is asked for there, if anything is */
  nature: string
  fits: boolean
}

/** How the edges of a tile meet what lies round a place. */
export function matchEdges(edges: string, { at }: Space, asked: ReadonlyMap<string, string>): EdgeMatch[] {
  return EDGE_DIRECTIONS.map((towards, i) => {
    const nature = asked.get(key([at[0] + towards[0] / 2, at[1] + towards[1] / 2])) ?? ''
    return { towards, nature, fits: !nature || nature === NATURE[edges[i] ?? ''] }
  })
}
