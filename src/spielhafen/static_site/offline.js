/*
 * Service worker that keeps all files of this version of the site: the second visit needs no network.
 * The lines above name the version and the hash of each file. A new version is kept beside the old one; it serves when
 * the page asks for it, or when no page of the old one is open. Of the languages it keeps those that the browser prefers,
 * and those that a page has read.
 */
'use strict'

const PREFIX = `spielhafen ${new URL(self.registration.scope).pathname} `
const NAME = PREFIX + VERSION
const address = (path) => new URL(path, self.registration.scope).href
const kept = (path) => `${address(path)}?${FILES[path]}`

/** The language of a file with texts; undefined: it is for all. */
const languageOf = (path) => /^api\/(?:.+\/)?(?:texts|rulebook)\/(\w+)\.\w+$/.exec(path)?.[1]
const filesOf = (language) => Object.keys(FILES).filter((path) => languageOf(path) === language)

/** Languages to keep from the beginning: those of the browser that are offered, or English; those kept before. */
async function firstLanguages(older) {
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  const offered = preferred.filter((language) => filesOf(language).length > 0)
  const pages = ((await older?.keys()) ?? []).map(({ url }) => url.slice(self.registration.scope.length).split('?')[0])
  return new Set([undefined, ...(offered.length ? offered : ['en']), ...pages.map(languageOf)])
}

/** Keep a file; one that the older version has, too, is not fetched again. */
async function keep(cache, older, path) {
  const found = older && (await older.match(kept(path)))
  const answer = found ?? (await fetch(address(path), { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(kept(path), answer)
}

/** Names of the caches of older versions; compiled Python has one of its own, that outlives them. */
const olderNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME && name !== `${PREFIX}bytecode`)

async function install() {
  const [last] = (await olderNames()).slice(-1)
  const older = last === undefined ? undefined : await caches.open(last)
  const cache = await caches.open(NAME)
  const languages = await firstLanguages(older)
  for (const path of Object.keys(FILES)) if (languages.has(languageOf(path))) await keep(cache, older, path)
}

/** Keep what a page has chosen to read. */
async function keepLanguage(language) {
  const cache = await caches.open(NAME)
  for (const path of filesOf(language)) if (!(await cache.match(kept(path)))) await keep(cache, undefined, path)
}

async function activate() {
  await Promise.all((await olderNames()).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function answer(event, path) {
  const cache = await caches.open(NAME)
  const found = await cache.match(kept(path))
  const language = languageOf(path)
  if (!found && language) event.waitUntil(keepLanguage(language).catch(() => undefined)) // the next visit tries again
  return found ?? fetch(event.request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data === 'renew') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const url = event.request.url.split(/[?#]/, 1)[0]
  if (event.request.method !== 'GET' || !url.startsWith(self.registration.scope)) return
  const path = url.slice(self.registration.scope.length) || 'index.html'
  if (path in FILES) event.respondWith(answer(event, path))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()))
})
