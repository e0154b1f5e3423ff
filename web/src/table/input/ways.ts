/** Manoeuvres as a whole: their ends, and the same manoeuvre made by another piece. */
import type { Mark, Piece, Scene, XY } from '../../api/scene'

export interface Way {
  piece: string
  /** space where it ends */
  id: string
  at: XY
  /** heading at the end, in degrees */
  heading: number
  moves: string[]
  /** start, and the places along it in order */
  places: XY[]
  mark: Mark
}

/** A manoeuvre that a piece has made. */
export interface Manoeuvre {
  piece: string
  from: Stand
  to: Stand
}

type Stand = Pick<Piece, 'at' | 'heading'>

/** places differ by rounding only, in fields */
const NEAR = 0.05

const near = ([ax, ay]: XY, [bx, by]: XY): boolean => Math.hypot(ax - bx, ay - by) < NEAR
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

/** All ways that the marks of a scene describe. */
export function findWays({ geometry, marks = [] }: Scene): Way[] {
  const found = marks.filter(({ kind }) => kind === 'way')
  if (found.length === 0) return []
  const spaces = new Map((geometry.spaces ?? []).map(({ id, at }) => [String(at), id]))
  return found.flatMap((mark) => {
    const [at] = mark.at
    const id = at && spaces.get(String(at))
    if (!id || !mark.of) return []
    return [{ piece: mark.of, id, at, heading: mark.heading ?? 0, moves: mark.moves ?? [], places: mark.way ?? [], mark }]
  })
}

/** what is marked at the ends of ways */
export const WAY_SIGNS = ['armed', 'foe', 'battery'] as const

/** The signs at the ends of these ways. */
export function waySigns(ways: readonly Way[]): (typeof WAY_SIGNS)[number][] {
  const marks = groupWays(ways).flatMap((group) => group.map(({ mark }) => mark))
  return WAY_SIGNS.filter((sign) => marks.some(({ aims, nature }) => (sign === 'armed' ? !!aims?.length : nature === sign)))
}

/** Of ways to one place, the one whose final heading is nearest to a direction. */
export function nearestHeading(ways: readonly Way[], degrees: number): Way | undefined {
  const off = ({ heading }: Way): number => Math.abs(turned(heading - degrees + 180) - 180)
  return [...ways].sort((a, b) => off(a) - off(b))[0]
}

/** Ways by the place where they end, without those that end where they begin. */
export function groupWays(ways: readonly Way[]): Way[][] {
  const found = new Map<string, Way[]>()
  for (const way of ways) {
    if (way.places[0] && near(way.places[0], way.at)) continue
    found.set(way.id, [...(found.get(way.id) ?? []), way])
  }
  return [...found.values()]
}

/** Where a manoeuvre leads as seen from the piece: ahead, to starboard, and the turn. */
export function manoeuvreShape(from: Stand, to: Stand): [ahead: number, aside: number, turn: number] {
  const angle = ((from.heading ?? 0) * Math.PI) / 180
  const [across, down] = [to.at[0] - from.at[0], to.at[1] - from.at[1]]
  const ahead = across * Math.sin(angle) - down * Math.cos(angle)
  const aside = across * Math.cos(angle) + down * Math.sin(angle)
  return [ahead, aside, turned((to.heading ?? 0) - (from.heading ?? 0))]
}

/** The same manoeuvre for one of these pieces, the first for which it fits. */
export function sameManoeuvre(
  { piece, from, to }: Manoeuvre,
  ways: readonly Way[],
  pieces: readonly Piece[],
): Way | undefined {
  const [ahead, aside, turn] = manoeuvreShape(from, to)
  for (const next of pieces) {
    if (next.id === piece) continue
    const found = ways.find((way) => {
      if (way.piece !== next.id) return false
      const [itsAhead, itsAside, itsTurn] = manoeuvreShape(next, way)
      return near([itsAhead, itsAside], [ahead, aside]) && turned(itsTurn - turn + 1) < 2
    })
    if (found) return found
  }
  return undefined
}

/** Pieces in their order, beginning after the one that acted last; due ones come first. */
export function inOrder(pieces: readonly Piece[], last: Manoeuvre | null): Piece[] {
  const following = pieces.findIndex(({ id }) => id === last?.piece) + 1
  const round = [...pieces.slice(following), ...pieces.slice(0, following)]
  const due = ({ flags = [] }: Piece): boolean => flags.includes('due')
  return [...round.filter(due), ...round.filter((piece) => !due(piece))]
}

/** Follows which piece has made which manoeuvre in the present turn. */
export class ManoeuvreTracker {
  private turn = ''
  private starts = new Map<string, Stand>()
  private before = new Map<string, Stand>()
  /** the piece whose manoeuvre was just taken back */
  returned = ''
  /** pieces had to move in this turn, and all of them have */
  dutyIsDone = false
  private hadDuty = false

  /** The manoeuvre made last in this turn, after a table was shown; null if there is none. */
  update(scene: Scene, last: Manoeuvre | null): Manoeuvre | null {
    const pieces = scene.pieces ?? []
    const now = new Map(pieces.map(({ id, at, heading }) => [id, { at, heading }]))
    const turn = JSON.stringify([scene.status.round, scene.status.phase])
    const isDue = pieces.some(({ flags }) => flags?.includes('due'))
    this.hadDuty = isDue || (this.hadDuty && turn === this.turn)
    this.dutyIsDone = this.hadDuty && !isDue
    if (turn !== this.turn) {
      this.turn = turn
      this.starts = this.before = now
      this.returned = ''
      return null
    }
    const stays = (one: Stand | undefined, other: Stand): boolean => !!one && near(one.at, other.at) && one.heading === other.heading
    const changed = pieces.filter((piece) => !stays(this.before.get(piece.id), piece))
    if (last && !now.has(last.piece)) last = null
    if (last && stays(this.starts.get(last.piece), now.get(last.piece)!)) last = null
    if (changed.length > 0) this.returned = changed.find(({ id, at, heading }) => this.starts.has(id) && stays(this.starts.get(id), { at, heading }))?.id ?? ''
    const piece = changed.find((piece) => this.starts.has(piece.id) && !stays(this.starts.get(piece.id), piece))
    this.before = now
    return piece ? { piece: piece.id, from: this.starts.get(piece.id)!, to: piece } : last
  }
}
