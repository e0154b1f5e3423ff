/** Typed moves: notation, label, or an unambiguous prefix of either. */

/** a move and its label: “Ost 3” for `E3` */
export interface NamedMove {
  move: string
  name: string
}

const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')
/** split words and numbers: “O3” and “Ost 3” are both a word and a number */
const parts = (text: string): string[] => folded(text).match(/\p{L}+|\p{N}+/gu) ?? []

/**
 * Translate typed moves, separated by commas, to notation; unknown parts stay as typed.
 * A repeated subject may be omitted: “w3 forward, port, forward” or “w3 f, p, f”.
 */
export function toNotation(known: readonly NamedMove[], typed: string): string {
  const moves: string[] = []
  for (const part of typed.split(',').map((move) => move.trim())) {
    if (!part) continue
    const begun = moves.length > 0 && !written(known, part) ? goesOn(known, part, moves.at(-1)) : undefined
    moves.push(begun ?? meant(known, part) ?? goesOn(known, part, undefined) ?? part)
  }
  return moves.join(', ')
}

/** Words that continue a move, whether offered now or not. */
const ONWARD = ['forward', 'port', 'starboard', 'stop']

/** “port” after “w3 forward” is “w3 port”; so is “w3 p”. */
function goesOn(known: readonly NamedMove[], typed: string, before: string | undefined): string | undefined {
  const words = folded(typed).split(/\s+/)
  const last = words.pop()!
  const head = words.join(' ') || heading(before)
  if (!head) return undefined
  const offered = known.filter(({ move }) => heading(move) === head).map(({ move }) => move.slice(head.length + 1))
  const tails = [...new Set([...offered, ...ONWARD])]
  const found = tails.includes(last) ? [last] : tails.filter((tail) => tail.startsWith(last))
  return found.length === 1 && last ? `${head} ${found[0]!}` : undefined
}

/** All words of a move but the last. */
const heading = (move: string | undefined): string => move?.trim().split(/\s+/).slice(0, -1).join(' ') ?? ''

/** The move with this notation. */
const written = (known: readonly NamedMove[], typed: string): string | undefined =>
  only(known.filter(({ move }) => bare(move) === bare(typed)))

function meant(known: readonly NamedMove[], typed: string): string | undefined {
  const wanted = bare(typed)
  if (!wanted) return undefined
  return (
    written(known, typed) ??
    only(known.filter(({ name }) => bare(name) === wanted)) ??
    only(known.filter(({ name }) => begins(parts(name), parts(typed))))
  )
}

/** Each typed word is a prefix, each typed number equal. */
function begins(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part, i) => (/\p{N}/u.test(part) ? name[i] === part : !!name[i]?.startsWith(part)))
}

function only(found: readonly NamedMove[]): string | undefined {
  const moves = new Set(found.map(({ move }) => move))
  return moves.size === 1 ? found[0]!.move : undefined
}
