/**
 * Being called while no page of the harbour is open. The browser names an address at the push service of its maker; the
 * harbour sends sealed messages there, and `bell.js`, which the browser keeps, shows them.
 */
import { settings } from '../../settings/settings.svelte'
import * as api from '../../api/endpoints'
import { registerServiceWorker } from './serviceWorker'
import { notificationPermission } from './turnNotifier.svelte'

const pushSupported = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

/** Let this browser be called, in this language; whether harbour, browser and push service are able to. */
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
    // Meanwhile it may have been switched off, when there was nothing yet to be ended.
    if (settings.choices.notes) await api.subscribePush({ ...subscriptionKeys(address), language })
    if (settings.choices.notes) return true
    await unsubscribe(address)
    return false
  } catch {
    return false // one is still called as long as a page is open
  }
}

/** Who wants to be called says so anew whenever a page opens: a browser that does not come again is forgotten. */
export async function renewPush(): Promise<void> {
  if (settings.choices.notes && notificationPermission() === 'granted') await enablePush(settings.language)
}

/** Let this browser be called no more. */
export async function disablePush(): Promise<void> {
  if (!pushSupported()) return
  try {
    const bell = await navigator.serviceWorker.getRegistration()
    const known = await bell?.pushManager.getSubscription()
    if (known) await unsubscribe(known)
  } catch {
    // the push service will tell the harbour that nobody is there any more
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

/** Whether the address serves this harbour; one whose book was begun anew has another key. */
export function usesServerKey(address: { options: { applicationServerKey: ArrayBuffer | null } }, key: string): boolean {
  const known = new Uint8Array(address.options.applicationServerKey ?? new ArrayBuffer(0))
  const written = btoa(String.fromCharCode(...known))
  return written.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
