/** What one points at to make a move: piece after piece until one move is meant; a tile at hand, and how it is turned. */
import type { Glass } from '../chart/glass.svelte'
import { settings } from '../settings/settings.svelte'
import type { Card, Offer, Scene, Text } from '../wire/scene'
import type { Refusal as RuleRefusal } from '../wire/table'
import { handles, parts, steered, STEERING, untold, type Handle } from './handles'
import { firstWay, inVain, onlyTile, tileAtHand, touched, turnable, ways } from './laying'
import { before, lit, meant, next, ready, stillOpen, touch } from './pointing'
import { either, meantBy, moveOf, named, NOT_OFFERED } from './things'
import { wayTo, type Way } from './ways'

/** the refusal of a move that the game does not even know */
const UNREADABLE = 'unreadable'

export interface Refusal {
  text: Text
  law: string
}

export abstract class Choosing {
  abstract readonly scene: Scene | null
  abstract readonly offers: Offer[]
  abstract readonly mayAct: boolean
  abstract readonly quiet: boolean
  /** something was sent, and what became of it has not been heard yet */
  abstract readonly underWay: boolean
  abstract readonly glass: Glass
  /** Show at once what is still to be shown. */
  abstract skip(): void
  /** Play these moves. */
  protected abstract send(what: 'moves', more: { moves: string[] }): Promise<void>
  /** Ask the rules why a move cannot be played now; null where there is nobody to ask. */
  protected abstract askRules(move: string): Promise<{ refusal: RuleRefusal | null } | null>
  /** Ask the rules why nothing, or this thing, comes to a place to which no move leads; null where there is nobody to ask. */
  protected abstract askAstray(place: string, thing: string): Promise<{ refusal: RuleRefusal | null } | null>

  chosen = $state.raw<string[]>([])
  refusal = $state.raw<Refusal | null>(null)
  readonly ready = $derived.by<Offer[]>(() => ready(this.offers, this.chosen))
  /** the tile that is about to be laid */
  readonly tile = $derived.by<Card | undefined>(() =>
    this.mayAct && this.scene ? tileAtHand(this.scene, this.chosen) : undefined,
  )
  /** how it is held: turned by so many quarters, clockwise */
  quarters = $state(0)
  /** the place where it was tried in vain */
  tried = $state('')
  readonly handles = $derived.by<Handle[]>(() => (this.tile ? [] : handles(this.offers, this.chosen)))
  /** the piece whose handles are at hand */
  readonly held = $derived(this.handles[0] ? parts(this.handles[0].id)[0] : '')
  /** the way to a far place that was touched; while one looks back there is none */
  readonly way = $derived.by<Way | null>(() => (this.mayAct ? this.asked : null))
  protected asked = $state.raw<Way | null>(null)
  /** the piece, handle or offer that somebody points at without choosing it */
  pointed = $state('')
  /** what was looked for last */
  private sought = ''

  press(id: string): void {
    if (!this.quiet) return this.skip()
    if (!this.mayAct) return
    this.refusal = null
    this.tried = ''
    if (this.way?.id === id) return this.commit()
    this.asked = null
    if (this.tile && this.chosen.length > 0 && this.handle(id)) return
    const outcome = touch(this.offers, this.chosen, id)
    if (outcome.kind === 'played') return void this.send('moves', { moves: [outcome.offer.move] })
    if (outcome.kind === 'refused') return this.propose(id)
    if (outcome.chosen[0] !== this.chosen[0]) this.quarters = 0
    this.chosen = outcome.chosen
    if (this.tile && this.chosen.length > 1) this.lay(this.chosen[1]!)
    const [ready] = this.ready
    const atOnce = ready?.at && !this.tile ? !ready.warning : !settings.choices.confirm
    if (atOnce && this.ready.length === 1) this.commit()
  }

  /** A far place is gone to step by step, if there is a way; otherwise the rules say why not. */
  private propose(id: string): void {
    this.asked = this.scene && wayTo(this.scene, id)
    if (!this.way) return this.askWhy(id)
    this.chosen = []
    if (!settings.choices.confirm) this.commit()
  }

  commit(): void {
    if (!this.mayAct) return
    if (this.way) return void this.send('moves', { moves: this.way.moves })
    if (this.ready.length === 1) void this.send('moves', { moves: [this.ready[0]!.move] })
  }

  /** Take up all that a move names, so that only playing it is left; a move that is a button names nothing. */
  take(move: string): boolean {
    const offer = this.offers.find((offer) => offer.move === move)
    this.refusal = null
    this.asked = null
    if (!offer || !this.scene) {
      this.refuse(NOT_OFFERED)
      return false
    }
    this.chosen = meantBy(this.scene, offer.touches ?? offer.together ?? [])
    const way = this.tile && firstWay([offer], this.tile, this.quarters)
    if (way) this.quarters = way.quarters
    return true
  }

