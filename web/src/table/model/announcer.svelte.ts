/** Announcements of events for screen readers. */
import type { LocalizedText } from '../../api/scene'

/** maximum number of lines per announcement */
const MAX_LINES = 12

export class Announcer {
  lines = $state.raw<LocalizedText[]>([])
  /** lines of the same tick are collected */
  private collecting = false

  /** Announce lines; those of the same tick together, at most the last ones. */
  announce(lines: LocalizedText[]): void {
    this.lines = [...(this.collecting ? this.lines : []), ...lines].slice(-MAX_LINES)
    if (!this.collecting) queueMicrotask(() => (this.collecting = false))
    this.collecting = true
  }

  clear(): void {
    this.lines = []
  }
}
