/** What one points at to make a move: piece after piece until one move is meant; a tile at hand, and how it is turned. */
import type { Viewport } from '../../chart/viewport/viewport.svelte'
import { settings } from '../../settings/settings.svelte'
import type { Card, Offer, Scene, LocalizedText } from '../../api/scene'
import type { RuleRefusal } from '../../api/messages'
import { openHandles, splitHandleId, handleForKey, STEERING_WORDS, unofferedHandleMove, type Handle } from './handles'
import { firstFit, unofferedTileMove, soleTile, selectedTile, tileTouches, isTurnable, tileOffers } from './tilePlacement'
import { requiredFirst, isTouchable, intendedMove, nextTouches, readyOffers, keepValid, applyTouch } from './offerMatching'
import { joinAlternatives, resolveThings, thingMove, thingName, NOT_OFFERED } from '../model/sceneLookup'
import { findPath, type PathPreview } from './pathPreview'

/** the refusal of a move that the game does not even know */
const UNREADABLE = 'unreadable'

export interface ShownRefusal {
  text: LocalizedText
  law: string
}

export abstract class MoveSelection {
  abstract readonly scene: Scene | null
  abstract readonly offers: Offer[]
  abstract readonly canAct: boolean
  abstract readonly caughtUp: boolean
  /** something was sent, and what became of it has not been heard yet */
  abstract readonly pending: boolean
  abstract readonly viewport: Viewport
  /** Show at once what is still to be shown. */
  abstract skip(): void
  /** Play these moves. */
  protected abstract send(what: 'moves', more: { moves: string[] }): Promise<void>
  /** Ask the rules why a move cannot be played now; null where there is nobody to ask. */
  protected abstract askRules(move: string): Promise<{ refusal: RuleRefusal | null } | null>

  chosen = $state.raw<string[]>([])
  refusal = $state.raw<ShownRefusal | null>(null)
  readonly ready = $derived.by<Offer[]>(() => readyOffers(this.offers, this.chosen))
  /** the tile that is about to be laid */
  readonly tile = $derived.by<Card | undefined>(() =>
    this.canAct && this.scene ? selectedTile(this.scene, this.chosen) : undefined,
  )
  /** how it is held: turned by so many quarters, clockwise */
  quarters = $state(0)
  /** the place where it was tried in vain */
  rejectedPlace = $state('')
  readonly handles = $derived.by<Handle[]>(() => (this.tile ? [] : openHandles(this.offers, this.chosen)))
  /** the piece whose handles are at hand */
  readonly steeredPiece = $derived(this.handles[0] ? splitHandleId(this.handles[0].id)[0] : '')
  /** the way to a far place that was touched; while one looks back there is none */
  readonly path = $derived.by<PathPreview | null>(() => (this.canAct ? this.proposedPath : null))
  protected proposedPath = $state.raw<PathPreview | null>(null)
  /** the piece, handle or offer that somebody points at without choosing it */
  highlighted = $state('')
  /** what was looked for last */
  private lastFocused = ''

  press(id: string): void {
    if (!this.caughtUp) return this.skip()
    if (!this.canAct) return
    this.refusal = null
    this.rejectedPlace = ''
    if (this.path?.id === id) return this.commit()
    this.proposedPath = null
    if (this.tile && this.chosen.length > 0 && this.touchTile(id)) return
    const outcome = applyTouch(this.offers, this.chosen, id)
    if (outcome.kind === 'played') return void this.send('moves', { moves: [outcome.offer.move] })
    if (outcome.kind === 'refused') return this.proposePath(id)
    if (outcome.chosen[0] !== this.chosen[0]) this.quarters = 0
    this.chosen = outcome.chosen
    if (this.tile && this.chosen.length > 1) this.placeTile(this.chosen[1]!)
    const [ready] = this.ready
    const atOnce = ready?.at && !this.tile ? !ready.warning : !settings.choices.confirm
    if (atOnce && this.ready.length === 1) this.commit()
  }

  /** A far place is gone to step by step, if there is a way; otherwise the rules say why not. */
  private proposePath(id: string): void {
    this.proposedPath = this.scene && findPath(this.scene, id)
    if (!this.path) return this.askWhy(id)
    this.chosen = []
    if (!settings.choices.confirm) this.commit()
  }

  commit(): void {
    if (!this.canAct) return
    if (this.path) return void this.send('moves', { moves: this.path.moves })
    if (this.ready.length === 1) void this.send('moves', { moves: [this.ready[0]!.move] })
  }

  /** Take up all that a move names, so that only playing it is left; a move that is a button names nothing. */
  selectMove(move: string): boolean {
    const offer = this.offers.find((offer) => offer.move === move)
    this.refusal = null
    this.proposedPath = null
    if (!offer || !this.scene) {
      this.showRefusal(NOT_OFFERED)
      return false
    }
    this.chosen = resolveThings(this.scene, offer.touches ?? offer.together ?? [])
    const way = this.tile && firstFit([offer], this.tile, this.quarters)
    if (way) this.quarters = way.quarters
    return true
  }

  /** Whether it was sent. While the move before it is under way nobody knows whether it may be played, so nothing is said. */
  play(move: string): boolean {
    if (!this.caughtUp) this.skip()
    if (!this.canAct) {
      if (!this.pending) this.showRefusal(NOT_OFFERED)
      return false
    }
    const moves = move.split(',').map((part) => part.trim()).filter(Boolean)
    void this.playTyped(moves)
    return true
  }

