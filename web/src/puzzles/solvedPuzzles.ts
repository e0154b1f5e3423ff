/** Which puzzles were solved in this browser. */
import { readStored, writeStored } from '../settings/settings.svelte'

const STORAGE_KEY = 'spielhafen.puzzles'

const mark = (game: string, name: string): string => `${game}/${name}`

/** Marks of solved puzzles; empty if the browser keeps nothing. */
export function solvedPuzzles(): Set<string> {
  const kept = readStored<unknown>(STORAGE_KEY, [])
  return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [])
}

export const isSolved = (solved: ReadonlySet<string>, game: string, name: string): boolean => solved.has(mark(game, name))

export function markSolved(game: string, name: string): void {
  writeStored(STORAGE_KEY, [...solvedPuzzles().add(mark(game, name))])
}
