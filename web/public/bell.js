/* Calls whoever looks elsewhere, also while no page of the harbour is open. It keeps no files and answers no requests. */
'use strict'

/** how long a page may take to say what it shows: one that sleeps is not looked at */
const PATIENCE = 500

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(ring(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

const placeOf = (table) => `#/table/${table}`
/** Whether a page that shows this shows the table, as a whole or a moment of it; another word may begin alike. */
const isAt = (shows, table) => shows.split(/[?/]/, 3).join('/') === placeOf(table)

/** The pages of this harbour that lie open, and what each of them shows. */
async function pages() {
  const found = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return Promise.all(found.map(async (page) => ({ page, shows: await shown(page) })))
}

/** What a page shows; its address is no help, for that is the one it was opened with. */
function shown(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data || '#/')
    setTimeout(resolve, PATIENCE, '')
    page.postMessage({ ask: 'shown' }, [port2])
  })
}

/**
 * Show what the harbour says, unless somebody is looking at the table anyway. One note for each table, the newest; pages lay
 * theirs in the same place, so the second of the two makes no sound. Pages are told, and call nobody who was called.
 */
async function ring(data) {
  const { title, body, table } = data.json()
  const open = await pages()
  const seen = ({ page, shows }) => page.visibilityState === 'visible' && isAt(shows, table)
  if (open.some(seen)) return
  for (const { page } of open) page.postMessage({ rang: table })
  await self.registration.showNotification(title, { body, tag: table, data: table, icon: 'favicon.svg' })
}

/** To the table: where it lies open already, else on a page that shows no other one, else on a new page. */
async function goTo(table) {
  const open = await pages()
  const idle = ({ shows }) => shows !== '' && !shows.startsWith(placeOf(''))
  const there = open.find(({ shows }) => isAt(shows, table)) ?? open.find(idle)
  if (!there) return void (await self.clients.openWindow(`./${placeOf(table)}`))
  if (!isAt(there.shows, table)) there.page.postMessage({ go: placeOf(table) })
  await there.page.focus()
}
