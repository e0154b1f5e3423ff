/** Orders for a whole fleet: all pieces that still have to move follow, one after the other. */
import type { Piece, Scene } from '../../api/scene'
import { manoeuvreShape, sameManoeuvre, type Manoeuvre, type Way } from './ways'

/** every piece goes on as it is heading, or repeats a manoeuvre */
export type FleetOrder = 'straight' | Manoeuvre

/** What fleet orders need of the selection at a table. */
export interface Steered {
  readonly scene: Scene | null
  readonly canAct: boolean
  readonly refusal: unknown
  readonly allWays: readonly Way[]
  readonly lastManoeuvre: Manoeuvre | null
  readonly pieceOrder: readonly Piece[]
  sail(way: Way): void
}

/** fewer pieces are told one by one */
const FLEET = 2
/** lengths and angles differ by rounding only */
const NEAR = 0.05

/** The longest way of a piece straight on that no battery covers. */
export function straightWay(piece: Piece, ways: readonly Way[]): Way | undefined {
  const ahead = (way: Way): number => {
    const [along, aside, turn] = manoeuvreShape(piece, way)
    return Math.abs(aside) < NEAR && turn < 1 ? along : 0
  }
  const own = ways.filter((way) => way.piece === piece.id && way.mark.nature !== 'battery' && ahead(way) > NEAR)
  return own.sort((a, b) => ahead(b) - ahead(a))[0]
}

/** The ways of the pieces that can follow an order now, in their order. */
export function orderedWays(order: FleetOrder, ways: readonly Way[], pieces: readonly Piece[]): Way[] {
  return pieces.flatMap((piece) => (order === 'straight' ? straightWay(piece, ways) : sameManoeuvre(order, ways, [piece])) ?? [])
}

export class FleetOrders {
  private order = $state.raw<FleetOrder | null>(null)
  /** pieces that it was given to: the others wait for their own orders */
  private crew: readonly string[] = []
  /** turn in which it was given */
  private turn = ''
  /** ply before the first of its moves; -1: none was made */
  private since = -1
  /** scene in which a piece was sent on its way last */
  private left: Scene | null = null
  /** what is pointed at: the ways it would make */
  aimed = $state.raw<readonly Way[]>([])

  constructor(private readonly table: Steered) {}

  /** pieces that still have to move */
  readonly due = $derived.by(() => this.table.pieceOrder.filter(({ flags }) => flags?.includes('due')))
  /** ways that all would make straight on; none where there is no fleet to tell */
  readonly straight = $derived.by(() => this.fleetOf(orderedWays('straight', this.table.allWays, this.due)))
  /** ways of the last manoeuvre, for all that can make it */
  readonly same = $derived.by(() => {
    const { lastManoeuvre, allWays } = this.table
    return this.fleetOf(lastManoeuvre ? orderedWays(lastManoeuvre, allWays, this.due) : [])
  })
  readonly isFollowed = $derived.by(() => this.order !== null)

  private fleetOf = (ways: Way[]): Way[] => (ways.length >= FLEET ? ways : [])

  /** Have the fleet repeat the last manoeuvre, or else go straight on; whether it can. */
  give(): boolean {
    if (this.isFollowed || !this.table.canAct) return false
    this.order = this.same.length > 0 ? this.table.lastManoeuvre : this.straight.length > 0 ? 'straight' : null
    this.crew = (this.same.length > 0 ? this.same : this.straight).map(({ piece }) => piece)
    this.turn = this.presentTurn()
    this.since = -1
    this.left = null
    this.follow()
    return this.isFollowed
  }

  /** Send the next piece that can follow; without one the order is done. */
  follow(): void {
    const { order, table } = this
    if (!order || !table.canAct || table.scene === this.left) return
    const left = this.due.filter(({ id }) => this.crew.includes(id))
    const [way] = this.presentTurn() === this.turn && !table.refusal ? orderedWays(order, table.allWays, left) : []
    if (!way) return this.end()
    this.left = table.scene
    this.aimed = []
    table.sail(way)
  }

  end(): void {
    this.order = null
  }

  /** The ply that an undo of moves sent at this one goes back to. */
  undonePly(ply: number): number {
    if (!this.isFollowed) return ply
    if (this.since < 0) this.since = ply
    return this.since
  }

  private presentTurn = (): string => JSON.stringify([this.table.scene?.status.round, this.table.scene?.status.phase])
}
