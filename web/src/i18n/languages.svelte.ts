/** The languages that the server offers. */
import { fetchLanguages } from '../api/endpoints'
import type { LanguageInfo } from '../api/messages'

export type Language = string

/** the language that every server offers */
const FALLBACK: Language = 'en'

class Languages {
  /** empty until loaded */
  offered = $state.raw<readonly LanguageInfo[]>([])

  async load(): Promise<void> {
    if (this.offered.length === 0) this.offered = await fetchLanguages()
  }

  find(code: string): LanguageInfo | undefined {
    return this.offered.find((one) => one.code === code)
  }

  /** The first of the wishes that is offered, by tags such as `de-AT`, or else English. */
  best(wishes: readonly string[]): Language {
    return wishes.map((tag) => tag.toLowerCase().split('-')[0]!).find((code) => this.find(code)) ?? FALLBACK
  }
}

/** A language in its own words, marked if no native speaker has checked it. */
export const markedName = ({ name, note }: LanguageInfo): string => (note ? `${name} (${note})` : name)

export const languages = new Languages()
