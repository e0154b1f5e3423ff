/**
 * A part of the client that is fetched when it is needed; where the line is bad, it is asked for again. A server that
 * was renewed has other parts than this page knows: then the page is fetched anew.
 */
import { pause, wait } from '../wire/http'

const RENEWED = 'spielhafen.renewed'
/** sheets of styles that did not come: a part asks for its own but once */
const bare = new Set<string>()

export async function late<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      await Promise.all([...bare].map(dress))
      return await load()
    } catch (error) {
      const [, sheet] = /preload CSS for (\S+)/.exec(String(error)) ?? []
      if (sheet) bare.add(sheet)
      if (await outdated()) return renew()
      if (attempt === 6) throw error
      await wait(pause(attempt))
    }
  }
}

/** What stands on a page without being opened by anybody cannot be opened once more, either: it is asked for until it comes. */
export async function surely<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await late(load)
    } catch {
      continue // `late` has waited
    }
  }
}

/** Ask again for a sheet of styles. */
async function dress(href: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  const come = new Promise<unknown>((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => reject(new Error(`no styles from ${href}`))
  })
  document.head.append(sheet)
  try {
    await come
    bare.delete(href)
  } catch (error) {
    sheet.remove()
    throw error
  }
}

/** The script that this page was begun with. */
const beginning = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** Whether the server hands out another page by now. One that was fetched anew for the same reason stays. */
async function outdated(): Promise<boolean> {
  const script = beginning()
  if (!script || sessionStorage.getItem(RENEWED) === script) return false
  try {
    const answer = await fetch(document.baseURI.split('#')[0]!, { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(script)
  } catch {
    return false
  }
}

function renew(): Promise<never> {
  sessionStorage.setItem(RENEWED, beginning())
  location.reload()
  return new Promise(() => undefined)
}
