/** A house rule as it is played, in words: its name, its name and value, or that a table plays without it. */
import type { OptionValues } from '../wire/table'
import type { Speaker } from '../words/speaker'
import { words } from '../words/words.svelte'

export function ruleName(speaker: Speaker, id: string, value: OptionValues[string]): string {
  const rule = speaker.say(`option-${id}`)
  if (typeof value === 'boolean') return value ? rule : words.say('web-rule-without', { rule })
  return words.say('web-rule-value', { rule, value: speaker.say(`option-${id}-${value}`) })
}
