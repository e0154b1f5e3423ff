/**
 * A part of the client that is fetched when it is needed; where the line is bad, it is asked for again. A server that
 * was renewed has other parts than this page knows, and some browsers never ask again for a part that failed once, as long
 * as the page stays: then the page is fetched anew.
 */
import { retryDelay, sleep } from '../api/http'

const RELOADED_KEY = 'spielhafen.renewed'
/** sheets of styles that did not come, each with the part that wanted it: a part asks for its own but once */
const failedStyles = new Map<string, string>()
/** those that are asked for again just now */
const pendingStyles = new Map<string, Promise<void>>()
/** so often in vain is a part asked for that nobody can ask for again, in rounds further and further apart */
const MAX_ROUNDS = 20
const ROUND_DELAY = 5000

export async function loadLazily<T>(load: () => Promise<T>): Promise<T> {
  let failures = 0
  for (let attempt = 0; ; attempt++) {
    try {
      await awaitStyles(String(load))
      return await load()
    } catch (error) {
      const [, sheet] = /preload CSS for (\S+)/.exec(String(error)) ?? []
      if (sheet) failedStyles.set(sheet, String(load))
      else failures++
      if ((await isOutdated(failures > 1)) && markReloaded()) return reloadPage()
      if (attempt === 6) throw error
      await sleep(retryDelay(attempt))
    }
  }
}

/** What stands on a page without being opened by anybody cannot be opened once more, either: it is asked for until it comes. */
export async function loadPersistently<T>(load: () => Promise<T>): Promise<T> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    try {
      return await loadLazily(load)
    } catch {
      await sleep(round * ROUND_DELAY)
    }
  }
  return new Promise(() => undefined)
}

/** Ask again for the styles of a part; what others lack may be shared with it, but it does not wait for that. */
async function awaitStyles(part: string): Promise<void> {
  const own: Promise<void>[] = []
  for (const [sheet, owner] of failedStyles) {
    const come = pendingStyles.get(sheet) ?? loadStylesheet(sheet)
    pendingStyles.set(sheet, come)
    if (owner === part) own.push(come)
    else come.catch(() => undefined)
  }
  await Promise.all(own)
}

async function loadStylesheet(href: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  const come = new Promise<unknown>((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`)) // as the builder says it
  })
  document.head.append(sheet)
  try {
    await come
    failedStyles.delete(href)
  } catch (error) {
    sheet.remove()
    throw error
  } finally {
    pendingStyles.delete(href)
  }
}

/** The script that this page was begun with. */
const entryScript = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/**
 * Whether this page will get no further: the server hands out another one by now, or answers while a part goes on failing
 * (`stuck`). One that was fetched anew already stays.
 */
async function isOutdated(stuck: boolean): Promise<boolean> {
  const script = entryScript()
  try {
    if (!script || sessionStorage.getItem(RELOADED_KEY) === script) return false
    const answer = await fetch(document.baseURI.split('#')[0]!, { cache: 'no-store' })
    return answer.ok && (stuck || !(await answer.text()).includes(script))
  } catch {
    return false
  }
}

/** Note that this page is fetched anew; where nothing can be noted it stays, for it would be fetched for ever. */
function markReloaded(): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, entryScript())
    return true
  } catch {
    return false
  }
}

function reloadPage(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
