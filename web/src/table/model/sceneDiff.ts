/** Differences between consecutive scenes: score sheets, endings, wheels, duels. */
import type { Frame } from '../../api/messages'
import type { Card, LocalizedText, Piece, Scene, XY, Zone } from '../../api/scene'

const pastSheets = (scene: Scene): Zone[] =>
  (scene.zones ?? []).filter((zone) => zone.past && zone.kind === 'sheet')
const signature = (zone: Zone): string => JSON.stringify([zone.id, zone.title, zone.sheet])

/** A score sheet that is new. */
export function newScoreSheet(before: Scene, now: Scene): Zone | undefined {
  const known = new Set(pastSheets(before).map(signature))
  return pastSheets(now).find((zone) => !known.has(signature(zone)))
}

/** Pieces that became past, or were looked at. */
function finishedPieces(before: Scene, now: Scene): Piece[] {
  const over = (scene: Scene): Piece[] => (scene.pieces ?? []).filter(({ flags }) => flags?.some((flag) => flag === 'past' || flag === 'seen'))
  const known = new Set(over(before).map(({ id }) => id))
  return over(now).filter(({ id }) => !known.has(id))
}

/** Whether something finished: pieces became past. */
export const hasFinished = (before: Scene, now: Scene): boolean => finishedPieces(before, now).length > 0

/** Whether a trick finished: its cards became past. */
export const trickFinished = (before: Scene, now: Scene): boolean => finishedPieces(before, now).some(({ art }) => art === 'card')

/** State of the duel as a string, if any; `past`: only if it is over. */
export function duelSignature({ zones = [] }: Scene, past?: 'past'): string {
  const zone = zones.find(({ duel }) => duel)
  return zone && (!past || zone.past) ? JSON.stringify(zone.duel) : ''
}

/** Whether the dice decided a duel. */
export function duelDecided(before: Scene, now: Scene): boolean {
  const decided = (now.zones ?? []).some(({ duel }) => duel?.verdict)
  return decided && duelSignature(now) !== duelSignature(before)
}

/** Whether this seat takes part in a duel. */
export const isInDuel = ({ zones = [] }: Scene, seat: number | null): boolean =>
  seat !== null && zones.some(({ duel }) => duel?.sides.some(({ owner }) => owner === seat))

/** Whether a wheel turned or was spun. */
export function wheelMoved(before: Scene, now: Scene): boolean {
  const angles = ({ zones = [] }: Scene): string => JSON.stringify(zones.flatMap(({ wheel }) => (wheel ? [[wheel.angle, wheel.spins]] : [])))
  return angles(before) !== angles(now)
}

/** Whether dice of a tray were rolled and show other faces in their places. */
export function diceRolled(before: Scene, now: Scene): boolean {
  const faces = ({ zones = [] }: Scene): string[] => zones.flatMap(({ dice = [] }) => dice.map(({ art }) => art))
  const known = faces(before)
  return faces(now).some((face, place) => face && face !== known[place])
}

/** Whether a piece was turned up: it shows another picture or face in its place. */
export function turnedUp(before: Scene, now: Scene): boolean {
  const known = new Map((before.pieces ?? []).map((piece) => [piece.id, piece]))
  return (now.pieces ?? []).some(({ id, art, face, at }) => {
    const piece = known.get(id)
    return piece && piece.at[0] === at[0] && piece.at[1] === at[1] && (piece.art !== art || !piece.face !== !face)
  })
}

/**
 * The pictures that pieces without an owner now show instead of their backs.
 *
 * They are turned up in their places, or a captain takes them from the chart: then there is a new fact about the captain.
 * Pictures begin with the name of the back.
 */
export function turnedPictures(before: Scene, now: Scene): string[] {
  const still = new Map((now.pieces ?? []).map((piece) => [piece.id, piece]))
  const facts = newFacts(before, now)
  return (before.pieces ?? []).flatMap(({ id, art, at, owner }) => {
    const piece = still.get(id)
    const stays = piece && same(piece.at, at) && piece.art !== art
    const shown = stays ? piece.art : piece ? undefined : facts.find((fact) => fact.startsWith(`${art}-`))
    return typeof owner !== 'number' && shown?.startsWith(`${art}-`) ? [shown] : []
  })
}

/** The pictures of facts about captains that they had not before. */
function newFacts(before: Scene, now: Scene): string[] {
  const known = before.seats.map(({ facts = [] }) => facts.map(({ art }) => art))
  return now.seats.flatMap(({ facts = [] }, seat) => facts.flatMap(({ art }) => (art && !known[seat]?.includes(art) ? [art] : [])))
}

/** A card that has come into a hand or gone from it, and the new note of the hand. */
export interface CardChange {
  card: Card
  note?: LocalizedText | null
}

