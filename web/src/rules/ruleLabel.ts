/** Label of a house rule, or of a variant with its numbers and drawings. */
import type { OptionValues } from '../api/messages'
import type { Translator } from '../i18n/translator'
import { i18n } from '../i18n/i18n.svelte'

/** the longest value that is read out; a longer text is a drawing */
const LONGEST_VALUE = 40

export function ruleLabel(translator: Translator, id: string, value: OptionValues[string]): string {
  const option = translator.t(`option-${id}`)
  if (typeof value === 'boolean') return value ? option : i18n.t('option-off', { option })
  if (typeof value === 'string' && value.length > LONGEST_VALUE) return option
  const key = `option-${id}-${value}`
  return i18n.t('option-value', { option, value: translator.has(key) ? translator.t(key) : value })
}
