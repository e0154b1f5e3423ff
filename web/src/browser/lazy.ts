/**
 * Lazy-loaded modules, retried on bad connections.
 * After a deployment the server has other chunks than this page knows, and some browsers never retry a failed
 * import: then the page is reloaded.
 */
import { retryDelay, sleep } from '../api/http'

const RELOADED_KEY = 'spielhafen.renewed'
/** stylesheets that failed, each with the import that wanted it */
const failedStyles = new Map<string, string>()
/** stylesheets being retried */
const pendingStyles = new Map<string, Promise<void>>()
/** limits for imports that no user action can retry; delays grow by round */
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

/** Load a module that no user action can request again: retry until it comes. */
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

/** Retry the failed stylesheets; wait for those of this import only. */
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
    sheet.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`)) // same message as Vite's
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

/** URL of the entry script of this page. */
const entryScript = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/**
 * Whether to reload: a new version is deployed, or loading keeps failing (`stuck`).
 * A page that was reloaded already is not reloaded again.
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

/** Whether the server has another build of this page. */
export async function isOlderBuild(): Promise<boolean> {
  const script = entryScript()
  const answer = await fetch(document.baseURI.split('#')[0]!, { cache: 'no-store' }).catch(() => null)
  return !!script && !!answer?.ok && !(await answer.text()).includes(script)
}

/** Remember the reload; without storage do not reload, to avoid an endless loop. */
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
