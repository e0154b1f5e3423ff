/*
 * What a browser keeps of a server, to be read without a network: the client; games, texts and rulebooks; tables that are
 * finished, and guided games, as this person has seen them. Of other tables nothing is kept.
 * The network comes first, but for files whose name changes with their content.
 */
'use strict'

const SCOPE = self.registration.scope
const SITE = `spielhafen ${new URL(SCOPE).pathname} `
const CLIENT = `${SITE}server client`
const LIBRARY = `${SITE}server library`
const TABLES = `${SITE}server tables`
/** tables that are kept; the oldest one goes first */
const MOST_TABLES = 20
/** ms between two positions that are kept ahead of being read */
const PAUSE = 100
/** header of answers that come from here instead of from the server */
const KEPT = 'Spielhafen-Kept'
/** header by which a server says that it has not known this browser before */
const NEW_PERSON = 'Spielhafen-New-Person'
/** the list of files of this build, and of the one before */
const LISTS = `${SCOPE}files`

const pathOf = (url) => new URL(url).pathname.slice(new URL(SCOPE).pathname.length)
/** The address of a request, without what follows `#`: that may be a ticket for a seat. */
const addressOf = (request) => request.url.split('#')[0]
const tableOf = (path) => /^api\/tables\/([^/]+)/.exec(path)?.[1]
const isTable = (path) => /^api\/tables\/[^/]+$/.test(path)
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The cache for answers of a path; undefined: they are not kept. */
function shelfOf(path) {
  if (!path.startsWith('api/')) return path.startsWith('assets/') || FILES.includes(path) ? CLIENT : undefined
  if (/^api\/(games|bot-levels|languages|texts)(\/|$)/.test(path)) return LIBRARY
  if (/^api\/(tables|played-games)$/.test(path)) return TABLES
  return /^api\/tables\/[^/]+(\/(plies\/\d+|report|luck|proof|logbook))?$/.test(path) ? TABLES : undefined
}

/* Keeping */

/** What is kept is changed in turn. */
let turn = Promise.resolve()
const inTurn = (change) => (turn = turn.then(change).catch(() => undefined))

/** Keep an answer; one of a table only if nothing at the table is hidden from its reader any more. */
async function keep(shelf, url, answer) {
  const path = pathOf(url)
  if (tableOf(path)) return keepOfTable(url, path, answer)
  await (await caches.open(shelf)).put(url, answer)
}

async function keepOfTable(url, path, answer) {
  const cache = await caches.open(TABLES)
  if (!isTable(path)) return (await keptTables(cache)).includes(tableOf(path)) ? cache.put(url, answer) : undefined
  const view = await answer.clone().json()
  if (view.winners === null && !view.guide) return forgetTable(tableOf(path))
  await cache.put(url, answer)
  const tables = await keptTables(cache)
  for (const table of tables.slice(0, -MOST_TABLES)) await forgetTable(table)
  void keepPlies(cache, url.split('?')[0], view)
}

/** Ids of the tables that are kept, those kept first at the beginning. */
async function keptTables(cache) {
  const paths = (await cache.keys()).map(({ url }) => pathOf(url)).filter(isTable)
  return [...new Set(paths.map(tableOf))]
}

/** Keep all positions of a finished game, so that it can be replayed. */
async function keepPlies(cache, url, { winners, seat, ply }) {
  const query = seat === null ? '' : `?seat=${seat}`
  for (let number = 0; winners && number <= ply; number++) {
    const address = `${url}/plies/${number}${query}`
    if (await cache.match(address)) continue
    const answer = await fetch(address).catch(() => undefined)
    if (!answer?.ok || !(await cache.match(url, { ignoreSearch: true }))) return
    await cache.put(address, answer)
    await sleep(PAUSE)
  }
}

async function forgetTable(table) {
  const cache = await caches.open(TABLES)
  for (const request of await cache.keys()) if (tableOf(pathOf(request.url)) === table) await cache.delete(request)
}

/* Answering */

async function fromServer(event, shelf) {
  const url = addressOf(event.request)
  let answer
  try {
    answer = await fetch(event.request)
    if (answer.headers.get(NEW_PERSON) === '1') await inTurn(() => caches.delete(TABLES))
    const copy = answer.clone()
    if (answer.ok) event.waitUntil(inTurn(() => keep(shelf, url, copy)))
    else if (isTable(pathOf(url)) && answer.status < 500 && answer.status !== 429) await inTurn(() => forgetTable(tableOf(pathOf(url))))
    if (answer.status < 500) return answer
  } catch {
    // there is no network
  }
  return (await keptAnswer(shelf, url)) ?? answer ?? Response.error()
}

async function keptAnswer(shelf, url) {
  const found = await (await caches.open(shelf)).match(url)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  headers.set(KEPT, '1')
  return new Response(found.body, { status: found.status, headers })
}

/** A file whose name changes with its content. */
async function fromShelf(request) {
  const cache = await caches.open(CLIENT)
  const found = await cache.match(request.url)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

/** What is erased at the server is erased here, too. */
async function erase(request) {
  const answer = await fetch(request)
  const table = tableOf(pathOf(request.url))
  if (answer.ok || answer.status === 404) await inTurn(() => (table ? forgetTable(table) : caches.delete(TABLES)))
  return answer
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (!url.startsWith(SCOPE)) return
  const path = pathOf(url)
  if (method === 'DELETE' && /^api\/(tables\/[^/]+|played-games|own-data)$/.test(path)) return event.respondWith(erase(event.request))
  const shelf = method === 'GET' ? shelfOf(path) : undefined
  if (!shelf) return
  event.respondWith(path.startsWith('assets/') ? fromShelf(event.request) : fromServer(event, shelf))
})

/** Keep what a page had loaded before this worker was there. */
async function keepLoaded(urls) {
  for (const url of urls.filter((one) => one.startsWith(SCOPE))) {
    const shelf = shelfOf(pathOf(url))
    if (!shelf || (await (await caches.open(shelf)).match(url))) continue
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) await inTurn(() => keep(shelf, url, answer))
  }
}

self.addEventListener('message', (event) => {
  if (event.data.loaded) event.waitUntil(keepLoaded(event.data.loaded))
})

/* Builds */

/** Keep the files of this build and of the one before, which open pages may still use. */
async function install() {
  const cache = await caches.open(CLIENT)
  const [before = []] = (await (await cache.match(LISTS))?.json()) ?? []
  const known = new Set([...FILES, ...before].map((path) => SCOPE + path))
  for (const { url } of await cache.keys()) if (pathOf(url).startsWith('assets/') && !known.has(url)) await cache.delete(url)
  await Promise.all(FILES.map((path) => keepFile(cache, SCOPE + path)))
  await cache.put(LISTS, new Response(JSON.stringify([FILES, before])))
}

async function keepFile(cache, url) {
  if (pathOf(url).startsWith('assets/') && (await cache.match(url))) return
  const answer = await fetch(url).catch(() => undefined) // what is missing is kept when a page loads it
  if (answer?.ok) await cache.put(url, answer)
}

/** Remove what others have kept at this place, a site without a server. */
async function tidy() {
  const own = [CLIENT, LIBRARY, TABLES]
  const others = (await caches.keys()).filter((name) => name.startsWith(SITE) && !own.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  // Moves need not wait until this worker has started.
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })?.catch?.(() => undefined)
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))
