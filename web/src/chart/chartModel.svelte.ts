/** View model of the chart: what is where on screen, and what can be touched. */
import type { SceneModel } from '../table/model/sceneModel.svelte'
import { firstFit, tileOffers } from '../table/input/tilePlacement'
import { offersAfter, isTouchable, nextTouches, nextOrReplacing } from '../table/input/offerTouches'
import type { Area, Geometry, Mark, Piece, Scene, Space, XY } from '../api/scene'
import type { Translator } from '../i18n/translator'
import { findCaution, standingMarks, type Caution } from './targets/danger'
import { movePreview } from './pieces/movePreview'
import { dangerAtEnd, prospectAtEnd } from '../table/input/pathPreview'
import { freeSide } from './pieces/cardOverlap'
import { attacksWith } from '../table/input/attacks'
import { BUTTON_WORDS, splitHandleId, type Handle } from '../table/input/handles'
import { groupWays } from '../table/input/ways'
import { costAt, placeCostLabels, samePoint, type CostLabel } from './targets/rangeCosts'
import { crossesEdge, rollPoint, rollMarks } from './viewport/torus'

/** a handle nearer to a piece than this covers it, in fields */
const CROWDED = 0.7

export class ChartModel {
  constructor(private readonly model: SceneModel) {}

  readonly scene = $derived.by<Scene>(() => this.model.scene!)
  // Unchanged geometry is the same object (see api/deltaDecoder.ts), so it is not redrawn.
  readonly geometry = $derived<Geometry>(this.scene.geometry)

  /* Where it is seen */

  readonly roll = $derived.by<XY>(() => (this.geometry.torus ? this.model.viewport.roll : [0, 0]))
  private readonly isRolled = $derived(this.roll[0] !== 0 || this.roll[1] !== 0)
  readonly pieces = $derived<Piece[]>(this.rollAll(this.scene.pieces ?? []))
  readonly spaces = $derived<Space[]>(this.rollAll(this.geometry.spaces ?? []))
  /** pieces that wrap around or move with the whole chart: they do not animate */
  readonly jumping = $derived.by<Set<string>>(() => {
    const over = this.pieces.filter(({ id, at }) => {
      const from = this.places.get(id)
      this.places.set(id, at)
      return from && (crossesEdge(from, at, this.geometry.box) || this.model.viewport.dragging)
    })
    return new Set(this.geometry.torus ? over.map(({ id }) => id) : [])
  })
  private readonly places = new Map<string, XY>()

  /** free side of each card, independent of the roll */
  private readonly sides = $derived.by<Map<string, number>>(() => {
    const cards = (this.scene.pieces ?? []).filter(({ art }) => art === 'card')
    return new Map(cards.map((card) => [card.id, freeSide(card, cards)]))
  })
  side = (id: string): number => this.sides.get(id) ?? 0

  private rollAll<T extends { at: XY }>(things: T[]): T[] {
    const { roll, geometry } = this
    return this.isRolled ? things.map((thing) => ({ ...thing, at: rollPoint(thing.at, geometry.box, roll) })) : things
  }

  /** Position of a place on screen. */
  onScreen = (place: XY): XY => (this.geometry.torus ? rollPoint(place, this.geometry.box, this.roll) : place)

  /* What can be touched */

  /** ids that may be touched next; a tile in hand may go to any other place */
  readonly touchableIds = $derived.by(() => {
    const { touchOffers: offers, chosen, tile } = this.model
    return tile ? nextTouches(offers, chosen.slice(0, 1)) : nextOrReplacing(offers, chosen)
  })
  private readonly firstTouches = $derived.by(() => nextTouches(this.model.touchOffers, []))
  /** ends of whole ways that are not touched in another sense */
  private readonly wayEnds = $derived.by(() => new Set(this.model.wholePaths.map(({ id }) => id).filter((id) => !isTouchable(this.touchableIds, id))))
  /** the nearest first */
  readonly targets = $derived<Space[]>([
    ...this.spaces.filter((space) => isTouchable(this.touchableIds, space.id)),
    ...this.spaces.filter(({ id }) => this.wayEnds.has(id)),
  ])
  isWayEnd = (id: string): boolean => this.wayEnds.has(id)
  readonly areas = $derived<Area[]>((this.geometry.areas ?? []).filter((area) => isTouchable(this.touchableIds, area.id)))

