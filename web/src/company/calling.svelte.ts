/** Calling somebody to the table: a bell if he wants one, and, while the page is not looked at, a note on his desktop. */
import { bell } from '../parts/sound'
import { settings } from '../settings/settings.svelte'

export type Permission = 'granted' | 'denied' | 'default' | 'impossible'

/** Pages without https may not call anybody, except on one's own machine. */
export const permission = (): Permission =>
  typeof Notification === 'undefined' || !isSecureContext ? 'impossible' : Notification.permission

/** Ask for leave to call; whether it was given. */
export async function askLeave(): Promise<boolean> {
  if (permission() === 'impossible') return false
  return (await Notification.requestPermission()) === 'granted'
}

export interface Call {
  title: string
  body: string
  /** one note for each table, the newest */
  tag: string
}

/** How the table stands for whoever looks at it. */
export interface Standing {
  /** one of one's own seats has to decide */
  asked: boolean
  /** the number of the table's last event, and of the one that one's own last move was to become; -1: none was made */
  seq: number
  own: number
}

export class Caller {
  /** a call is due as soon as one is asked */
  private due = false
  /** one's own last move that was seen to lead on, to whomever */
  private seen = -1
  private note: Notification | null = null

  /** Called is who is asked after somebody else was; whoever is asked when the page opens is looking at it. */
  turn({ asked, seq, own }: Standing, call: () => Call): void {
    if (!asked) this.close()
    // What others did after one's own move may have come in one go with it.
    if (!asked || (this.seen < own && own < seq)) this.due = true
    if (own <= seq) this.seen = own
    if (!asked || !this.due) return
    this.due = false
    if (settings.choices.sounds) bell()
    if (settings.choices.notes && document.hidden && permission() === 'granted') this.show(call())
  }

  close(): void {
    this.note?.close()
    this.note = null
  }

  private show({ title, body, tag }: Call): void {
    try {
      this.note = new Notification(title, { body, tag })
      this.note.onclick = () => window.focus()
    } catch {
      this.note = null // some phones allow it to installed pages only
    }
  }
}
