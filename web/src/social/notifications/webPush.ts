/**
 * Web push: notifications while no page is open.
 * The browser subscribes at its push service; the server sends encrypted messages there, shown by `bell.js`.
 */
import { settings } from '../../settings/settings.svelte'
import { languages } from '../../i18n/languages.svelte'
import * as api from '../../api/endpoints'
import { registerServiceWorker } from './serviceWorker'
import { notificationPermission } from './turnNotifier.svelte'

const pushSupported = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

/** Enable push in this language; whether server, browser and push service support it. */
export async function enablePush(language: string): Promise<boolean> {
  if (!pushSupported()) return false
  try {
    const { key } = await api.fetchPushKey()
    if (!key) return false
    const bell = await registerServiceWorker()
    if (!bell) return false
    const { pushManager } = bell
    const known = await pushManager.getSubscription()
    if (known && !usesServerKey(known, key)) await known.unsubscribe()
    const address = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    // It may have been switched off meanwhile.
    if (settings.choices.notes) await api.subscribePush({ ...subscriptionKeys(address), language })
    if (settings.choices.notes) return true
    await unsubscribe(address)
    return false
  } catch {
    return false // notifications still work while a page is open
  }
}

/** Renew the subscription at page load: the server forgets inactive browsers. */
export async function renewPush(): Promise<void> {
  if (!settings.choices.notes || notificationPermission() !== 'granted') return
  const known = await languages.load().then(
    () => true,
    () => false,
  )
  if (known) await enablePush(settings.language)
}

/** Disable push for this browser. */
export async function disablePush(): Promise<void> {
  if (!pushSupported()) return
  try {
    const bell = await navigator.serviceWorker.getRegistration()
    const known = await bell?.pushManager.getSubscription()
    if (known) await unsubscribe(known)
  } catch {
    // the push service will report the subscription as gone
  }
}

async function unsubscribe(address: PushSubscription): Promise<void> {
  await address.unsubscribe()
  await api.unsubscribePush(address.endpoint)
}

function subscriptionKeys(address: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys } = address.toJSON()
  return { endpoint: address.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Whether the subscription uses this server key; a reset server has another. */
export function usesServerKey(address: { options: { applicationServerKey: ArrayBuffer | null } }, key: string): boolean {
  const known = new Uint8Array(address.options.applicationServerKey ?? new ArrayBuffer(0))
  const written = btoa(String.fromCharCode(...known))
  return written.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
