/**
 * What lies on the chart, where it is seen (one without a border can be rolled), and what of it may be touched: for
 * everything that draws or walks over the board.
 */
import type { Shown } from '../table/model/sceneModel.svelte'
import { firstWay, ways } from '../table/input/tilePlacement'
import { after, lit, next, within } from '../table/input/offerMatching'
import type { Area, Geometry, Mark, Piece, Scene, Space, XY } from '../api/scene'
import type { Translator } from '../i18n/translator'
import { caution, standing, type Caution } from './targets/danger'
import { ghost } from './pieces/movePreview'
import { freeSide } from './pieces/cardOverlap'
import { costs, prices, same, type Price } from './targets/rangeCosts'
import { crosses, rolled, rolledMarks } from './viewport/torus'

export class Sheet {
  constructor(private readonly model: Shown) {}

  readonly scene = $derived.by<Scene>(() => this.model.scene!)
  // A geometry that did not change is the same object (see api/deltaDecoder.ts), so nothing of it is drawn again.
  readonly geometry = $derived<Geometry>(this.scene.geometry)

  /* Where it is seen */

  readonly roll = $derived.by<XY>(() => (this.geometry.torus ? this.model.glass.roll : [0, 0]))
  private readonly rolls = $derived(this.roll[0] !== 0 || this.roll[1] !== 0)
  readonly pieces = $derived<Piece[]>(this.spread(this.scene.pieces ?? []))
  readonly spaces = $derived<Space[]>(this.spread(this.geometry.spaces ?? []))
  /** those that are taken over the edge, or along with the whole chart: they do not fly across it */
  readonly leaping = $derived.by<Set<string>>(() => {
    const over = this.pieces.filter(({ id, at }) => {
      const from = this.places.get(id)
      this.places.set(id, at)
      return from && (crosses(from, at, this.geometry.box) || this.model.glass.dragging)
    })
    return new Set(this.geometry.torus ? over.map(({ id }) => id) : [])
  })
  private readonly places = new Map<string, XY>()

  /** which side of a card is free; it is the same however the chart is rolled */
  private readonly sides = $derived.by<Map<string, number>>(() => {
    const cards = (this.scene.pieces ?? []).filter(({ art }) => art === 'card')
    return new Map(cards.map((card) => [card.id, freeSide(card, cards)]))
  })
  side = (id: string): number => this.sides.get(id) ?? 0

  private spread<T extends { at: XY }>(things: T[]): T[] {
    const { roll, geometry } = this
    return this.rolls ? things.map((thing) => ({ ...thing, at: rolled(thing.at, geometry.box, roll) })) : things
  }

  /** Where a place of the chart is seen now. */
  seen = (place: XY): XY => (this.geometry.torus ? rolled(place, this.geometry.box, this.roll) : place)

  /* What may be touched */

  /** what may come next; a tile at hand can be put anywhere else */
  readonly ids = $derived.by(() => {
    const { offers, chosen, tile } = this.model
    return tile ? next(offers, chosen.slice(0, 1)) : within(offers, chosen)
  })
  private readonly beginnings = $derived.by(() => next(this.model.offers, []))
  readonly goals = $derived<Space[]>(this.spaces.filter((space) => lit(this.ids, space.id)))
  readonly areas = $derived<Area[]>((this.geometry.areas ?? []).filter((area) => lit(this.ids, area.id)))

  comesNext = (id: string): boolean => lit(this.ids, id)
  mayTouch = (id: string): boolean => this.comesNext(id) || lit(this.beginnings, id) || this.model.chosen.includes(id)

  /** What touching this would do, when it is the last touch of a move; else what it is. */
  meaning(id: string, name: string, translator: Translator): string {
    const offers = after(this.model.offers, this.model.chosen, id)
    if (offers.length !== 1) return name
    return [translator.text(offers[0]!.label), translator.text(offers[0]!.warning)].filter(Boolean).join('. ')
  }

  private readonly dangers = $derived.by<Mark[]>(() => {
    const found = (this.scene.marks ?? []).filter(({ kind }) => kind === 'danger')
    return this.rolls && found.length > 0 ? rolledMarks(found, this.geometry.box, this.roll) : found
  })

  /** What there is to beware of where the move that ends there goes. */
  beware(space: Space): Caution | null {
    return caution(after(this.model.offers, this.model.chosen, space.id), this.dangers, space.at)
  }

  /** The tile at hand fits there, but has to be turned. */
  otherwise(place: string): boolean {
    const { tile, quarters, offers } = this.model
    const way = tile && firstWay(ways(offers, tile, place), tile, quarters)
    return !!way && way.quarters !== quarters
  }

  /* Hints on it */

  /** what the move that is ready would move, and where it would end */
  private readonly carried = $derived.by(() => (this.model.ready.length === 1 ? this.model.ready[0] : undefined))
  readonly then = $derived(ghost(this.carried, this.pieces, { ...this.geometry, spaces: this.spaces }))
  readonly pointedAt = $derived.by(() =>
    this.pieces.some(({ id }) => id === this.model.pointed) ? this.model.pointed : '',
  )
  /** hints that belong to a piece are shown while that is pointed at or at hand */
  readonly marks = $derived.by<Mark[]>(() => {
    const { then, pointedAt, model, carried } = this
    const from = this.pieces.find(({ id }) => id === carried?.carries)?.at
    const far = model.way?.places
    const way: Mark[] = far ? [{ kind: 'route', at: far }] : then && from ? [{ kind: 'route', at: [from, then.at] }] : []
    return [...standing(this.scene), ...way].filter(
      ({ of }) => !of || of === pointedAt || of === model.held || of === model.chosen[0],
    )
  })
  readonly seenMarks = $derived(
    this.geometry.torus ? rolledMarks(this.marks, this.geometry.box, this.roll) : this.marks,
  )
  private readonly ranges = $derived(this.seenMarks.filter(({ kind }) => kind === 'range'))
  private readonly following = $derived.by(() => [
    ...this.goals,
    ...this.model.handles,
    ...this.pieces.filter(({ id }) => this.comesNext(id)),
  ])
  /** what lies within reach, but not next */
  readonly reach = $derived(this.ranges.filter(({ at: [place] }) => !this.following.some(({ at }) => same(at, place))))
  readonly prices = $derived<Price[]>(
    prices(this.ranges, this.pieces, this.pieces.filter(({ id }) => lit(this.ids, id)), this.goals),
  )

  /** what is going on just now: what was chosen, the ship at hand, a shot, who is under way, who has still to go */
  readonly interest = $derived.by<XY | undefined>(() => {
    const { chosen, held } = this.model
    const still = this.scene.pieces ?? []
    const flagged = (flag: string) => still.find(({ flags }) => flags?.includes(flag))
    const shot = this.marks.find(({ kind }) => kind === 'shot')
    const atHand = still.find(({ id }) => chosen.includes(id) || id === held)
    const may = still.find(({ id }) => this.comesNext(id))
    return atHand?.at ?? shot?.at[1] ?? (flagged('now') ?? flagged('due') ?? may)?.at
  })

  /** What it costs to go to a place. */
  cost = (at: XY): string => costs(this.ranges, at)
}
