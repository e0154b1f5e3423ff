/** What a thing on the table is, what it is for, and what can be done with it now. */
import type { Card, LocalizedText, Mark, Offer, Piece, Scene, Space, XY } from '../../api/scene'
import type { Translator } from '../../i18n/translator'
import { spokenFact, spokenHandCard, spokenPiece } from '../../zones/spokenLabels'
import { offersAfter } from '../input/offerTouches'

export interface Explanation {
  name: string
  /** one sentence of the game, or empty */
  use: string
  /** what is true or possible at present */
  now: string[]
  /** `§4`, or empty */
  paragraph: string
}

export interface ExplainContext {
  scene: Scene
  translator: Translator
  offers: readonly Offer[]
  chosen: readonly string[]
  /** the seat of the reader */
  seat: number | null
}

/** A thing before its texts are looked up. */
interface Thing {
  name: string
  keys: string[]
  owner?: number | undefined
  notes?: (LocalizedText | undefined)[]
  /** its id, if it can be touched */
  id?: string
  at?: XY | undefined
}

/** with more moves than this, only their number is told */
const MAX_MOVES = 2
/** kinds of marks that say what can be reached */
const REACH: readonly string[] = ['range', 'way']
/** kinds of spaces that need no name */
const PLAIN_KINDS: readonly string[] = ['', 'sea']

/** places beside a field are named after it, with the letter of the side */
const AT_SIDE = /^([A-Za-z]+\d+)([NESW])$/

/** Keys of a use, the most specific first; as `use_keys` of `spielhafen.core.uses`. */
export function useKeys(category: string, word = ''): string[] {
  const parts = [category, ...word.replaceAll('/', '-').split('#')[0]!.split('-').filter(Boolean)]
  if (parts[1] === category) parts.shift()
  return parts.map((_, i) => ['use', ...parts.slice(0, parts.length - i)].join('-'))
}

/**
 * Explain what an element stands for.
 * The reference is the id of a thing, or `zone:winds`, `fact:0:1`, `row:2:hold`, `meter:`.
 */
export function explain(reference: string, context: ExplainContext): Explanation | null {
  const thing = findThing(reference, context)
  if (!thing) return null
  const { translator, seat } = context
  const key = thing.keys.find((key) => translator.has(key))
  const whose = thing.owner === undefined ? 'none' : thing.owner === seat ? 'yours' : 'theirs'
  const moves = movesOf(thing, context)
  // what a move says, too, is said once
  const notes = (thing.notes ?? []).map((note) => translator.text(note)).filter((note) => !moves.some((move) => move.includes(note.replace(/\.$/, ''))))
  // a move that ends there says more than a mark of its reach
  const marks = marksAt(thing, context, moves.length > 0 ? REACH : [])
  const now = [...notes, ...marks, ...moves]
  return {
    name: thing.name,
    use: key ? translator.t(key, { whose }) : '',
    now: [...new Set(now.filter(Boolean))],
    paragraph: key ? translator.attribute(key, 'paragraph') : '',
  }
}

function findThing(reference: string, { scene, translator }: ExplainContext): Thing | null {
  const [category = '', place = '', ...rest] = reference.split(':')
  if (category === 'meter') {
    const label = scene.status.meter?.label
    return label ? { name: translator.text(label), keys: ['use-meter'] } : null
  }
  if (category === 'fact') {
    const fact = scene.seats[Number(place)]?.facts?.[Number(rest[0])]
    return fact ? { name: spokenFact(translator, fact), keys: useKeys('fact', fact.art), owner: Number(place) } : null
  }
  if (category !== 'row' && category !== 'zone') return findTouchable(reference, scene, translator)
  const zone = (scene.zones ?? []).find(({ id }) => id === (category === 'zone' ? place : rest[0]))
  if (!zone) return null
  const keys = useKeys('zone', zone.id)
  if (category === 'zone') return { name: translator.text(zone.title), keys, owner: zone.owner, notes: [zone.note] }
  const row = zone.rows?.[Number(place)]
  return row ? { name: translator.text(row.label), keys: [...useKeys('row', row.art || zone.id), ...keys], owner: row.owner, notes: [row.note] } : null
}

function findTouchable(id: string, scene: Scene, translator: Translator): Thing | null {
  const zones = scene.zones ?? []
  const piece = scene.pieces?.find((piece) => piece.id === id)
  if (piece) return { name: spokenPiece(translator, piece), keys: pieceKeys(piece), owner: piece.owner, id, at: piece.at }
  for (const { id: zone, cards = [], owner } of zones) {
    const card = cards.find((card) => card.id === id)
    if (card) return cardThing(card, zone, owner, translator)
  }
  for (const [seat, { open = [] }] of scene.seats.entries()) {
    const card = open.find((card) => card.id === id)
    if (card) return cardThing(card, 'open', seat, translator)
  }
  const die = zones.flatMap(({ dice = [] }) => dice).find((die) => die.id === id)
  if (die) return { name: translator.text(die.label), keys: useKeys('die', die.art), id }
  const area = scene.geometry.areas?.find((area) => area.id === id)
  if (area) return { name: translator.text(area.name), keys: useKeys('area', area.id), id }
  const space = scene.geometry.spaces?.find((space) => space.id === id)
  return space ? spaceThing(space, scene, translator) : null
}

