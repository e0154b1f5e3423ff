/** Selection of a move by touching pieces, cards and places; includes the tile in hand. */
import { usesKeyboard } from '../../browser/inputModality'
import type { Viewport } from '../../chart/viewport/viewport.svelte'
import { settings } from '../../settings/settings.svelte'
import type { Card, Offer, Scene, LocalizedText } from '../../api/scene'
import type { RuleRefusal } from '../../api/messages'
import { openHandles, splitHandleId, handleForKey, STEERING_WORDS, unofferedHandleMove, type Handle } from './handles'
import { firstFit, unofferedTileMove, soleTile, selectedTile, tileTouches, isTurnable, tileOffers } from './tilePlacement'
import { requiredFirst, isTouchable, intendedMove, nextTouches, openOffers, readyOffers, keepValid, applyTouch, completeSets } from './offerTouches'
import { joinAlternatives, resolveThings, thingMove, thingName, NOT_OFFERED } from '../model/sceneLookup'
import { addTargetsFirst, attacksWith, findAttacks, type Attack } from './attacks'
import { findPath, findWholePaths, type PathPreview } from './pathPreview'
import { addImplied, gatherText, whileGathering } from './shorthand'
import { FleetOrders } from './fleetOrders.svelte'
import { findWays, inOrder, ManoeuvreTracker, sameManoeuvre, type Manoeuvre, type Way } from './ways'

/** refusal code of an unknown move */
const UNREADABLE = 'unreadable'

export interface ShownRefusal {
  text: LocalizedText
  paragraph: string
}

export abstract class MoveSelection {
  abstract readonly scene: Scene | null
  abstract readonly offers: Offer[]
  abstract readonly canAct: boolean
  abstract readonly seat: number | null
  abstract readonly caughtUp: boolean
  /** a command was sent and its effect has not arrived */
  abstract readonly pending: boolean
  abstract readonly viewport: Viewport
  /** Show the rest of the playback at once. */
  abstract skip(): void
  /** Play these moves. */
  protected abstract send(what: 'moves', more: { moves: string[] }): Promise<void>
  /** Ask the rules why a move is illegal; null if no server can be asked. */
  protected abstract askRules(move: string): Promise<{ refusal: RuleRefusal | null } | null>
  /** Ask why a thing (or nothing) does not get to a place; null if there is no one to ask. */
  protected abstract askPlaceRefusal(place: string, thing: string): Promise<{ refusal: RuleRefusal | null } | null>

