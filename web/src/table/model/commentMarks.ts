/** Lines of the log whose moves have comments. */
import type { LogLine } from '../../api/messages'

/** Count the comments by the line that tells of their move, or the last one before it. */
export function commentMarks(log: readonly LogLine[], comments: ReadonlyMap<number, readonly unknown[]>): Map<LogLine, number> {
  const marks = new Map<LogLine, number>()
  const lines = log.filter((line) => !line.is_heading)
  for (const [ply, said] of comments) {
    const line = lines.filter((one) => one.ply <= ply).at(-1)
    if (line) marks.set(line, (marks.get(line) ?? 0) + said.length)
  }
  return marks
}
