/** Texts, art and stylesheet of a game, loaded until they come. */
import { fetchGameArt, gameStylesheetUrl } from '../../api/endpoints'
import { retryWhile } from '../../api/http'
import { applyGameStylesheet, loadSprites } from '../../browser/sprites'
import { i18n } from '../../i18n/i18n.svelte'

export class GameAssets {
  loaded = $state(false)
  private open = true

  /** Load the assets of a game, again and again while the page is open. */
  async load(game: string): Promise<void> {
    applyGameStylesheet(gameStylesheetUrl(game))
    const fetched = (): Promise<unknown> =>
      Promise.all([i18n.load(game), loadSprites(game, () => fetchGameArt(game))])
    if (await retryWhile(fetched, () => this.open)) this.loaded = true
  }

  close(): void {
    this.open = false
  }
}
