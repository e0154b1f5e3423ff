/** Texts in the chosen language; switching the language updates everything shown. */
import { FluentResource } from '@fluent/bundle'
import { fetchGameTexts, fetchSharedTexts } from '../api/endpoints'
import { settings } from '../settings/settings.svelte'
import type { Language } from './languages.svelte'
import { Translator, type TextArgs } from './translator'

/** maximum number of cached translators: one per list of player names */
const MAX_TRANSLATORS = 40

class I18n {
  /** language of the texts shown; follows the settings once the texts are loaded */
  language = $state<Language>('en')
  private sources = $state.raw<Record<string, FluentResource>>({})
  private readonly translators = new Map<string, Translator>()
  /** games whose texts have come; a game that the server does not know holds nothing up later */
  private readonly games = new Set<string>()

  private readonly shared = $derived(this.translatorFor(''))

  t = (key: string, args?: TextArgs): string => this.shared.t(key, args)
  has = (key: string): boolean => this.shared.has(key)
  attribute = (key: string, name: string): string => this.shared.attribute(key, name)

  /** Translator with the texts of a game and its player names. */
  forGame(game: string, names: readonly string[] = []): Translator {
    return this.translatorFor(game, names)
  }

  /** Load the texts of these games in the chosen language, then switch to it. */
  async load(...games: string[]): Promise<void> {
    const language = settings.language
    const asked = new Set(['', ...this.games, ...games])
    const wanted = [...asked].filter((game) => !(resourceKey(language, game) in this.sources))
    const found = await Promise.all(
      wanted.map((game) => (game ? fetchGameTexts(game, language) : fetchSharedTexts(language))),
    )
    for (const game of games) this.games.add(game)
    if (wanted.length === 0 && this.language === language) return
    const news = wanted.map((game, i) => [resourceKey(language, game), new FluentResource(found[i] ?? '')])
    this.sources = { ...this.sources, ...Object.fromEntries(news) }
    if (language === settings.language) this.language = language
  }

  private translatorFor(game: string, names: readonly string[] = []): Translator {
    const id = JSON.stringify([this.language, game, names, resourceKey(this.language, game) in this.sources])
    const known = this.translators.get(id)
    if (known) return known
    const files = [
      this.sources[resourceKey(this.language, '')],
      game ? this.sources[resourceKey(this.language, game)] : undefined,
    ]
    const made = new Translator(
      this.language,
      files.filter((file) => file !== undefined),
      names,
    )
    // Do not cache a translator before the texts are loaded.
    if (files[0] !== undefined) this.translators.set(id, made)
    if (this.translators.size > MAX_TRANSLATORS) this.translators.delete([...this.translators.keys()][0]!)
    return made
  }
}

const resourceKey = (language: Language, game: string): string => `${language}/${game}`

export const i18n = new I18n()
