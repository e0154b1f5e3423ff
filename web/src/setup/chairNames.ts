/** Names for the chairs of a new table in the chosen language. */
import { i18n } from '../i18n/i18n.svelte'
import { settings } from '../settings/settings.svelte'
import type { ChairNames } from './chairs'

/** Names used at this screen, those of bots, and one for a player without a name. */
export const chairNames: ChairNames = {
  get people() {
    return settings.choices.names
  },
  get bots() {
    return i18n
      .t('web-bot-names')
      .split(',')
      .map((name) => name.trim())
  },
  fallback: (chair) => (chair === 0 ? i18n.t('web-own-name') : i18n.t('captain', { number: chair + 1 })),
}
