/** What has just been hit, missed or sunk, for as long as it takes to read it. */
import type { Frame } from '../../api/messages'
import type { LocalizedText, Scene } from '../../api/scene'
import { type Impact, impacts, showsShot } from './sceneDiff'

/** how long it stays if nothing else is fired at, in ms */
const READING_MS = 1800

export class FightNews {
  /** shown on the chart */
  impacts = $state.raw<readonly Impact[]>([])
  /** lines of the log about them */
  lines = $state.raw<readonly LocalizedText[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Compare a frame with the scene before it; a shot or impact replaces what is shown. */
  follow(before: Scene | undefined, { scene, log = [] }: Frame): void {
    const found = before ? impacts(before, scene) : []
    if (found.length === 0 && !showsShot(scene)) return
    clearTimeout(this.timer)
    this.impacts = found
    this.lines = found.length > 0 ? log.filter((line) => !line.is_heading).map(({ text }) => text) : []
    this.timer = setTimeout(() => this.clear(), READING_MS)
  }

  private clear(): void {
    this.impacts = []
    this.lines = []
  }
}
