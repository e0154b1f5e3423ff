/** Which words advice is told with. */
import type { Advice, Expected } from '../wire/table'
import type { Speaker } from '../words/speaker'

/** What a feature is called that speaks for a move, or, with less of it, against it: not every game has words for that. */
export function featureKey(speaker: Speaker, feature: string, gain: number): string {
  const more = `feature-${feature}`
  const less = `${more}.less`
  return gain < 0 && speaker.has(less) ? less : more
}

/** What is said of how it was found out; nothing where nothing was compared. */
export function notes({ reckoned, verdict, thoughts }: Advice): string[] {
  if (reckoned) return ['advice-note-reckoned']
  if (verdict === 'only') return []
  const once = thoughts.slice(1).map(({ error }) => error === null)
  return [
    'advice-note',
    ...(once.includes(false) ? ['advice-note-error'] : []),
    ...(once.includes(true) ? ['advice-note-once'] : []),
  ]
}

/** Who is expected to do what, turn by turn. */
export function turns(speaker: Speaker, line: readonly Expected[]): string {
  const found: { seat: number; moves: string[] }[] = []
  for (const { seat, label } of line) {
    if (found.at(-1)?.seat !== seat) found.push({ seat, moves: [] })
    found.at(-1)!.moves.push(speaker.text(label))
  }
  return found
    .map(({ seat, moves }) => speaker.say('advice-turn', { name: speaker.name(seat), moves: moves.join(', ') }))
    .join('; ')
}
