/** What a page and `bell.js`, which the browser keeps, have to do with each other. */

/** What the bell asks of a page: what it shows, or to show a table to which somebody was called; or that it has called him. */
interface WorkerMessage {
  ask?: 'shown'
  go?: string
  rang?: string
}

/** the tables to which the bell has called since this page was looked at last: nobody is called twice */
export const notifiedTables = new Set<string>()

/** Answer from now on. */
export function answerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // an address without https
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.ask === 'shown') ports[0]?.postMessage(location.hash)
    else if (data.go?.startsWith('#/table/')) location.hash = data.go
    else if (data.rang && document.hidden) notifiedTables.add(data.rang)
  })
  navigator.serviceWorker.startMessages()
  document.addEventListener('visibilitychange', () => document.hidden || notifiedTables.clear())
}

/** The bell, kept by this browser from now on; null where it keeps none. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register('bell.js')
    return await navigator.serviceWorker.ready
  } catch {
    return null
  }
}
