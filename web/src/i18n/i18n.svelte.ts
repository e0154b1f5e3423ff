/** The words of the page, in the language that was chosen; a switch of language changes all that is shown at once. */
import { FluentResource } from '@fluent/bundle'
import { gameTexts, sharedTexts } from '../api/endpoints'
import { settings } from '../settings/settings.svelte'
import { Speaker, type Args, type Language } from './translator'

/** so many speakers are kept, the newest: every set of captains has its own, and a page asks again and again for a few */
const KEPT = 40

class Words {
  /** the language of what is shown now; it follows the settings as soon as the texts are here */
  language = $state<Language>('en')
  private sources = $state.raw<Record<string, FluentResource>>({})
  private readonly speakers = new Map<string, Speaker>()
  private readonly games = new Set<string>()

  private readonly shared = $derived(this.speaker(''))

  say = (key: string, args?: Args): string => this.shared.say(key, args)
  has = (key: string): boolean => this.shared.has(key)
  attribute = (key: string, name: string): string => this.shared.attribute(key, name)

  /** The words of a game (with the shared ones), its captains called by their names. */
  of(game: string, names: readonly string[] = []): Speaker {
    return this.speaker(game, names)
  }

  /** Have the texts at hand for these games, in the chosen language, and then speak it. */
  async learn(...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game)
    const language = settings.language
    const wanted = ['', ...this.games].filter((game) => !(place(language, game) in this.sources))
    const found = await Promise.all(
      wanted.map((game) => (game ? gameTexts(game, language) : sharedTexts(language))),
    )
    if (wanted.length === 0 && this.language === language) return
    const news = wanted.map((game, i) => [place(language, game), new FluentResource(found[i] ?? '')])
    this.sources = { ...this.sources, ...Object.fromEntries(news) }
    if (language === settings.language) this.language = language
  }

  private speaker(game: string, names: readonly string[] = []): Speaker {
    const id = JSON.stringify([this.language, game, names, place(this.language, game) in this.sources])
    const known = this.speakers.get(id)
    if (known) return known
    const files = [
      this.sources[place(this.language, '')],
      game ? this.sources[place(this.language, game)] : undefined,
    ]
    const made = new Speaker(
      this.language,
      files.filter((file) => file !== undefined),
      names,
    )
    // Before the texts are here a speaker knows nothing: do not keep it.
    if (files[0] !== undefined) this.speakers.set(id, made)
    if (this.speakers.size > KEPT) this.speakers.delete([...this.speakers.keys()][0]!)
    return made
  }
}

const place = (language: Language, game: string): string => `${language}/${game}`

export const words = new Words()