  chosen = $state.raw<string[]>([])
  refusal = $state.raw<ShownRefusal | null>(null)
  readonly attacks = $derived.by<Attack[]>(() => findAttacks(this.offers, this.scene?.pieces ?? [], this.seat))
  /** things are gathered after their button */
  gathering = $state(false)
  /** the offers, attacks also by their targets: what touches choose from */
  readonly touchOffers = $derived.by<Offer[]>(() => addImplied(addTargetsFirst(whileGathering(this.offers, this.gathering), this.attacks)))
  /** completely gathered sets, to be confirmed by a button */
  readonly sets = $derived.by<Offer[]>(() => completeSets(this.touchOffers, this.chosen))
  readonly ready = $derived.by<Offer[]>(() => readyOffers(this.touchOffers, this.chosen))
  /** the tile to be placed */
  readonly tile = $derived.by<Card | undefined>(() =>
    this.canAct && this.scene ? selectedTile(this.scene, this.chosen) : undefined,
  )
  /** its quarter turns, clockwise */
  quarters = $state(0)
  /** the place where it was tried in vain */
  rejectedPlace = $state('')
  /** the selection, or the piece proposed next */
  private readonly selected = $derived.by<string[]>(() =>
    this.chosen.length === 0 && this.proposedPiece ? [this.proposedPiece] : this.chosen,
  )
  readonly handles = $derived.by<Handle[]>(() => (this.tile ? [] : openHandles(this.offers, this.selected)))
  /** the piece whose handles are shown */
  readonly steeredPiece = $derived(this.handles[0] ? splitHandleId(this.handles[0].id)[0] : '')
  /** whole manoeuvres of all pieces that may move */
  readonly allWays = $derived.by<Way[]>(() => (this.canAct && this.scene ? findWays(this.scene) : []))
  /** whole manoeuvres of the steered piece */
  readonly ways = $derived.by<Way[]>(() => this.allWays.filter(({ piece }) => piece === this.steeredPiece))
  /** the one pointed at */
  aimedWay = $state.raw<Way | null>(null)
  /** the way shown: the one pointed at or touched */
  readonly shownWay = $derived.by<Way | null>(() => {
    const { path, ways, aimedWay } = this
    const touched = path && ways.find(({ id, heading }) => id === path.id && heading === path.heading)
    const aimed = aimedWay && (ways.includes(aimedWay) || aimedWay === this.sameAgain)
    return (aimed ? aimedWay : touched) || null
  })
  /** ways to the place touched, of which the heading is still to be chosen */
  readonly headings = $derived.by<Way[]>(() => {
    const found = this.ways.filter(({ id }) => id === this.path?.id)
    return found.length > 1 ? found : []
  })
  /** the manoeuvre made last in this turn */
  lastManoeuvre = $state.raw<Manoeuvre | null>(null)
  private readonly tracker = new ManoeuvreTracker()
  /** pieces that may set out, those that must first, from the nearest to the last one */
  readonly pieceOrder = $derived.by(() => {
    const movable = nextTouches(this.offers, [])
    return inOrder(this.scene?.pieces ?? [], this.lastManoeuvre).filter(({ id }) => isTouchable(movable, id))
  })
  /**
   * The last manoeuvre for the piece selected, or else for the next one for which it fits.
   * Those that must move come first.
   */
  readonly sameAgain = $derived.by<Way | null>(() => {
    const { lastManoeuvre, pieceOrder } = this
    const asked = pieceOrder.filter(({ id }) => id === this.chosen[0])
    const due = pieceOrder.filter(({ flags }) => flags?.includes('due'))
    const among = asked.length > 0 ? asked : due.length > 0 ? due : this.dutyIsDone ? [] : pieceOrder
    return (lastManoeuvre && sameManoeuvre(lastManoeuvre, this.allWays, among)) || null
  })
  /** orders for all pieces that still have to move */
  readonly fleet = new FleetOrders(this)
  /** all pieces that had to move in this turn have moved */
  dutyIsDone = $state(false)
  /** the piece whose manoeuvre was just taken back */
  private returned = $state('')
  /**
   * Selected by itself until it is declined.
   * It is a piece that was taken back, or after the manoeuvre of another one that can do the same, or the next.
   */
  private readonly proposedPiece = $derived.by(() => {
    const sails = (id: string): boolean => this.allWays.some(({ piece }) => piece === id)
    if (this.declined) return ''
    if (this.returned && sails(this.returned)) return this.returned
    if (this.dutyIsDone) return ''
    const next = this.lastManoeuvre ? this.pieceOrder.find(({ id }) => sails(id))?.id : undefined
    return this.sameAgain?.piece ?? next ?? ''
  })
  private declined = $state(false)
  /** path to a touched far place; none while in history */
  readonly path = $derived.by<PathPreview | null>(() => (this.canAct ? this.proposedPath : null))
  protected proposedPath = $state.raw<PathPreview | null>(null)
  /** ways that one touch of their end plays, if what is selected moves the same piece */
  readonly wholePaths = $derived.by<PathPreview[]>(() => {
    const found = this.canAct && this.scene && !this.gathering ? findWholePaths(this.scene) : []
    const carried = new Set(this.offers.flatMap(({ move, carries }) => (carries && found.some(({ moves }) => moves[0] === move) ? [carries] : [])))
    const fits = this.chosen.length === 0 || openOffers(this.touchOffers, this.chosen).some(({ carries = '' }) => carried.has(carries))
    return fits ? found : []
  })
  /** the end of a way that is pointed at */
  aimedPlace = $state('')
  /** the path touched, or else the one pointed at */
  readonly shownPath = $derived.by<PathPreview | null>(() => this.path ?? this.wholePaths.find(({ id }) => id === this.aimedPlace) ?? null)
  /** piece, handle or offer that is pointed at but not chosen */
  highlighted = $state('')
  /** last piece focused */
  private lastFocused = ''
  /** number of touches so far */
  touches = $state(0)
  /** takes back what was just chosen, for another place if given; whether it did */
  withdraw: ((place?: string) => boolean) | null = null

