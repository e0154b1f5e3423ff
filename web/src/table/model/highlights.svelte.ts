/** What has just been hit, missed, sunk or found, for as long as it takes to read it. */
import type { Frame } from '../../api/messages'
import type { LocalizedText, Scene } from '../../api/scene'
import { gainsCard, type Impact, impacts, showsShot } from './sceneDiff'

/** how long it stays if nothing else is fired at, in ms */
const READING_MS = 1800

export class Highlights {
  /** shown on the chart */
  impacts = $state.raw<readonly Impact[]>([])
  /** lines of the log about them */
  lines = $state.raw<readonly LocalizedText[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Compare a frame with the scene before it, and show what it brings.
   *
   * A shot, an impact or a find replaces what is shown. A find is a card that comes into a hand and is told as
   * something weighty.
   */
  follow(before: Scene | undefined, { scene, log = [] }: Frame): void {
    const found = before ? impacts(before, scene) : []
    const gained = before && gainsCard(before, scene) ? log.filter(({ importance }) => importance === 'weighty') : []
    if (found.length === 0 && gained.length === 0 && !showsShot(scene)) return
    clearTimeout(this.timer)
    this.impacts = found
    this.lines = (found.length > 0 ? log.filter((line) => !line.is_heading) : gained).map(({ text }) => text)
    this.timer = setTimeout(() => this.clear(), READING_MS)
  }

  clear(): void {
    this.impacts = []
    this.lines = []
  }
}
