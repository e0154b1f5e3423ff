/** Messages between a page and the service worker (`bell.js`). */
import { transport } from '../../api/transport'

/** Worker message: ask for the shown page, navigate to a table, or report a notification. */
interface WorkerMessage {
  ask?: 'shown'
  go?: string
  rang?: string
}

/** tables notified by the worker since this page was last visible */
export const notifiedTables = new Set<string>()

/** Start answering the worker. */
export function answerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // not available without https
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.ask === 'shown') ports[0]?.postMessage(location.hash)
    else if (data.go?.startsWith('#/table/')) location.hash = data.go
    else if (data.rang && document.hidden) notifiedTables.add(data.rang)
  })
  navigator.serviceWorker.startMessages()
  document.addEventListener('visibilitychange', () => document.hidden || notifiedTables.clear())
}

/** Register the service worker; null if unsupported. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register(transport().serviceWorker)
    return await navigator.serviceWorker.ready
  } catch {
    return null
  }
}
