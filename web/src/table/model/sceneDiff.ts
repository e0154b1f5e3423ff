/** Differences between consecutive scenes: score sheets, endings, wheels, duels. */
import type { Scene, Zone } from '../../api/scene'

const pastSheets = (scene: Scene): Zone[] =>
  (scene.zones ?? []).filter((zone) => zone.past && zone.kind === 'sheet')
const signature = (zone: Zone): string => JSON.stringify([zone.id, zone.title, zone.sheet])

/** A score sheet that is new. */
export function newScoreSheet(before: Scene, now: Scene): Zone | undefined {
  const known = new Set(pastSheets(before).map(signature))
  return pastSheets(now).find((zone) => !known.has(signature(zone)))
}

/** Whether something finished: pieces became past. */
export function hasFinished(before: Scene, now: Scene): boolean {
  const over = (scene: Scene): Set<string> =>
    new Set((scene.pieces ?? []).filter((piece) => piece.flags?.includes('past')).map((piece) => piece.id))
  const known = over(before)
  return [...over(now)].some((id) => !known.has(id))
}

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

/** Whether a wheel turned or was spun. */
export function wheelMoved(before: Scene, now: Scene): boolean {
  const angles = ({ zones = [] }: Scene): string => JSON.stringify(zones.map(({ wheel }) => [wheel?.angle, wheel?.spins]))
  return angles(before) !== angles(now)
}

/** Whether a shot is shown, whose effect follows. */
export const showsShot = (scene: Scene): boolean => !!scene.marks?.some(({ kind }) => kind === 'shot')

/** The scene without private information: chart and pieces only. */
export const publicScene = (scene: Scene): Scene => {
  const { hint: _own, ...status } = scene.status
  return { ...scene, status, seats: [], zones: [], marks: [], offers: [] }
}
