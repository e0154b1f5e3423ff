/**
 * SVG sprites, inserted into the page once so that CSS colours reach them.
 * Active content is removed; inline styles are set through the DOM, as the content security policy demands.
 */

const STYLE_ATTRIBUTE = 'data-style'
/** elements that can run or set code */
const UNSAFE_ELEMENTS = ['script', 'foreignObject', 'a', 'animate', 'set', 'iframe', 'style']
const loaded = new Map<string, Promise<void>>()

/** Load and insert the symbols of a file, once. */
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
  // Parsing an inline style violates the policy, so it is renamed first.
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

/** Apply the stylesheet of a game; null: the default look. */
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
