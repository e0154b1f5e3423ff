/** Things in words: the labels that a screen reader says and the text view shows. */
import type { Card, Fact, Piece, Side } from '../api/scene'
import type { Speaker } from '../i18n/translator'

export const captionOf = (speaker: Speaker, card: Card): string => speaker.text(card.caption)

/** A card with what stands below it: “North 2, this trick”. */
export function spokenCard(speaker: Speaker, card: Card): string {
  return [speaker.text(card.label), captionOf(speaker, card), ...flagsOf(speaker, card)]
    .filter(Boolean)
    .join(', ')
}

/** A piece on the chart with how it stands: “Bo played East 3, worth 3, the lowest”. */
export function spokenPiece(speaker: Speaker, piece: Piece): string {
  return [speaker.text(piece.label), ...flagsOf(speaker, piece)].join(', ')
}

/** A side of a duel term by term: “Ada: the die shows 4 4, Cutlasses +1, together 5”. */
export function spokenSide(speaker: Speaker, { label, terms = [], total }: Side): string {
  const told = terms.map((term) => `${speaker.text(term.label)} ${term.value}`)
  return speaker.say('duel-side', { who: label, terms: told.join(', '), count: told.length, total })
}

/** A number of a captain: “3 ships afloat”; a label that tells the number itself does not need it before it: “points: 3”. */
export function spokenFact(speaker: Speaker, { value, label }: Fact): string {
  const said = speaker.text(label)
  const [number = ''] = /^\d+/.exec(value) ?? []
  return said.match(/\d+/g)?.includes(number) ? said : `${value} ${said}`
}

/** How a thing stands, where a sign shows it. */
function flagsOf(speaker: Speaker, { flags = [] }: Card | Piece): string[] {
  return flags.filter((flag) => speaker.has(`web-flag-${flag}`)).map((flag) => speaker.say(`web-flag-${flag}`))
}

/** A card of one's own hand with its present worth: “South 8, now worth 0”. */
export function spokenHandCard(speaker: Speaker, card: Card): string {
  const label = spokenCard(speaker, card)
  const now = card.face?.now
  return now ? speaker.say('web-card-worth', { card: label, worth: now }) : label
}
