/** Typed moves: their notation, or what they are called on the screen, or as much of that as is unmistakable. */

/** a move and what it is called: “Ost 3” for `E3` */
export interface Named {
  move: string
  name: string
}

const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')
/** words and numbers apart: “O3” as well as “Ost 3” are a word and a number */
const parts = (text: string): string[] => folded(text).match(/\p{L}+|\p{N}+/gu) ?? []

/** Several moves in a row are divided by commas; what is not understood stays as it was typed. */
export function inNotation(known: readonly Named[], typed: string): string {
  return typed
    .split(',')
    .map((move) => meant(known, move.trim()) ?? move.trim())
    .filter(Boolean)
    .join(', ')
}

function meant(known: readonly Named[], typed: string): string | undefined {
  const wanted = bare(typed)
  if (!wanted) return undefined
  return (
    only(known.filter(({ move }) => bare(move) === wanted)) ??
    only(known.filter(({ name }) => bare(name) === wanted)) ??
    only(known.filter(({ name }) => begins(parts(name), parts(typed))))
  )
}

/** Each typed word begins the word in its place, each typed number is the number in its place. */
function begins(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part, i) => (/\p{N}/u.test(part) ? name[i] === part : !!name[i]?.startsWith(part)))
}

function only(found: readonly Named[]): string | undefined {
  const moves = new Set(found.map(({ move }) => move))
  return moves.size === 1 ? found[0]!.move : undefined
}
