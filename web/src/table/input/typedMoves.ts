/** Typed moves: notation, label, or an unambiguous prefix of either. */

/** a move and its label: “Ost 3” for `E3` */
export interface NamedMove {
  move: string
  name: string
}

const normalize = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
const lettersAndDigits = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]/gu, '')
/** split words and numbers: “O3” and “Ost 3” are both a word and a number */
const tokens = (text: string): string[] => normalize(text).match(/\p{L}+|\p{N}+/gu) ?? []

/**
 * Translate typed moves, separated by commas, to notation; unknown parts stay as typed.
 * A repeated subject may be omitted: “w3 forward, port, forward” or “w3 f, p, f”.
 */
export function toNotation(known: readonly NamedMove[], typed: string): string {
  const moves: string[] = []
  for (const part of typed.split(',').map((move) => move.trim())) {
    if (!part) continue
    const begun = moves.length > 0 && !byNotation(known, part) ? continueMove(known, part, moves.at(-1)) : undefined
    moves.push(begun ?? byLabel(known, part) ?? continueMove(known, part, undefined) ?? part)
  }
  return moves.join(', ')
}

/** Words that continue a move, whether offered now or not. */
const CONTINUATIONS = ['forward', 'port', 'starboard', 'stop']

/** “port” after “w3 forward” is “w3 port”; so is “w3 p”. */
function continueMove(known: readonly NamedMove[], typed: string, before: string | undefined): string | undefined {
  const words = normalize(typed).split(/\s+/)
  const last = words.pop()!
  const head = words.join(' ') || allButLast(before)
  if (!head) return undefined
  const offered = known.filter(({ move }) => allButLast(move) === head).map(({ move }) => move.slice(head.length + 1))
  const tails = [...new Set([...offered, ...CONTINUATIONS])]
  const found = tails.includes(last) ? [last] : tails.filter((tail) => tail.startsWith(last))
  return found.length === 1 && last ? `${head} ${found[0]!}` : undefined
}

/** All words of a move but the last. */
const allButLast = (move: string | undefined): string => move?.trim().split(/\s+/).slice(0, -1).join(' ') ?? ''

/** The move with this notation. */
const byNotation = (known: readonly NamedMove[], typed: string): string | undefined =>
  uniqueMove(known.filter(({ move }) => lettersAndDigits(move) === lettersAndDigits(typed)))

function byLabel(known: readonly NamedMove[], typed: string): string | undefined {
  const wanted = lettersAndDigits(typed)
  if (!wanted) return undefined
  return (
    byNotation(known, typed) ??
    uniqueMove(known.filter(({ name }) => lettersAndDigits(name) === wanted)) ??
    uniqueMove(known.filter(({ name }) => startsWithTokens(tokens(name), tokens(typed))))
  )
}

/** Each typed word is a prefix, each typed number equal. */
function startsWithTokens(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part, i) => (/\p{N}/u.test(part) ? name[i] === part : !!name[i]?.startsWith(part)))
}

function uniqueMove(found: readonly NamedMove[]): string | undefined {
  const moves = new Set(found.map(({ move }) => move))
  return moves.size === 1 ? found[0]!.move : undefined
}
