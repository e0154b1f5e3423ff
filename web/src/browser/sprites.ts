/**
 * Art is kept as symbols in SVG files, which are put into the page once, so that colours and captains' seats reach
 * them. Nothing that could run is let in, and inline styles are set through the object model, as the page's policy
 * asks.
 */

const STYLE_ATTRIBUTE = 'data-style'
/** what could run, or set what could */
const UNSAFE_ELEMENTS = ['script', 'foreignObject', 'a', 'animate', 'set', 'iframe', 'style']
const loaded = new Map<string, Promise<void>>()

/** Put the symbols of a file into the page, once. */
export function loadSprites(name: string, fetchText: () => Promise<string>): Promise<void> {
  let known = loaded.get(name)
  if (!known) {
    known = fetchText().then((source) => insertSprites(name, source))
    known.catch(() => loaded.delete(name))
    loaded.set(name, known)
  }
  return known
}

function insertSprites(name: string, source: string): void {
  // Even to read an inline style is against the page's policy, so it waits under another name.
  const quiet = source.replace(/\sstyle=(["'])/g, ` ${STYLE_ATTRIBUTE}=$1`)
  const svg = new DOMParser().parseFromString(quiet, 'image/svg+xml').documentElement
  if (svg.nodeName !== 'svg') return
  const art = document.importNode(svg, true)
  for (const element of [art, ...art.querySelectorAll('*')]) sanitize(element)
  art.setAttribute('aria-hidden', 'true')
  art.setAttribute('class', 'sprite')
  art.setAttribute('data-art', name)
  document.body.prepend(art)
}

function sanitize(element: Element): void {
  if (UNSAFE_ELEMENTS.includes(element.localName)) {
    element.remove()
    return
  }
  for (const { name, localName, value } of [...element.attributes]) {
    const leads = localName === 'href' && !value.startsWith('#')
    if (leads || localName.startsWith('on')) element.removeAttribute(name)
    if (name !== STYLE_ATTRIBUTE) continue
    element.removeAttribute(name)
    ;(element as SVGElement).style.cssText = value
  }
}

/** The game's own tokens and styles, as one stylesheet in the head; without one the harbour's own. */
export function applyGameStylesheet(href: string | null): void {
  const known = document.querySelector<HTMLLinkElement>('link[data-look]')
  if (known?.getAttribute('href') === href) return
  known?.remove()
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.dataset.look = ''
  document.head.append(link)
}