  press(id: string): void {
    this.fleet.end()
    if (!this.caughtUp) return this.skip()
    if (!this.canAct) return
    this.touches++
    this.refusal = null
    this.rejectedPlace = ''
    if (this.chosen.length === 0 && this.proposedPiece && this.proposedPiece !== id) this.chosen = [this.proposedPiece]
    const ways = this.ways.filter((way) => way.id === id)
    if (ways.length > 0) return this.pressPlace(ways)
    // With a key, a die or card that is good for one move only is played from where the focus is.
    if (usesKeyboard() && this.completed && this.chosen[0] === id && this.ready.length === 1) return this.commit()
    // The player selects what has just been selected for them: it stays so.
    const known = this.completed === id && this.chosen.at(-1) === id
    this.completed = ''
    if (known) return
    if (this.path?.id === id) return this.commit()
    this.proposedPath = null
    if (this.tile && this.chosen.length > 0 && this.touchTile(id)) return
    const open = attacksWith(this.attacks, this.chosen)
    const outcome = applyTouch(this.touchOffers, this.chosen, id)
    if (outcome.kind === 'played') return void this.send('moves', { moves: [outcome.offer.move] })
    if (outcome.kind === 'refused') {
      // Something else was meant than what is selected: that must not be played instead.
      if (this.scene && this.chosen.length === 1 && thingMove(this.scene, id) && thingMove(this.scene, this.chosen[0]!)) this.chosen = []
      return this.proposePath(id)
    }
    if (outcome.chosen[0] !== this.chosen[0]) this.quarters = 0
    const untouched = this.chosen.length === 0
    this.chosen = outcome.chosen
    if (this.tile && this.chosen.length > 1) this.placeTile(this.chosen[1]!)
    if (this.completeSole()) return
    const [ready] = this.ready
    const attack = this.attacks.some(({ offer }) => offer.move === ready?.move) && (untouched || open.some(({ offer }) => offer.move === ready?.move))
    const atOnce = (ready?.at || ready?.quick || attack) && !this.tile ? !ready?.warning : !settings.choices.confirm
    if (atOnce && this.ready.length === 1) this.commit()
  }

  /** what was selected along with a die or card */
  private completed = ''

  /** Select the rest of the only move that a die or card is good for; whether there was one. */
  private completeSole(): boolean {
    const open = this.tile || this.ready.length > 0 ? [] : openOffers(this.touchOffers, this.chosen)
    const { touches = [], at, quick, move } = open[0] ?? {}
    // The last touch of others plays them at once.
    const atOnce = !!at || !!quick || this.attacks.some(({ offer }) => offer.move === move)
    if (open.length !== 1 || atOnce || !settings.choices.confirm || !this.scene || !thingMove(this.scene, this.chosen[0] ?? '')) return false
    if (touches.length !== this.chosen.length + 1) return false
    this.completed = touches.at(-1)!
    this.chosen = [...this.chosen, this.completed]
    return true
  }

  /** Sail or propose the path to a far place; without one, ask why not. */
  private proposePath(id: string): void {
    this.proposedPath = this.wholePaths.find((path) => path.id === id) ?? (this.scene && findPath(this.scene, id))
    if (!this.path) return void (this.withdraw?.(id) || this.askWhy(id))
    this.chosen = []
    if (!settings.choices.confirm || this.path.quick) this.commit()
  }

  /** Sail to a place, with its only heading or with the one shown at the second touch. */
  private pressPlace(ways: readonly Way[]): void {
    const way = ways.find((way) => way === this.shownWay) ?? ways[0]!
    if (ways.length === 1 || this.path?.id === way.id || !settings.choices.confirm) return this.sail(way)
    const { id, at, heading, moves, places } = way
    this.proposedPath = { id, at, heading, moves, places, cost: `${moves.length}` }
  }

  /** Make a whole manoeuvre. */
  sail(way: Way): void {
    if (!this.canAct) return
    this.refusal = null
    this.aimedWay = null
    void this.send('moves', { moves: way.moves })
  }

  /** Repeat the last manoeuvre with the next piece for which it fits. */
  repeatManoeuvre(): void {
    if (this.sameAgain) this.sail(this.sameAgain)
  }

  commit(): void {
    if (!this.canAct) return
    this.touches++
    if (this.path) return void this.send('moves', { moves: this.path.moves })
    const [ready, ...others] = this.gathering ? this.sets : this.ready
    if (!ready || others.length > 0) return
    if (this.gathering) this.gather(false)
    void this.send('moves', { moves: [ready.move] })
  }

