/** Text wrapping and width estimates for SVG, which has neither. */

/** Break a sentence into lines of at most `most` characters, at words. */
export function wrapText(sentence: string, most: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const BROAD = 1.5
const NARROW = 0.6

/** Estimated width of a word, in average letters. */
export function textWidth(word: string): number {
  return [...word].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? BROAD : /[ijltf ]/.test(letter) ? NARROW : 1), 0)
}
