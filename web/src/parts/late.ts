/**
 * A part of the client that is fetched when it is needed; where the line is bad, it is asked for again. A server that
 * was renewed has other parts than this page knows: then the page is fetched anew.
 */
import { pause, wait } from '../wire/http'

const RENEWED = 'spielhafen.renewed'
/** so often in vain is a part asked for that nobody can ask for again, in rounds further and further apart */
const ROUNDS = 20
const FURTHER = 5000

export async function late<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      undress(error)
      if (await outdated()) return renew()
      if (attempt === 6) throw error
      await wait(pause(attempt))
    }
  }
}

/** What stands on a page without being opened by anybody cannot be opened once more, either: it is asked for until it comes. */
export async function surely<T>(load: () => Promise<T>): Promise<T> {
  for (let round = 1; round <= ROUNDS; round++) {
    try {
      return await late(load)
    } catch {
      await wait(round * FURTHER)
    }
  }
  return new Promise(() => undefined)
}

/** A sheet of styles that did not come leaves its link behind, and while that stands it is not asked for again. */
function undress(error: unknown): void {
  const [, sheet] = /preload CSS for (\S+)/.exec(String(error)) ?? []
  if (!sheet) return
  const { href } = new URL(sheet, document.baseURI)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === href) link.remove()
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