  /** Whether it was sent. While the move before it is under way nobody knows whether it may be played, so nothing is said. */
  play(move: string): boolean {
    if (!this.quiet) this.skip()
    if (!this.mayAct) {
      if (!this.underWay) this.refuse(NOT_OFFERED)
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
    if (first === undefined || offered || (await this.mayPlay(first))) await this.send('moves', { moves })
  }

  /**
   * Drop the choice, a touch at a time; whether there was something to drop. While moves are shown nobody knows what is meant: then
   * the rest is shown at once. Nothing that was played is taken back.
   */
  back(): boolean {
    this.refusal = null
    if (!this.quiet) {
      this.skip()
      return true
    }
    const some = this.chosen.length > 0 || !!this.way
    this.asked = null
    this.chosen = this.chosen.slice(0, -1)
    return some
  }

  /** The table is another one: what was chosen stays if it still leads somewhere, and an only tile is taken up. */
  protected offered(scene: Scene): void {
    this.tried = ''
    this.asked = null
    this.chosen = stillOpen(scene.offers ?? [], this.chosen)
    if (this.chosen.length > 0) return
    const tile = onlyTile(scene, scene.offers ?? [])
    this.quarters = 0
    if (tile) this.chosen = [tile.id]
  }

  /* A tile */

  /** Turn the tile at hand, clockwise or back: where it was put, to the next way in which it fits there. */
  turn(step: 1 | -1): void {
    const { tile } = this
    if (!tile) return
    this.refusal = null
    const place = this.chosen[1]
    const way = place ? firstWay(ways(this.offers, tile, place), tile, this.quarters + step, step) : undefined
    if (way) this.chosen = touched(tile, way.offer)
    this.quarters = way ? way.quarters : this.quarters + step
  }

  /** What touching means while a tile is at hand: itself is turned, its place confirms. Whether it was one of them. */
  private handle(id: string): boolean {
    const { tile } = this
    if (id === tile?.id && turnable(tile.face?.edges ?? '')) this.turn(1)
    else if (id === this.chosen[1] && this.ready.length === 1) this.commit()
    else return false
    return true
  }

  /** Put the tile at hand on a place, turned as little as possible. */
  private lay(place: string): void {
    const way = this.tile && firstWay(ways(this.offers, this.tile, place), this.tile, this.quarters)
    if (!way) return
    this.chosen = touched(this.tile!, way.offer)
    this.quarters = way.quarters
  }

  /* A ship */

  /** An arrow key steers the ship at hand; whether it did. */
  steer(key: string): boolean {
    const handle = steered(this.handles, key)
    if (handle === undefined) return false
    const move = untold(this.handles, STEERING[key]!)
    if (handle) this.press(handle.id)
    else if (move) void this.mayPlay(move)
    return true
  }

  /** Point at a piece from elsewhere: it is chosen if it may be, and shown at any rate. */
  seek(id: string): void {
    const piece = this.scene?.pieces?.find((piece) => piece.id === id)
    if (piece) this.glass.show(piece.at)
    if (this.mayAct && !this.chosen.includes(id) && lit(next(this.offers, []), id)) this.press(id)
    else this.pointed = id
    this.sought = id
  }

  /** The next piece with which something has still to be done. */
  seekDue(): void {
    const due = (this.scene?.pieces ?? []).filter(({ flags = [] }) => flags.includes('due')).map(({ id }) => id)
    const following = due[(due.indexOf(this.sought) + 1) % due.length]
    if (following) this.seek(following)
  }

  /* Why not */

  /** Ask the rules why a move cannot be played now, and say so; whether it can. */
  private async mayPlay(move: string): Promise<boolean> {
    this.refusal = null
    const told = await this.askRules(move)
    if (!told) return false
    const { refusal } = told
    if (refusal) this.refuse(refusal.code === UNREADABLE ? NOT_OFFERED : refusal.text, refusal.law || undefined)
    return !refusal
  }

  /** Nothing is offered for this thing: ask of the move that was meant, for the rules know why not. */
  private askWhy(id: string): void {
    if (!this.scene) return
    const { tile } = this
    const free = tile && this.scene.geometry.spaces?.some((space) => space.id === id)
    if (free) this.tried = id
    const vain = free && inVain(this.offers, tile, this.quarters, id)
    const move = vain || moveOf(this.scene, id) || meant(this.offers, this.chosen, id)
    if (move) return void this.mayPlay(move)
    if (this.scene.geometry.spaces?.some((space) => space.id === id)) return void this.sayAstray(id, () => this.sayFirst(id))
    this.sayFirst(id)
  }

  /** A place was pointed at while none is asked for: what the rules know of it is said, and nothing else. */
  wonder(id: string): void {
    if (!this.mayAct) return
    this.refusal = null
    void this.sayAstray(id, () => {})
  }

  /** A place to which no move leads: the rules may know how far it is; otherwise something is to be touched before. */
  private async sayAstray(id: string, otherwise: () => void): Promise<void> {
    const { chosen } = this
    const told = await this.askAstray(id, chosen[0] ?? '')
    if (this.chosen !== chosen) return
    if (told?.refusal) this.refuse(told.refusal.text, told.refusal.law || undefined)
    else otherwise()
  }

  private sayFirst(id: string): void {
    if (!this.scene) return
    const first = before(this.offers, this.chosen, id).map((thing) => named(this.scene!, thing))
    const things = first.filter((thing) => thing !== undefined)
    this.refuse(things.length > 0 ? { key: 'web-choose-first', args: { things: either(things) } } : NOT_OFFERED)
  }

  protected refuse(text: Text, law?: string): void {
    this.refusal = { text, law: law ?? this.scene?.status.law ?? '' }
  }
}
