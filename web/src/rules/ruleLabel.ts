/** A house rule as it is played, in words: its name, its name and value, or that a table plays without it. */
import type { OptionValues } from '../api/messages'
import type { Speaker } from '../i18n/translator'
import { words } from '../i18n/i18n.svelte'

export function ruleName(speaker: Speaker, id: string, value: OptionValues[string]): string {
  const option = speaker.say(`option-${id}`)
  if (typeof value === 'boolean') return value ? option : words.say('option-off', { option })
  return words.say('option-value', { option, value: speaker.say(`option-${id}-${value}`) })
}
