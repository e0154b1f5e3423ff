/** Accessible labels, also used by the text view. */
import type { Card, Fact, Piece, Side } from '../api/scene'
import type { Translator } from '../i18n/translator'

export const cardCaption = (translator: Translator, card: Card): string => translator.text(card.caption)

/** Label of a card with its caption: “North 2, this trick”. */
export function spokenCard(translator: Translator, card: Card): string {
  return [translator.text(card.label), cardCaption(translator, card), ...flagsOf(translator, card)]
    .filter(Boolean)
    .join(', ')
}

/** Label of a piece with its state: “Bo played East 3, worth 3, the lowest”. */
export function spokenPiece(translator: Translator, piece: Piece): string {
  return [translator.text(piece.label), ...flagsOf(translator, piece)].join(', ')
}

/** Label of a duel side by term: “Ada: the die shows 4 4, Cutlasses +1, together 5”. */
export function spokenSide(translator: Translator, { label, terms = [], total = '' }: Side): string {
  const told = terms.map((term) => `${translator.text(term.label)} ${term.value}`)
  return translator.t('duel-side', { who: label, terms: told.join(', '), count: told.length, total })
}

/** Label of a fact: “3 ships afloat”; not repeated if the label has the number: “points: 3”. */
export function spokenFact(translator: Translator, { value, label }: Fact): string {
  const said = translator.text(label)
  const [number = ''] = /^\d+/.exec(value) ?? []
  return said.match(/\d+/g)?.includes(number) ? said : `${value} ${said}`
}

/** State labels that are otherwise shown by signs. */
function flagsOf(translator: Translator, { flags = [] }: Card | Piece): string[] {
  return flags.filter((flag) => translator.has(`web-flag-${flag}`)).map((flag) => translator.t(`web-flag-${flag}`))
}

/** Label of a card in hand with its current worth: “South 8, now worth 0”. */
export function spokenHandCard(translator: Translator, card: Card): string {
  const label = spokenCard(translator, card)
  const now = card.face?.now
  return now ? translator.t('web-card-worth', { card: label, worth: now }) : label
}