const handsOf = ({ zones = [] }: Scene): Zone[] => zones.filter(({ kind }) => kind === 'hand')

/**
 * The cards of hands, each as often as it is there.
 *
 * Equal ones have equal faces; ids may go over from one card to the next.
 */
const held = (hands: readonly Zone[]): CardChange[] =>
  hands.flatMap(({ cards = [], note }) => cards.flatMap((card) => Array.from({ length: card.count || 1 }, () => ({ card, note }))))

const likeness = ({ card }: CardChange): string => JSON.stringify(card.face ?? card.label)

/** Those of the first that the second lacks. */
function missing(cards: readonly CardChange[], from: readonly CardChange[]): CardChange[] {
  const left = from.map(likeness)
  return cards.filter((one) => {
    const place = left.indexOf(likeness(one))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** The note of the first hand if it says something new. */
function newNote(before: Scene, now: Scene): LocalizedText | null {
  const [known, there] = [before, now].map((scene) => handsOf(scene)[0]?.note ?? null)
  return JSON.stringify(known) === JSON.stringify(there) ? null : there!
}

/** The cards that have come into the hands in view, if there are more than before. */
export function gainedCards(before: Scene, now: Scene): CardChange[] {
  const [known, there] = [held(handsOf(before)), held(handsOf(now))]
  if (there.length <= known.length) return []
  return missing(there, known).map(({ card }) => ({ card, note: newNote(before, now) }))
}

/** The cards gone from hands still in view, none of which the viewer could have played. */
export function lostCards(before: Scene, now: Scene): CardChange[] {
  const hands = handsOf(now)
  const [known, there] = [held(handsOf(before).filter(({ id }) => hands.some((hand) => hand.id === id))), held(hands)]
  if (there.length >= known.length) return []
  const playable = new Set((before.offers ?? []).flatMap(({ touches = [] }) => touches))
  const gone = missing(known, there)
  return gone.some(({ card }) => playable.has(card.id)) ? [] : gone.map(({ card }) => ({ card, note: newNote(before, now) }))
}

/** Whether the viewer has lost cards, as the log tells of something weighty. */
export const robbed = (before: Scene, { scene, log = [] }: Frame): boolean =>
  log.some(({ importance }) => importance === 'weighty') && lostCards(before, scene).length > 0

/** Whether a shot is shown, whose effect follows. */
export const showsShot = (scene: Scene): boolean => !!scene.marks?.some(({ kind }) => kind === 'shot')

/** What a shot, a ram or an anchorage has done to a piece. */
export interface Impact {
  at: XY
  result: 'hit' | 'miss' | 'sunk'
  /** where the shot came from */
  from?: XY
}

const same = ([ax, ay]: XY, [bx, by]: XY): boolean => ax === bx && ay === by

/** The effects of announced shots, and of all else that cost a piece a hit or sank it. */
export function impacts(before: Scene, now: Scene): Impact[] {
  const gone = new Set((now.zones ?? []).flatMap(({ rows = [] }) => rows.filter(({ flags }) => flags?.includes('gone')).map(({ id }) => id)))
  const afloat = new Map((now.pieces ?? []).map((piece) => [piece.id, piece]))
  const struck = (before.pieces ?? []).flatMap((piece): Impact[] => {
    const still = afloat.get(piece.id)
    if (!still) return gone.has(piece.id) ? [{ at: piece.at, result: 'sunk' }] : []
    return (still.hits ?? 0) > (piece.hits ?? 0) ? [{ at: still.at, result: 'hit' }] : []
  })
  const shots = (scene: Scene): XY[][] => (scene.marks ?? []).filter(({ kind }) => kind === 'shot').map(({ at }) => at)
  const pending = new Set(shots(now).map(String))
  const fired = shots(before).filter((shot) => !pending.has(String(shot)))
  const missed = fired.flatMap(([from, at]): Impact[] => (from && at && !struck.some((one) => same(one.at, at)) ? [{ from, at, result: 'miss' }] : []))
  return [...struck.map((one) => ({ ...one, ...sourceOf(fired, one) })), ...missed]
}

/** Where the shot at this place came from, if there was one. */
function sourceOf(fired: readonly XY[][], { at }: Impact): Pick<Impact, 'from'> {
  const from = fired.find(([, target]) => target && same(target, at))?.[0]
  return from ? { from } : {}
}

/** Whether something was hit, missed or sunk. */
export const fought = (before: Scene, now: Scene): boolean => impacts(before, now).length > 0

/** The scene without private information: chart and pieces only. */
export const publicScene = (scene: Scene): Scene => {
  const { hint: _own, ...status } = scene.status
  return { ...scene, status, seats: [], zones: [], marks: [], offers: [] }
}
