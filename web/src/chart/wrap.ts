/** SVG knows no lines: break a sentence into lines of at most this many characters, where words allow. */
export function wrap(sentence: string, most: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
