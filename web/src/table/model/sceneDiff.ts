/** What is to be noticed when one scene follows another: reckonings, what is over, wheels that swing, duels. */
import type { Scene, Zone } from '../../api/scene'

const pastSheets = (scene: Scene): Zone[] =>
  (scene.zones ?? []).filter((zone) => zone.past && zone.kind === 'sheet')
const signature = (zone: Zone): string => JSON.stringify([zone.id, zone.title, zone.sheet])

/** A reckoning that was not there before. */
export function newScoreSheet(before: Scene, now: Scene): Zone | undefined {
  const known = new Set(pastSheets(before).map(signature))
  return pastSheets(now).find((zone) => !known.has(signature(zone)))
}

/** Something is over that was not over before: pieces lie there as past. */
export function hasFinished(before: Scene, now: Scene): boolean {
  const over = (scene: Scene): Set<string> =>
    new Set((scene.pieces ?? []).filter((piece) => piece.flags?.includes('past')).map((piece) => piece.id))
  const known = over(before)
  return [...over(now)].some((id) => !known.has(id))
}

/** How a duel stands, if there is one; `past`: only if nothing more comes of it. */
export function duelSignature({ zones = [] }: Scene, past?: 'past'): string {
  const zone = zones.find(({ duel }) => duel)
  return zone && (!past || zone.past) ? JSON.stringify(zone.duel) : ''
}

/** The dice have decided a duel. */
export function duelDecided(before: Scene, now: Scene): boolean {
  const decided = (now.zones ?? []).some(({ duel }) => duel?.verdict)
  return decided && duelSignature(now) !== duelSignature(before)
}

/** A wheel points elsewhere, or was spun. */
export function wheelMoved(before: Scene, now: Scene): boolean {
  const angles = ({ zones = [] }: Scene): string => JSON.stringify(zones.map(({ wheel }) => [wheel?.angle, wheel?.spins]))
  return angles(before) !== angles(now)
}

/** Somebody fires: what comes of it is seen when the shot has been. */
export const showsShot = (scene: Scene): boolean => !!scene.marks?.some(({ kind }) => kind === 'shot')

/** A scene without anything that one seat alone may know: the chart and its pieces lie there for all to see. */
export const publicScene = (scene: Scene): Scene => {
  const { hint: _own, ...status } = scene.status
  return { ...scene, status, seats: [], zones: [], marks: [], offers: [] }
}
