/** Newer builds: the service worker finds them, and a page offers them. */
import { transport } from '../api/transport'
import type { Route } from '../browser/router.svelte'
import { isOlderBuild } from '../browser/lazy'
import { registerServiceWorker } from '../social/notifications/serviceWorker'

/** ms between two looks for a newer build while the page stays open */
const INTERVAL = 3_600_000
/** pages on which nothing can be half done, so that nothing is lost when they are loaded anew */
const IDLE_PAGES: readonly Route['page'][] = ['home', 'rules', 'settings', 'my-games', 'puzzles', 'not-found']

export const builds: {
  /** whether a newer build is here */
  hasNewer: boolean
} = $state({ hasNewer: false })

/** worker of the newer build, if it waits until it is wanted */
let waiting: ServiceWorker | null = null

/** Whether a newer build may be offered on a page. */
export const canOffer = ({ page }: Route): boolean => IDLE_PAGES.includes(page)

/** Keep what can be read offline, and look for newer builds from now on. */
export async function followBuilds(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const wasControlled = !!container?.controller
  const registration = await registerServiceWorker()
  if (!registration || !container) return
  if (!wasControlled && transport().isOnNetwork) reportLoaded(registration)
  // Another page has taken the newer build, or the worker of a server serves it already.
  if (wasControlled) container.addEventListener('controllerchange', () => void offerIfOlder())
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => registration.active && offer(worker))
  })
  setInterval(() => void registration.update().catch(() => undefined), INTERVAL)
}

/** Report to the worker what is loaded without it, also what arrives later. */
function reportLoaded(registration: ServiceWorkerRegistration): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const loaded = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name)
    if (loaded.length > 0) registration.active?.postMessage({ loaded })
  }).observe({ type: 'resource', buffered: true })
}

/** Offer a build whose worker waits; that of a server never does, since older files are gone. */
function offer(worker: ServiceWorker | null): void {
  if (worker?.state !== 'installed' || transport().isOnNetwork) return
  waiting = worker
  builds.hasNewer = true
}

async function offerIfOlder(): Promise<void> {
  if (!(await isOlderBuild())) return
  waiting = null
  builds.hasNewer = true
}

/** Load the newer build. */
export function takeNewerBuild(): void {
  if (waiting?.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting.postMessage('renew')
}
