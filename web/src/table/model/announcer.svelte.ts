/** What happened last, to be read aloud. */
import type { LocalizedText } from '../../api/scene'

/** so many lines are read aloud at once */
const MOST = 12

export class Voice {
  lines = $state.raw<LocalizedText[]>([])
  /** something is being told in one go */
  private telling = false

  /** All that is told in one go is read aloud together, of much the last. */
  tell(lines: LocalizedText[]): void {
    this.lines = [...(this.telling ? this.lines : []), ...lines].slice(-MOST)
    if (!this.telling) queueMicrotask(() => (this.telling = false))
    this.telling = true
  }

  hush(): void {
    this.lines = []
  }
}
