/** Search in the rulebook. */
import type { Block, Inline, RulebookSection } from '../api/messages'

/** Plain text of inlines. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if ('b' in inline) return plainText(inline.b)
      if ('i' in inline) return plainText(inline.i)
      return 'code' in inline ? inline.code : inline.paragraph
    })
    .join('')
}

function blockWords(block: Block): string {
  if ('p' in block) return plainText(block.p)
  if ('heading' in block) return plainText(block.heading)
  if ('list' in block) return block.list.flat().map(blockWords).join(' ')
  if ('quote' in block) return block.quote.map(blockWords).join(' ')
  if ('example' in block) return block.example.title
  return [...block.table.head, ...block.table.rows.flat()].map(plainText).join(' ')
}

const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const beginning = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u')

/**
 * Sections that contain all words of the query, word starts first;
 * all if the query is empty.
 */
export function searchSections(sections: readonly RulebookSection[], query: string): RulebookSection[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean)
  const texts = new Map(
    sections.map((section) => [
      section,
      folded([section.paragraph, plainText(section.title), ...section.blocks.map(blockWords)].join(' ')),
    ]),
  )
  const found = sections.filter((section) => wanted.every((word) => texts.get(section)!.includes(word)))
  const begun = (section: RulebookSection): boolean =>
    wanted.every((word) => beginning(word).test(texts.get(section)!))
  return [...found.filter(begun), ...found.filter((section) => !begun(section))]
}

/** Split a text at matches of the query; odd parts are matches. */
export function splitMatches(text: string, query: string): string[] {
  const wanted = folded(query).split(/\s+/).filter((word) => word.length > 1)
  if (wanted.length === 0) return [text]
  const letters = [...text]
  const bare = letters.map(folded)
  /** the letter of each place in the folded text */
  const origin = bare.flatMap((folds, letter) => Array<number>(folds.length).fill(letter))
  const parts: string[] = []
  let done = 0
  for (const { index, 0: word } of bare.join('').matchAll(new RegExp(wanted.map(escaped).join('|'), 'g'))) {
    const [from, to] = [origin[index]!, origin[index + word.length - 1]! + 1]
    if (from < done) continue
    parts.push(letters.slice(done, from).join(''), letters.slice(from, to).join(''))
    done = to
  }
  return [...parts, letters.slice(done).join('')]
}

/** Element id of a paragraph: §8 → paragraph-8. */
export const paragraphAnchor = (paragraph: string): string => `paragraph-${paragraph.replace(/[^\w.]/g, '')}`
