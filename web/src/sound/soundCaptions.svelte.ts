/** The sound that was played last, for a moment, so that it can be read. */
import type { SoundName } from './synthesis'

/** how long a caption is shown, in ms */
export const CAPTION_MS = 2600

class SoundCaptions {
  current = $state<SoundName | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  show(name: SoundName): void {
    clearTimeout(this.timer)
    this.current = name
    this.timer = setTimeout(() => (this.current = null), CAPTION_MS)
  }
}

export const soundCaptions = new SoundCaptions()