  isNextTouch = (id: string): boolean => isTouchable(this.touchableIds, id)
  isTouchableNow = (id: string): boolean => this.isNextTouch(id) || isTouchable(this.firstTouches, id) || this.model.chosen.includes(id)

  /** Label of a touch: the move it completes, or else its name. */
  touchLabel(id: string, name: string, translator: Translator): string {
    const way = this.isWayEnd(id) && this.model.wholePaths.find((path) => path.id === id)
    if (way) return [prospectAtEnd(this.scene, way), dangerAtEnd(this.scene, way)?.why].map((said) => translator.text(said)).filter(Boolean).join(' ') || name
    const offers = offersAfter(this.model.touchOffers, this.model.chosen, id)
    if (offers.length !== 1) return name
    return [translator.text(offers[0]!.label), translator.text(offers[0]!.warning)].filter(Boolean).join('. ')
  }

  private readonly dangers = $derived.by<Mark[]>(() => {
    const found = (this.scene.marks ?? []).filter(({ kind }) => kind === 'danger')
    return this.isRolled && found.length > 0 ? rollMarks(found, this.geometry.box, this.roll) : found
  })

  /** Warning for the move that ends on this space. */
  cautionFor(space: Space): Caution | null {
    if (this.isWayEnd(space.id)) {
      const danger = this.dangers.find(({ at, why }) => why && at.some((place) => samePoint(place, space.at)))
      return danger ? { nature: danger.nature ?? '', why: danger.why! } : null
    }
    return findCaution(offersAfter(this.model.touchOffers, this.model.chosen, space.id), this.dangers, space.at)
  }

  /** The tile in hand fits there after a turn. */
  needsTurning(place: string): boolean {
    const { tile, quarters, offers } = this.model
    const fit = tile && firstFit(tileOffers(offers, tile, place), tile, quarters)
    return !!fit && fit.quarters !== quarters
  }

  /* Hints on it */

  /** the single ready offer: what would move, and where to */
  private readonly readyOffer = $derived.by(() => (this.model.ready.length === 1 ? this.model.ready[0] : undefined))
  readonly preview = $derived(
    this.wayPreview() ?? movePreview(this.readyOffer, this.pieces, { ...this.geometry, spaces: this.spaces }),
  )

  /** The steered piece at the end of the way shown. */
  private wayPreview(): Piece | null {
    const way = this.model.shownWay
    const piece = way && this.pieces.find(({ id }) => id === way.piece)
    return piece ? { ...piece, at: way.at, heading: way.heading, flags: [...(piece.flags ?? []), 'then'] } : null
  }

  readonly highlightedPiece = $derived.by(() =>
    this.pieces.some(({ id }) => id === this.model.highlighted) ? this.model.highlighted : '',
  )
  /** marks of a piece are shown while it is highlighted or selected */
  readonly marks = $derived.by<Mark[]>(() => {
    const { preview, highlightedPiece, model, readyOffer } = this
    const from = this.pieces.find(({ id }) => id === readyOffer?.carries)?.at
    // Where a ship goes matters, not what it or its fleet could hit from where they are.
    const withWays = groupWays(model.ways).length > 0
    // What a target could hit does not matter, but what can hit it.
    const targets = new Set(model.attacks.map(({ target }) => target))
    const steered = this.pieces.find(({ id }) => id === model.steeredPiece)
    const comrades = new Set(withWays ? this.pieces.filter(({ owner }) => owner === steered?.owner).map(({ id }) => id) : [])
    const far = model.shownWay?.places ?? model.shownPath?.places
    const ordered = model.fleet.aimed.map(({ places }): Mark => ({ kind: 'route', at: places }))
    const route: Mark[] = far ? [{ kind: 'route', at: far }] : ordered.length > 0 ? ordered : preview && from ? [{ kind: 'route', at: [from, preview.at] }] : []
    // The dangers of ends of whole ways are shown there.
    const ends = new Set((this.scene.marks ?? []).filter(({ kind, way }) => kind === 'range' && way?.length).flatMap(({ at }) => at.map(String)))
    return [...standingMarks(this.scene), ...route].filter(
      ({ kind, of, way, at }) => kind !== 'way' && !(kind === 'range' && way?.length && model.wholePaths.length === 0) && !(kind === 'danger' && at.some((place) => ends.has(String(place)))) && !(kind === 'fire' && (targets.has(of ?? '') || comrades.has(of ?? ''))) && (!of || of === highlightedPiece || of === model.steeredPiece || of === model.chosen[0]),
    )
  })
  readonly visibleMarks = $derived(
    this.geometry.torus ? rollMarks(this.marks, this.geometry.box, this.roll) : this.marks,
  )
  private readonly ranges = $derived(this.visibleMarks.filter(({ kind }) => kind === 'range'))
  private readonly nextThings = $derived.by(() => [
    ...this.targets,
    ...this.handles,
    ...this.pieces.filter(({ id }) => this.isNextTouch(id)),
  ])
  /** reachable places that are not next */
  readonly farRanges = $derived(this.ranges.filter(({ at: [place] }) => !this.nextThings.some(({ at }) => samePoint(at, place))))
  readonly costLabels = $derived<CostLabel[]>(
    placeCostLabels(this.ranges, this.pieces, this.pieces.filter(({ id }) => isTouchable(this.touchableIds, id)), this.targets),
  )

