/** Which games' aim cards this browser has shown. */
import { readStored, writeStored } from '../../settings/settings.svelte'

const STORAGE_KEY = 'spielhafen.aims'

const games = (): string[] => {
  const found = readStored<unknown>(STORAGE_KEY, [])
  return Array.isArray(found) ? found.filter((game) => typeof game === 'string') : []
}

export const hasSeenAim = (game: string): boolean => games().includes(game)

export function markAimSeen(game: string): void {
  if (!hasSeenAim(game)) writeStored(STORAGE_KEY, [...games(), game])
}
