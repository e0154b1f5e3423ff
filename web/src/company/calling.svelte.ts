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

export class Caller {
  private asked: boolean | null = null
  private note: Notification | null = null

  /** Whether one is asked now; whoever was asked already when the page opened is looking at it. */
  turn(asked: boolean, call: () => Call): void {
    const newly = asked && this.asked === false
    this.asked = asked
    if (!asked) this.close()
    if (!newly) return
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
