/** Calling somebody to the table: a bell if he wants one, and, while the page is not looked at, a note on his device. */
import { playBell } from '../../browser/sound'
import { settings } from '../../settings/settings.svelte'
import { registerServiceWorker, notifiedTables } from './serviceWorker'

export type NotificationPermissionState = 'granted' | 'denied' | 'default' | 'impossible'

/** Pages without https may not call anybody, except on one's own machine. */
export const notificationPermission = (): NotificationPermissionState =>
  typeof Notification === 'undefined' || !isSecureContext ? 'impossible' : Notification.permission

/** Ask for leave to call; whether it was given. */
export async function requestNotifications(): Promise<boolean> {
  if (notificationPermission() === 'impossible') return false
  return (await Notification.requestPermission()) === 'granted'
}

export interface TurnNotice {
  title: string
  body: string
}

/** How the table stands for whoever looks at it. */
export interface TurnState {
  /** one of one's own seats has to decide */
  asked: boolean
  /** the number of the table's last event, and of the one that one's own last move was to become; -1: none was made */
  seq: number
  own: number
}

export class TurnNotifier {
  /** a call is due as soon as one is asked */
  private due = false
  /** one was asked when the table was heard of last */
  private asked = false
  /** one's own last move that was seen to lead on, to whomever */
  private lastSeenOwn = -1
  /** the note, where the browser keeps no bell that has it */
  private notification: Notification | null = null
  /** notes are laid and taken away in order */
  private last = Promise.resolve()

  constructor(private readonly table: string) {}

  /** Called is who is asked after somebody else was; whoever is asked when the page opens is looking at it. */
  update({ asked, seq, own }: TurnState, call: () => TurnNotice): void {
    // Whoever was not asked before may have been called already to what this page has yet to hear of.
    if (!asked && this.asked) this.close()
    this.asked = asked
    // What others did after one's own move may have come in one go with it.
    if (!asked || (this.lastSeenOwn < own && own < seq)) this.due = true
    if (own <= seq) this.lastSeenOwn = own
    if (!asked || !this.due) return
    this.due = false
    if (settings.choices.sounds) playBell()
    if (settings.choices.notes && this.mayNotify()) this.show(call())
  }

  /** Take the note away, whether this page laid it or the bell, which this page may not have heard ring. */
  close(): void {
    notifiedTables.delete(this.table)
    if (notificationPermission() !== 'granted') return
    this.enqueue(async () => {
      this.notification?.close()
      this.notification = null
      const bell = await navigator.serviceWorker.getRegistration()
      for (const note of (await bell?.getNotifications({ tag: this.table })) ?? []) note.close()
    })
  }

  /** Who looks elsewhere is called, but not where the harbour was faster (see `bell.js`). */
  private mayNotify(): boolean {
    return document.hidden && notificationPermission() === 'granted' && !notifiedTables.has(this.table)
  }

  /**
   * One note for each table, the newest. The bell lays it, as it does when the harbour calls by push, so whichever comes second
   * takes the place of the first; on phones nobody else may.
   */
  private show({ title, body }: TurnNotice): void {
    this.enqueue(async () => {
      const bell = await registerServiceWorker()
      const tag = this.table
      if (bell) return bell.showNotification(title, { body, tag, data: tag, icon: 'favicon.svg' })
      this.notification = new Notification(title, { body, tag })
      this.notification.onclick = () => window.focus()
    })
  }

  private enqueue(next: () => Promise<void>): void {
    this.last = this.last.then(next).catch(() => undefined) // a browser that shows no notes
  }
}
