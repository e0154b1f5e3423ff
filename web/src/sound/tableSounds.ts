/** The sounds of a table: what is shown is heard, unless it is skipped or out of sight. */
import type { Frame } from '../api/messages'
import type { Scene } from '../api/scene'
import { settings } from '../settings/settings.svelte'
import { hasEnded, soundOfChange } from './sceneSounds'
import { playSound, startWithFirstGesture } from './soundPlayer'
import type { SoundName } from './synthesis'

export class TableSounds {
  private before: Frame | null = null
  private skips = 0

  constructor() {
    startWithFirstGesture()
  }

  /** Follow what is shown; `skips`: how often the playback was cut short so far. */
  follow(frame: Frame | null, skips: number): void {
    const { before } = this
    const skipped = skips !== this.skips
    this.before = frame
    this.skips = skips
    if (!before || !frame || skipped || document.hidden || !settings.choices.sounds) return
    const sound = soundOfFrame(before, frame)
    if (sound) playSound(sound)
  }
}

/** The sound of a ply, or of the end after it; going back and other views are silent. */
function soundOfFrame(before: Frame, frame: Frame): SoundName | null {
  if (frame.ply > before.ply) return soundOfChange(before.scene, frame.scene, soundInStylesheet)
  return frame.ply === before.ply && hasEnded(before.scene as Scene, frame.scene) ? 'ending' : null
}

/** The sound that the stylesheet of the game names for its art or wheel. */
const soundInStylesheet = (thing: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--sound-${thing}`).trim()