  /** Begin to gather things, with those that are usually wanted, or stop. */
  gather(on: boolean): void {
    if (!this.canAct) return
    this.refusal = null
    this.proposedPath = null
    const usual = on ? this.offers.find(({ gather, implied }) => gather && implied) : undefined
    this.chosen = usual && this.scene ? resolveThings(this.scene, usual.together ?? []) : []
    this.gathering = on
  }

  /** Select everything a move names, so that it only needs confirming. */
  selectMove(move: string): boolean {
    const offer = this.offers.find((offer) => offer.move === move)
    this.refusal = null
    this.proposedPath = null
    if (!offer || !this.scene) {
      this.showRefusal(NOT_OFFERED)
      return false
    }
    this.gathering = !!offer.gather
    this.chosen = resolveThings(this.scene, offer.touches ?? offer.together ?? [])
    const fit = this.tile && firstFit([offer], this.tile, this.quarters)
    if (fit) this.quarters = fit.quarters
    return true
  }

  /** Whether it was sent. While a move is pending nothing is shown, since legality is unknown. */
  play(move: string): boolean {
    if (!this.caughtUp) this.skip()
    if (!this.canAct) {
      if (!this.pending) this.showRefusal(NOT_OFFERED)
      return false
    }
    this.touches++
    if (this.gathering) this.gather(false)
    const moves = move.split(',').map((part) => part.trim()).filter(Boolean)
    void this.playTyped(moves)
    return true
  }

  /** Play offered moves at once; check others with the rules first. */
  private async playTyped(moves: string[]): Promise<void> {
    const [first] = moves
    const offered = this.offers.some((offer) => offer.move === first)
    if (first === undefined || offered || (await this.checkMove(first))) await this.send('moves', { moves })
  }

  /**
   * Undo one step of the selection; whether there was any.
   * During playback, finish that instead. Never undoes a played move.
   */
  stepBack(): boolean {
    this.fleet.end()
    this.refusal = null
    if (!this.caughtUp) {
      this.skip()
      return true
    }
    const proposed = this.chosen.length === 0 && !!this.proposedPiece && !this.path
    const some = this.chosen.length > 0 || !!this.path || proposed
    // What was selected by itself is not worth a step of its own.
    const gathered = this.gathering && (this.chosen.length === 0 || completeSets(this.offers.filter(({ implied, gather }) => implied && gather), this.chosen).length > 0)
    if (gathered) this.gather(false)
    if (proposed) this.declined = true
    this.proposedPath = null
    this.chosen = this.chosen.slice(0, -1)
    return some || gathered
  }

  /** The offers changed: keep a valid selection, and select a sole tile. */
  protected updateOffers(scene: Scene): void {
    this.rejectedPlace = ''
    this.proposedPath = null
    this.aimedWay = null
    this.aimedPlace = ''
    this.lastManoeuvre = this.tracker.update(scene, this.lastManoeuvre)
    this.returned = this.tracker.returned
    this.dutyIsDone = this.tracker.dutyIsDone
    this.declined = false
    if (!gatherText(scene.offers ?? [])) this.gathering = false
    this.chosen = keepValid(scene.offers ?? [], this.chosen)
    if (this.chosen.length > 0) return
    const tile = soleTile(scene, scene.offers ?? [])
    this.quarters = 0
    if (tile) this.chosen = [tile.id]
  }

  /* A tile */

  /** Turn the tile in hand; once placed, to the next turn that fits. */
  turnTile(step: 1 | -1): void {
    const { tile } = this
    if (!tile) return
    this.refusal = null
    const place = this.chosen[1]
    const fit = place ? firstFit(tileOffers(this.offers, tile, place), tile, this.quarters + step, step) : undefined
    if (fit) this.chosen = tileTouches(tile, fit.offer)
    this.quarters = fit ? fit.quarters : this.quarters + step
  }

  /** Handle a touch of the tile (turn) or of its place (confirm); whether it was one. */
  private touchTile(id: string): boolean {
    const { tile } = this
    if (id === tile?.id && isTurnable(tile.face?.edges ?? '')) this.turnTile(1)
    else if (id === this.chosen[1] && this.ready.length === 1) this.commit()
    else return false
    return true
  }

