/* Part of the service worker that shows notifications of turns by web push. Caches no files and handles no requests. */
'use strict'

/** how long a page may take to answer, in ms: a sleeping page is not visible */
const PATIENCE = 500

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(ring(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

const placeOf = (table) => `#/table/${table}`
/** Whether a page shows the table or a position of it; another id may have the same prefix. */
const isAt = (shows, table) => shows.split(/[?/]/, 3).join('/') === placeOf(table)

/** Open pages of this site and the hash that each shows. */
async function pages() {
  const found = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return Promise.all(found.map(async (page) => ({ page, shows: await shown(page) })))
}

/** Ask a page what it shows; the URL of a client is the one it was opened with. */
function shown(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data || '#/')
    setTimeout(resolve, PATIENCE, '')
    page.postMessage({ ask: 'shown' }, [port2])
  })
}

/**
 * Show a push message unless the table is visible in some page.
 * One notification per table: pages use the same tag, so the second of the two makes no sound. Open pages are told, so
 * that they do not notify again.
 */
async function ring(data) {
  const { title, body, table } = data.json()
  const open = await pages()
  const seen = ({ page, shows }) => page.visibilityState === 'visible' && isAt(shows, table)
  if (open.some(seen)) return
  for (const { page } of open) page.postMessage({ rang: table })
  await self.registration.showNotification(title, { body, tag: table, data: table, icon: 'favicon.svg' })
}

/** Open the table: in the page that shows it, else in one without a table, else in a new page. */
async function goTo(table) {
  const open = await pages()
  const idle = ({ shows }) => shows !== '' && !shows.startsWith(placeOf(''))
  const there = open.find(({ shows }) => isAt(shows, table)) ?? open.find(idle)
  if (!there) return void (await self.clients.openWindow(`./${placeOf(table)}`))
  if (!isAt(there.shows, table)) there.page.postMessage({ go: placeOf(table) })
  await there.page.focus()
}
