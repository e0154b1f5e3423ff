/** What happened last, to be read aloud. */
import type { LocalizedText } from '../../api/scene'

/** so many lines are read aloud at once */
const MAX_LINES = 12

export class Announcer {
  lines = $state.raw<LocalizedText[]>([])
  /** something is being told in one go */
  private collecting = false

  /** All that is told in one go is read aloud together, of much the last. */
  announce(lines: LocalizedText[]): void {
    this.lines = [...(this.collecting ? this.lines : []), ...lines].slice(-MAX_LINES)
    if (!this.collecting) queueMicrotask(() => (this.collecting = false))
    this.collecting = true
  }

  clear(): void {
    this.lines = []
  }
}