  /** Place the tile, turned as little as possible. */
  private placeTile(place: string): void {
    const fit = this.tile && firstFit(tileOffers(this.offers, this.tile, place), this.tile, this.quarters)
    if (!fit) return
    this.chosen = tileTouches(this.tile!, fit.offer)
    this.quarters = fit.quarters
  }

  /* A ship */

  /** Steer by arrow key; whether it was handled. */
  steer(key: string): boolean {
    const handle = handleForKey(this.handles, key)
    if (handle === undefined) return false
    const move = unofferedHandleMove(this.handles, STEERING_WORDS[key]!)
    if (handle) this.press(handle.id)
    else if (move) void this.checkMove(move)
    return true
  }

  /** Show a piece from elsewhere, and select it if possible. */
  focusPiece(id: string): void {
    const piece = this.scene?.pieces?.find((piece) => piece.id === id)
    if (piece) this.viewport.show(piece.at)
    if (this.canAct && !this.chosen.includes(id) && isTouchable(nextTouches(this.offers, []), id)) this.press(id)
    else this.highlighted = id
    this.lastFocused = id
  }

  /** Select the next piece that still has to act; without one, the next that may. */
  focusNextDue(): void {
    const pieces = this.scene?.pieces ?? []
    const due = pieces.filter(({ flags = [] }) => flags.includes('due')).map(({ id }) => id)
    const movable = nextTouches(this.offers, [])
    const among = due.length > 0 ? due : pieces.map(({ id }) => id).filter((id) => isTouchable(movable, id))
    const following = among[(among.indexOf(this.steeredPiece || this.lastFocused) + 1) % among.length]
    if (following) this.focusPiece(following)
  }

  /* Why not */

  /** Ask the rules whether a move is legal, and show the refusal. */
  private async checkMove(move: string): Promise<boolean> {
    this.refusal = null
    const told = await this.askRules(move)
    if (!told) return false
    const { refusal } = told
    if (refusal) this.showRefusal(refusal.code === UNREADABLE ? NOT_OFFERED : refusal.text, refusal.paragraph || undefined)
    return !refusal
  }

  /** Explain why a thing cannot be touched, by the move it stands for. */
  private askWhy(id: string): void {
    if (!this.scene) return
    const { tile } = this
    const free = tile && this.scene.geometry.spaces?.some((space) => space.id === id)
    if (free) this.rejectedPlace = id
    const vain = free && unofferedTileMove(this.offers, tile, this.quarters, id)
    const move = vain || thingMove(this.scene, id) || intendedMove(this.offers, this.chosen, id)
    const explain = (): void => (move ? void this.checkMove(move) : this.explainRequired(id))
    const isPlace = this.scene.geometry.spaces?.some((space) => space.id === id)
    // While nothing is chosen the rules say more of the place than why one move does not lead there.
    if (isPlace && (!move || (!vain && this.chosen.length === 0))) return void this.explainPlaceOr(id, explain)
    explain()
  }

  /** Say what the rules know of a place, while no place is to be chosen. */
  explainPlace(id: string): void {
    if (!this.canAct) return
    this.refusal = null
    void this.explainPlaceOr(id, () => this.explainNothing())
  }

  /** Say that a click led to nothing. */
  explainNothing(): void {
    if (this.canAct) this.showRefusal({ key: 'web-nothing-there' }, '')
  }

  /** Say how far a place is that no move leads to, if the rules know; else do something else. */
  private async explainPlaceOr(id: string, otherwise: () => void): Promise<void> {
    const { chosen } = this
    const answer = await this.askPlaceRefusal(id, chosen[0] ?? '')
    if (this.chosen !== chosen) return
    if (answer?.refusal) this.showRefusal(answer.refusal.text, answer.refusal.paragraph || undefined)
    else otherwise()
  }

  /** Say what has to be chosen before this thing. */
  private explainRequired(id: string): void {
    if (!this.scene) return
    const first = requiredFirst(this.offers, this.chosen, id).map((thing) => thingName(this.scene!, thing))
    const things = first.filter((thing) => thing !== undefined)
    this.showRefusal(things.length > 0 ? { key: 'web-choose-first', args: { things: joinAlternatives(things) } } : NOT_OFFERED)
  }

  protected showRefusal(text: LocalizedText, paragraph?: string): void {
    this.refusal = { text, paragraph: paragraph ?? this.scene?.status.paragraph ?? '' }
  }
}
