/** What the pictures of facts mean: one word for each. */
import type { Fact, SeatScene } from '../api/scene'
import type { Translator } from '../i18n/translator'

export interface FactMeaning {
  art: string
  words: string
}

/** The pictures of all players' facts, each once, in the plural where there is one. */
export function factLegend(translator: Translator, seats: readonly SeatScene[]): FactMeaning[] {
  const found = new Map<string, Fact>()
  for (const fact of seats.flatMap(({ facts = [] }) => facts)) {
    const known = found.get(fact.art)
    if (!known || known.value === '1') found.set(fact.art, fact)
  }
  return [...found.values()].map(({ art, label }) => ({ art, words: translator.text(label) }))
}
