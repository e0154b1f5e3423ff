/** Games that the service worker of a server has kept for reading offline. */

/** end of the name of their cache (`keep.js`) */
const TABLES = ' server tables'

export async function eraseKeptGames(): Promise<void> {
  const scope = `spielhafen ${new URL('.', document.baseURI).pathname}${TABLES}`
  await caches.delete(scope)
}
