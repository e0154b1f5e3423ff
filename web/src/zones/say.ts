/** Things in words: the labels that a screen reader says and the text view shows. */
import type { Card } from '../wire/scene'
import type { Speaker } from '../words/speaker'

export const captionOf = (speaker: Speaker, card: Card): string => speaker.text(card.caption)

/** A card with what stands below it: “North 2, this trick”. */
export function spokenCard(speaker: Speaker, card: Card): string {
  return [speaker.text(card.label), captionOf(speaker, card)].filter(Boolean).join(', ')
}

/** A card of one's own hand with its present worth: “South 8, now worth 0”. */
export function spokenHandCard(speaker: Speaker, card: Card): string {
  const label = spokenCard(speaker, card)
  const now = card.face?.now
  return now ? speaker.say('web-card-worth', { card: label, worth: now }) : label
}
