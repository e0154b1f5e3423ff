/** Which sound belongs to a change of the scene, in any game. */
import { diceRolled, showsShot } from '../table/model/sceneDiff'
import type { Piece, Scene } from '../api/scene'
import { isSoundName, type SoundName } from './synthesis'

/** Sound that a game names for its art or wheels in its stylesheet: `--sound-caravel: water`. */
export type NamedSound = (thing: string) => string

/** The sound of a change: only the most telling of all that happened, or null. */
export function soundOfChange(before: Scene, now: Scene, named: NamedSound = () => ''): SoundName | null {
  for (const [changed, sound] of TELLING) if (changed(before, now)) return sound
  const wheel = turnedWheel(before, now)
  if (wheel !== undefined) return soundNamed([wheel], named) ?? 'wind'
  if (tileLaid(before, now)) return 'wood'
  const touched = touchedPieces(before, now)
  return pieceSound(touched.filter(({ art }) => art !== 'card'), named) ?? (touched.length > 0 || cardsChanged(before, now) ? 'paper' : null)
}

/** Whether the game ended. */
export const hasEnded = (before: Scene, now: Scene): boolean => !!now.over && !before.over

const shots = ({ marks = [] }: Scene): string => JSON.stringify(marks.filter(({ kind }) => kind === 'shot').map(({ at }) => at))

/** Ids of what is no more, as the lists of ships say. */
const gone = ({ zones = [] }: Scene): string[] =>
  zones.flatMap(({ rows = [] }) => rows.filter(({ flags }) => flags?.includes('gone')).map(({ id, label }) => id ?? JSON.stringify(label)))

function sunk(before: Scene, now: Scene): boolean {
  const known = new Set(gone(before))
  return gone(now).some((id) => !known.has(id))
}

/** Whether something was damaged. */
function damaged(before: Scene, now: Scene): boolean {
  const known = new Map((before.pieces ?? []).map(({ id, hits }) => [id, hits ?? 0]))
  return (now.pieces ?? []).some(({ id, hits = 0 }) => hits > (known.get(id) ?? hits))
}

/** Whether the dice of a duel show something new. */
function duelRolled(before: Scene, now: Scene): boolean {
  const faces = ({ zones = [] }: Scene): string =>
    JSON.stringify(zones.flatMap(({ id, duel }) => (duel?.sides ?? []).flatMap(({ label, die }) => (die?.art ? [[id, label, die.id, die.art]] : []))))
  return faces(now) !== '[]' && faces(now) !== faces(before)
}

const tileLaid = (before: Scene, now: Scene): boolean => {
  const edges = ({ geometry: { spaces = [] } }: Scene): number => spaces.filter((space) => space.edges).length
  return before.geometry !== now.geometry && edges(now) > edges(before)
}

/** In this order: the first is heard. */
const TELLING: readonly [(before: Scene, now: Scene) => boolean, SoundName][] = [
  [hasEnded, 'ending'],
  [sunk, 'splash'],
  [(before, now) => showsShot(now) && shots(now) !== shots(before), 'cannon'],
  [damaged, 'crack'],
  [(before, now) => diceRolled(before, now) || duelRolled(before, now), 'dice'],
]

/** The id of a wheel that turned; of one that is spun only a spin counts. */
function turnedWheel(before: Scene, now: Scene): string | undefined {
  const known = new Map((before.zones ?? []).map(({ id, wheel }) => [id, wheel]))
  return (now.zones ?? []).find(({ id, wheel }) => {
    const earlier = known.get(id)
    if (!wheel || !earlier) return false
    return wheel.spins ? wheel.spins > (earlier.spins ?? 0) : wheel.angle !== earlier.angle
  })?.id
}

/** Pieces that came, moved, turned or changed their number, then those that went. */
function touchedPieces(before: Scene, now: Scene): Piece[] {
  const place = ({ at, art, heading, count, owner }: Piece): string => JSON.stringify([at, art, heading, count, owner])
  const known = new Map((before.pieces ?? []).map((piece) => [piece.id, piece]))
  const present = now.pieces ?? []
  const left = new Set(present.map(({ id }) => id))
  const touched = present.filter((piece) => place(piece) !== (known.has(piece.id) ? place(known.get(piece.id)!) : ''))
  return [...touched, ...[...known.values()].filter(({ id }) => !left.has(id))]
}

/** The sound of the first piece for which the game names one, or else that of wood. */
const pieceSound = (pieces: readonly Piece[], named: NamedSound): SoundName | null =>
  soundNamed(pieces.map(({ art }) => art), named) ?? (pieces.length > 0 ? 'wood' : null)

const soundNamed = (things: readonly string[], named: NamedSound): SoundName | undefined => things.map(named).find(isSoundName)

/** Whether cards of hands, piles, shops or players came, went or were turned. */
function cardsChanged(before: Scene, now: Scene): boolean {
  const cards = ({ zones = [], seats }: Scene): string =>
    JSON.stringify([
      zones.map(({ cards = [] }) => cards.map((card) => [card.id, card.count, !!card.face])).filter(({ length }) => length > 0),
      seats.map(({ open = [] }) => open.map((card) => [card.id, card.count])),
    ])
  return cards(before) !== cards(now)
}