const pieceKeys = ({ art, face, id }: Piece): string[] =>
  art === 'card' ? [...useKeys('card', face?.art || id), 'use-piece-card'] : useKeys('piece', art)

const cardThing = (card: Card, zone: string, owner: number | undefined, translator: Translator): Thing => ({
  name: spokenHandCard(translator, card),
  keys: [...useKeys('card', card.face?.art || card.id), ...useKeys('zone', zone)],
  owner,
  notes: [card.barred, card.note, card.face?.text],
  id: card.id,
})

/** The name of a place with its kind; of one at the side of a field in words. */
function placeTitle(name: string, kind: string, translator: Translator): string {
  if (PLAIN_KINDS.includes(kind)) return name
  const [, field = '', side = ''] = AT_SIDE.exec(name) ?? []
  if (field && translator.has(`space-${kind}-at`)) return translator.t(`space-${kind}-at`, { field, side })
  return translator.t('web-explain-place', { kind: translator.t(`space-${kind}`), place: name })
}

/** A place, with the coins and tokens that lie there; a place without a use has theirs. */
function spaceThing({ id, name, kind = '', owner, at }: Space, { pieces = [] }: Scene, translator: Translator): Thing {
  const title = placeTitle(name, kind, translator)
  const lying = pieces.filter((piece) => piece.owner === undefined && at && isOn(piece.at, at))
  return { name: title, keys: [...useKeys('space', kind), ...lying.flatMap(pieceKeys)], owner, id, at, notes: lying.map(({ label }) => label) }
}

/** The part of a piece's size within which a pointer is on it. */
const PIECE_REACH = 0.4

/** The topmost piece of a player at a point of the board. */
export function pieceUnder(pieces: readonly Piece[], [x, y]: XY): Piece | undefined {
  const near = ({ at, size = 1 }: Piece): boolean => Math.hypot(at[0] - x, at[1] - y) < size * PIECE_REACH
  return pieces.filter((piece) => piece.owner !== undefined && piece.art !== 'card' && near(piece)).pop()
}

const isOn = ([x, y]: XY, [toX, toY]: XY): boolean => Math.abs(x - toX) < 0.5 && Math.abs(y - toY) < 0.5
const samePlace = ([x, y]: XY, [toX, toY]: XY): boolean => Math.abs(x - toX) < 0.01 && Math.abs(y - toY) < 0.01

/** What marks at its place mean: their reason, or what such marks are for. */
function marksAt({ id, at }: Thing, { scene, translator, chosen }: ExplainContext, without: readonly string[]): string[] {
  if (!at) return []
  const here = (scene.marks ?? []).filter(
    (mark) => !without.includes(mark.kind) && mark.at.some((place) => samePlace(place, at)) && (!mark.of || chosen.includes(mark.of)) && mark.of !== id,
  )
  return here.map((mark) => {
    const why = translator.text(mark.why)
    return mark.kind === 'range' ? [markUse(mark, translator), why].filter(Boolean).join(' ') : why || markUse(mark, translator)
  })
}

function markUse({ kind, nature, text }: Mark, translator: Translator): string {
  const keys = useKeys('mark', nature ? `${kind}-${nature}` : kind)
  const key = keys.find((key) => translator.has(key))
  const name = translator.t(`mark-kind-${kind}`)
  const title = text ? `${name} (${text})` : name
  return key ? translator.t('web-explain-mark', { mark: title, use: translator.t(key, { whose: 'none' }) }) : ''
}

/** The moves that touching it leads to. */
function movesOf({ id, name }: Thing, { offers, chosen, translator }: ExplainContext): string[] {
  if (!id) return []
  const after = offersAfter(offers, chosen, id)
  const found = after.length > 0 ? after : offersAfter(offers, [], id)
  if (found.length > MAX_MOVES) return [translator.t('web-explain-moves', { count: found.length })]
  return found.map(({ label, hint, warning }) => {
    const [move = '', ...more] = [label, hint, warning].map((said) => translator.text(said).replace(/\.$/, ''))
    // the move of a card is often called like the card
    const told = [name.startsWith(move) && more.some(Boolean) ? '' : move, ...more].filter(Boolean)
    return translator.t('web-explain-move', { move: told.join('. ') })
  })
}
