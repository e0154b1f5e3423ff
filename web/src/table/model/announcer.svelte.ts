/** Announcements of events for screen readers. */
import type { LocalizedText } from '../../api/scene'

/** maximum number of lines per announcement */
const MAX_LINES = 12
/** quick events are announced together, at most this often, in ms */
const INTERVAL = 600

export class Announcer {
  lines = $state.raw<LocalizedText[]>([])
  private waiting: LocalizedText[] = []
  private scheduled = false
  /** time of the last announcement */
  private last = -INTERVAL

  /** Announce lines; those of the same moment together, at most the last ones. */
  announce(lines: LocalizedText[]): void {
    if (lines.length === 0) return
    this.waiting.push(...lines)
    if (this.scheduled) return
    this.scheduled = true
    const left = this.last + INTERVAL - performance.now()
    if (left > 0) setTimeout(() => this.flush(), left)
    else queueMicrotask(() => this.flush())
  }

  private flush(): void {
    this.scheduled = false
    if (this.waiting.length === 0) return
    this.lines = this.waiting.slice(-MAX_LINES)
    this.waiting = []
    this.last = performance.now()
  }

  clear(): void {
    this.lines = []
    this.waiting = []
  }
}
