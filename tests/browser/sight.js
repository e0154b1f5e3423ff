/* Find what of a page cannot be seen, and return a line for each fault.

   `whole`: selectors of elements that must be entirely in sight and uncovered. `overlapping`: selectors of elements that
   must be in sight but may overlap, as cards of a fan do. `heights`: pairs of a selector and the minimum height in sight.
   `shortened`: what may end in an ellipsis if a title has the full text. `wide`: what may scroll sideways. */
async ({ whole, overlapping, heights, shortened, wide }) => {
  const SLACK = 1.5 // pixels, for rounding and for glyphs that lean out of their box
  const UNSEEN = '.aside-voice, .sprite, svg, option, title, [inert]'
  const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role="button"]'

  for (let frame = 0; frame < 3; frame++) await new Promise((go) => requestAnimationFrame(go))

  // Elements that let pointers through cover others nevertheless.
  const solid = new CSSStyleSheet()
  solid.replaceSync(':is(div, section, ul, ol, li, p, span) { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(solid)

  const faults = []
  const styles = new Map()
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const over = document.querySelector('.over')
  const root = dialog ?? document.body

  const place = (element) => {
    const steps = []
    for (let up = element; up && up !== document.body && steps.length < 3; up = up.parentElement)
      steps.unshift(up.localName + (up.id && `#${up.id}`) + [...up.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join(''))
    const said = (element.innerText || element.getAttribute?.('aria-label') || '').trim().replace(/\s+/g, ' ')
    return `${steps.join(' > ')} “${said.slice(0, 40)}”`
  }
  const tell = (fault, element, more = '') => {
    const line = `${fault}: ${place(element)}${more && ` ${more}`}`
    if (!faults.includes(line)) faults.push(line)
  }
  const log = document.querySelector('[role="log"]')
  const logBox = log?.getBoundingClientRect()
  /** A line of the log that is scrolled away: hundreds of them are like those in sight. */
  const isPast = (element) => {
    if (!log?.contains(element) || element === log) return false
    const { top, bottom } = element.getBoundingClientRect()
    return bottom < logBox.top || top > logBox.bottom
  }
  const visible = (element) =>
    !isPast(element) &&
    !element.closest(UNSEEN) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  const isScrolled = (flow) => flow === 'auto' || flow === 'scroll'
  const isClipped = (flow) => flow === 'hidden' || flow === 'clip'

  /** The ancestors whose overflow applies to this element. */
  function* frames(element) {
    let { position } = styleOf(element)
    for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = styleOf(up)
      const holdsFixed = style.transform !== 'none' || style.translate !== 'none' || style.contain !== 'none'
      const holds = position === 'fixed' ? holdsFixed : position === 'absolute' ? holdsFixed || style.position !== 'static' : true
      if (!holds) continue
      if (up !== document.body) yield [up, style]
      position = style.position
    }
  }
  function boxOf(element) {
    const { left, top } = element.getBoundingClientRect()
    const [x, y] = [left + element.clientLeft, top + element.clientTop]
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }
  const isFixed = (element) => {
    for (let up = element; up; up = up.parentElement) if (styleOf(up).position === 'fixed') return true
    return false
  }

  /** The ancestor that clips this rectangle; scroll containers do not. */
  function cutter(element, rect, isText = false) {
    let { left, right, top, bottom } = rect
    const own = styleOf(element)
    const ancestors = [...frames(element)]
    // the own box clips text, too
    if (isText && (isClipped(own.overflowX) || isClipped(own.overflowY))) ancestors.unshift([element, own])
    for (const [up, style] of ancestors) {
      const box = boxOf(up)
      if (isClipped(style.overflowX) && (left < box.left - SLACK || right > box.right + SLACK)) return up
      if (isClipped(style.overflowY) && (top < box.top - SLACK || bottom > box.bottom + SLACK)) return up
      if (isScrolled(style.overflowX)) [left, right] = [box.left, box.right]
      if (isScrolled(style.overflowY)) [top, bottom] = [box.top, box.bottom]
    }
    if (left < -SLACK || right > innerWidth + SLACK) return document.body
    const scrolls = !isFixed(element) && document.documentElement.scrollHeight > innerHeight
    if (!scrolls && (top < -SLACK || bottom > innerHeight + SLACK)) return document.body
    return null
  }

  /** The part of this element that is visible without scrolling. */
  function inSight(element) {
    let { left, right, top, bottom } = element.getBoundingClientRect()
    const within = (box) => {
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    for (const [up, style] of frames(element))
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') within(boxOf(up))
    within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  }

  const isPainted = (element) => {
    if (element.closest('svg') || ['img', 'canvas', 'input', 'select', 'textarea'].includes(element.localName)) return true
    const { backgroundColor, backgroundImage } = styleOf(element)
    const clear = backgroundColor === 'transparent' || /, 0\)$/.test(backgroundColor)
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    return !clear || backgroundImage !== 'none' || isText
  }

  /** How many points of a grid are uncovered, and an element that covers one. */
  function hits(element, rect, grid) {
    let [free, lying] = [0, null]
    for (let i = 0; i < grid; i++)
      for (let k = 0; k < grid; k++) {
        const [x, y] = [i, k].map((n) => (grid === 1 ? 0.5 : 0.15 + (0.7 * n) / (grid - 1)))
        const stack = document.elementsFromPoint(rect.left + x * rect.width, rect.top + y * rect.height)
        const belongs = (hit) => element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)
        const hit = stack.find((one) => belongs(one) || isPainted(one))
        if (hit && belongs(hit)) free++
        else lying = hit ?? null
      }
    return { free, lying }
  }

  /* Text: cut off, letters below each other, broken within a word, or wider than its control. */

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim()
    const element = node.parentElement
    if (!text || element.localName === 'style' || element.localName === 'script' || !visible(element)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
    if (!rects.length) continue
    const style = styleOf(element)
    const size = parseFloat(style.fontSize)
    const upright = style.writingMode !== 'horizontal-tb'

    for (const rect of rects) {
      // the letters themselves, since line boxes overlap where lines are close
      const [middle, half] = [(rect.top + rect.bottom) / 2, upright ? rect.height / 2 : 0.36 * size]
      const line = { left: rect.left, right: rect.right, top: middle - half, bottom: middle + half, width: rect.width, height: 2 * half }
      const by = cutter(element, line, true)
      const holder = element.closest('button, a[href], summary')
      const room = holder?.getBoundingClientRect()
      if (room && (line.left < room.left - SLACK || line.right > room.right + SLACK)) {
        tell('spills over', holder)
        break
      }
      if (by) {
        const named = element.closest(shortened)
        if (named?.closest('[title]')?.title.includes(text)) continue
        tell('cut off', element, `by ${place(by).split(' “')[0]}`)
        break
      }
    }
    if (!upright) {
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size
      if (lines > 2 && text.length / lines < 3) tell('runs down', element)
      for (const { 0: word, index } of style.hyphens === 'auto' || element.localName === 'code' ? [] : node.data.matchAll(/[\p{L}\d]{3,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) tell('breaks within a word', element, `(${word})`)
      }
    }
  }

  const elements = [...root.querySelectorAll(':not(svg, svg *)')]
  for (const element of elements)
    if (styleOf(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1 && visible(element))
      tell('cut off', element, 'by its last line')

  /* Controls: cut off, or covered by something that does not scroll away. */

  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!visible(element)) continue
    const rect = element.getBoundingClientRect()
    if (rect.width < 2 || rect.height < 2) continue
    const by = cutter(element, rect)
    if (by) tell('cut off', element, `by ${place(by).split(' “')[0]}`)
    if (over && !over.contains(element) && !dialog) continue
    const seen = inSight(element)
    if (seen.width < rect.width - SLACK || seen.height < rect.height - SLACK) continue
    const { free, lying } = hits(element, rect, 1)
    if (free || !lying || element.closest('.hand, .open, .board')) continue
    let sticks = false
    for (let up = lying; up; up = up.parentElement) sticks ||= ['sticky', 'fixed'].includes(styleOf(up).position)
    if (!sticks) tell('covered', element, `by ${place(lying)}`)
  }
  for (const element of root.querySelectorAll('select')) {
    if (!visible(element)) continue
    const style = styleOf(element)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = style.font
    const needed = pen.measureText(element.selectedOptions[0]?.text ?? '').width
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (needed > room + SLACK) tell('cut off', element, `by itself (${Math.round(needed)} > ${Math.round(room)})`)
  }

  /* Elements needed to act. */

  for (const selector of [...whole, ...overlapping]) {
    const found = [...document.querySelectorAll(selector)].filter(visible)
    if (!found.length) faults.push(`not there: ${selector}`)
    for (const element of found) {
      const rect = element.getBoundingClientRect()
      const seen = inSight(element)
      const isWhole = whole.includes(selector)
      if (seen.width < rect.width - SLACK || seen.height < rect.height - SLACK) {
        tell('out of sight', element, `(${Math.round(seen.width)} of ${Math.round(rect.width)} by ${Math.round(seen.height)} of ${Math.round(rect.height)})`)
        continue
      }
      const { free, lying } = hits(element, rect, isWhole ? 3 : 7)
      if (free < (isWhole ? 9 : 3)) tell('covered', element, lying ? `by ${place(lying)}` : '')
    }
  }
  for (const [selector, height] of heights) {
    const element = document.querySelector(selector)
    if (!element) faults.push(`not there: ${selector}`)
    else if (inSight(element).height < height) tell(`less than ${height} in sight`, element, `(${Math.round(inSight(element).height)})`)
  }

  /* Sideways scrolling. */

  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) faults.push(`the page is ${wider} too wide`)
  for (const element of elements) {
    if (element.scrollWidth <= element.clientWidth + 1 || !isScrolled(styleOf(element).overflowX)) continue
    if (visible(element) && !element.matches(wide)) tell('scrolls sideways', element, `(${element.scrollWidth} in ${element.clientWidth})`)
  }
  document.adoptedStyleSheets.pop()
  return faults
}