  /** Moves that are offered are played at once; of any other the rules are asked first, so that none is sent in vain. */
  private async playTyped(moves: string[]): Promise<void> {
    const [first] = moves
    const offered = this.offers.some((offer) => offer.move === first)
    if (first === undefined || offered || (await this.checkMove(first))) await this.send('moves', { moves })
  }

  /**
   * Drop the choice, a touch at a time; whether there was something to drop. While moves are shown nobody knows what is meant: then
   * the rest is shown at once. Nothing that was played is taken back.
   */
  stepBack(): boolean {
    this.refusal = null
    if (!this.caughtUp) {
      this.skip()
      return true
    }
    const some = this.chosen.length > 0 || !!this.path
    this.proposedPath = null
    this.chosen = this.chosen.slice(0, -1)
    return some
  }

  /** The table is another one: what was chosen stays if it still leads somewhere, and an only tile is taken up. */
  protected updateOffers(scene: Scene): void {
    this.rejectedPlace = ''
    this.proposedPath = null
    this.chosen = keepValid(scene.offers ?? [], this.chosen)
    if (this.chosen.length > 0) return
    const tile = soleTile(scene, scene.offers ?? [])
    this.quarters = 0
    if (tile) this.chosen = [tile.id]
  }

  /* A tile */

  /** Turn the tile at hand, clockwise or back: where it was put, to the next way in which it fits there. */
  turnTile(step: 1 | -1): void {
    const { tile } = this
    if (!tile) return
    this.refusal = null
    const place = this.chosen[1]
    const way = place ? firstFit(tileOffers(this.offers, tile, place), tile, this.quarters + step, step) : undefined
    if (way) this.chosen = tileTouches(tile, way.offer)
    this.quarters = way ? way.quarters : this.quarters + step
  }

  /** What touching means while a tile is at hand: itself is turned, its place confirms. Whether it was one of them. */
  private touchTile(id: string): boolean {
    const { tile } = this
    if (id === tile?.id && isTurnable(tile.face?.edges ?? '')) this.turnTile(1)
    else if (id === this.chosen[1] && this.ready.length === 1) this.commit()
    else return false
    return true
  }

  /** Put the tile at hand on a place, turned as little as possible. */
  private placeTile(place: string): void {
    const way = this.tile && firstFit(tileOffers(this.offers, this.tile, place), this.tile, this.quarters)
    if (!way) return
    this.chosen = tileTouches(this.tile!, way.offer)
    this.quarters = way.quarters
  }

  /* A ship */

  /** An arrow key steers the ship at hand; whether it did. */
  steer(key: string): boolean {
    const handle = handleForKey(this.handles, key)
    if (handle === undefined) return false
    const move = unofferedHandleMove(this.handles, STEERING_WORDS[key]!)
    if (handle) this.press(handle.id)
    else if (move) void this.checkMove(move)
    return true
  }

  /** Point at a piece from elsewhere: it is chosen if it may be, and shown at any rate. */
  focusPiece(id: string): void {
    const piece = this.scene?.pieces?.find((piece) => piece.id === id)
    if (piece) this.viewport.show(piece.at)
    if (this.canAct && !this.chosen.includes(id) && isTouchable(nextTouches(this.offers, []), id)) this.press(id)
    else this.highlighted = id
    this.lastFocused = id
  }

  /** The next piece with which something has still to be done. */
  focusNextDue(): void {
    const due = (this.scene?.pieces ?? []).filter(({ flags = [] }) => flags.includes('due')).map(({ id }) => id)
    const following = due[(due.indexOf(this.lastFocused) + 1) % due.length]
    if (following) this.focusPiece(following)
  }

  /* Why not */

  /** Ask the rules why a move cannot be played now, and say so; whether it can. */
  private async checkMove(move: string): Promise<boolean> {
    this.refusal = null
    const told = await this.askRules(move)
    if (!told) return false
    const { refusal } = told
    if (refusal) this.showRefusal(refusal.code === UNREADABLE ? NOT_OFFERED : refusal.text, refusal.law || undefined)
    return !refusal
  }

  /** Nothing is offered for this thing: ask of the move that was meant, for the rules know why not. */
  private askWhy(id: string): void {
    if (!this.scene) return
    const { tile } = this
    const free = tile && this.scene.geometry.spaces?.some((space) => space.id === id)
    if (free) this.rejectedPlace = id
    const vain = free && unofferedTileMove(this.offers, tile, this.quarters, id)
    const move = vain || thingMove(this.scene, id) || intendedMove(this.offers, this.chosen, id)
    if (move) return void this.checkMove(move)
    const first = requiredFirst(this.offers, this.chosen, id).map((thing) => thingName(this.scene!, thing))
    const things = first.filter((thing) => thing !== undefined)
    this.showRefusal(things.length > 0 ? { key: 'web-choose-first', args: { things: joinAlternatives(things) } } : NOT_OFFERED)
  }

  protected showRefusal(text: LocalizedText, law?: string): void {
    this.refusal = { text, law: law ?? this.scene?.status.law ?? '' }
  }
}