  /** what has just been hit, missed or sunk; a past position shows what was pending there */
  readonly impacts = $derived.by(() => (this.model.inHistory ? [] : this.model.highlights.impacts))

  /** focus of attention: selection, what goes with it, a shot or its effect, a moving piece */
  readonly focalPoint = $derived.by<XY | undefined>(() => {
    const { chosen, steeredPiece } = this.model
    const still = this.scene.pieces ?? []
    const flagged = (flag: string) => still.find(({ flags }) => flags?.includes(flag))
    const shot = this.marks.find(({ kind }) => kind === 'shot')
    const atHand = still.find(({ id }) => chosen.includes(id) || id === steeredPiece)
    const may = still.find(({ id }) => this.isNextTouch(id))
    // What goes with a die or card in hand is looked for before what is moving, unless that is a field.
    const wanted = chosen.length > 0 && this.targets.length === 0 ? may : undefined
    return atHand?.at ?? shot?.at[1] ?? this.impacts[0]?.at ?? (wanted ?? flagged('now') ?? flagged('due') ?? may)?.at
  })

  /** who can attack what, by the selected attacks if any, while nothing else is to be chosen */
  readonly duelists = $derived.by<XY[]>(() => {
    const { attacks, chosen, handles } = this.model
    if (attacks.length === 0 || handles.length > 0 || this.targets.length > 0) return []
    const some = attacksWith(attacks, chosen)
    const ids = new Set((some.length > 0 ? some : attacks).flatMap(({ by, target }) => [by, target]))
    return (this.scene.pieces ?? []).filter(({ id }) => ids.has(id)).map(({ at }) => at)
  })

  /**
   * Handles on the chart.
   *
   * None covers a neighbour if it is among the buttons, too. Where whole manoeuvres can be chosen, these are only
   * the ones that need a second thought, but for those on a piece that can be chosen instead.
   */
  readonly handles = $derived.by<Handle[]>(() => {
    const { handles, ways } = this.model
    const alone = groupWays(ways).length > 0
    const hides = (handle: Handle): boolean => BUTTON_WORDS.includes(handle.word) && this.isCrowded(handle)
    return handles.filter((handle) => (handle.offer.warning ? !this.coversChoice(handle) : !alone && !hides(handle)))
  })
  /** Whether it is among the buttons, too, and would cover another piece that can be chosen. */
  private coversChoice({ id, at, word }: Handle): boolean {
    const steered = splitHandleId(id)[0]
    const choice = this.pieces.filter((piece) => piece.id !== steered && isTouchable(this.firstTouches, piece.id))
    return BUTTON_WORDS.includes(word) && choice.some((piece) => Math.hypot(piece.at[0] - at[0], piece.at[1] - at[1]) < CROWDED)
  }
  /** Whether a handle would cover a piece other than the one that it is for. */
  isCrowded = ({ id, at }: Handle): boolean =>
    this.pieces.some((piece) => piece.id !== splitHandleId(id)[0] && Math.hypot(piece.at[0] - at[0], piece.at[1] - at[1]) < CROWDED)

  /** Cost of going to a place. */
  cost = (at: XY): string => costAt(this.ranges, at)

  /** The cost of a place to be touched next, or the number of fields that the move covers. */
  costOf({ id, at }: Space): string {
    const { touchOffers, chosen } = this.model
    const fields = offersAfter(touchOffers, chosen, id)[0]?.label.args?.fields
    return this.cost(at) || (typeof fields === 'number' && fields > 1 ? `${fields}` : '')
  }
}
