/** Turn notifications: a bell sound, and a system notification while the page is hidden. */
import { playBell } from '../../sound/soundPlayer'
import { settings } from '../../settings/settings.svelte'
import { registerServiceWorker, notifiedTables } from './serviceWorker'

export type NotificationPermissionState = 'granted' | 'denied' | 'default' | 'impossible'

/** Notifications need a secure context. */
export const notificationPermission = (): NotificationPermissionState =>
  typeof Notification === 'undefined' || !isSecureContext ? 'impossible' : Notification.permission

/** Request permission; whether it was granted. */
export async function requestNotifications(): Promise<boolean> {
  if (notificationPermission() === 'impossible') return false
  return (await Notification.requestPermission()) === 'granted'
}

export interface TurnNotice {
  title: string
  body: string
}

/** State of a table as seen by this player. */
export interface TurnState {
  /** one of the player's seats has to move */
  asked: boolean
  /** number of the last event, and of the player's own last move; -1: none */
  seq: number
  own: number
}

export class TurnNotifier {
  /** notify as soon as the player is asked */
  private due = false
  /** was asked at the last update */
  private asked = false
  /** last own move seen to be processed */
  private lastSeenOwn = -1
  /** fallback without a service worker */
  private notification: Notification | null = null
  /** keeps showing and closing in order */
  private last = Promise.resolve()

  constructor(private readonly table: string) {}

  /** Notify when a turn comes after others moved; not for a turn already open at page load. */
  update({ asked, seq, own }: TurnState, call: () => TurnNotice): void {
    // The worker may have notified about a turn this page has not heard of yet.
    if (!asked && this.asked) this.close()
    this.asked = asked
    // The moves of others may have arrived together with our own.
    if (!asked || (this.lastSeenOwn < own && own < seq)) this.due = true
    if (own <= seq) this.lastSeenOwn = own
    if (!asked || !this.due) return
    this.due = false
    if (settings.choices.sounds) playBell()
    if (settings.choices.notes && this.mayNotify()) this.show(call())
  }

  /** Close the notification, whether shown by this page or by the worker. */
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

  /** Whether to notify: the page is hidden, and the server was not faster (see `bell.js`). */
  private mayNotify(): boolean {
    return document.hidden && notificationPermission() === 'granted' && !notifiedTables.has(this.table)
  }

  /**
   * Show one notification per table, through the worker where possible.
   * The worker uses the same tag for push messages, so the later one replaces the other; phones allow only
   * workers to show them.
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
    this.last = this.last.then(next).catch(() => undefined) // no notifications in this browser
  }
}
