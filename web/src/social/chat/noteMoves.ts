/** Moves in private notes: a line that begins with # and a number is about that move. */

const MARK = /^#(\d{1,6})(?!\d)/gm

/** The moves that notes are about, in order, each once. */
export const notedMoves = (text: string): number[] =>
  [...new Set([...text.matchAll(MARK)].map((found) => Number(found[1])))].sort((a, b) => a - b)

/** The notes with a new line about this move. */
export const withMove = (text: string, ply: number): string => `${text}${text && !text.endsWith('\n') ? '\n' : ''}#${ply} `
