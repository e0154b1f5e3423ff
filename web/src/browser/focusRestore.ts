/** Restore focus when the focused element disappears: to its successor, else to the heading. */

const FOCUSABLE = 'button, a[href], summary, input, select, textarea'

/** Keep the focus within a page that covers the others; returns the clean-up. */
export function restoreFocusWithin(page: HTMLElement): () => void {
  /**
   * last focused element: its ancestors, innermost first,
   * and its index among their focusable elements
   */
  let around: { part: Element; place: number }[] = []

  function remember({ target }: FocusEvent): void {
    around = []
    for (let part = (target as Element).parentElement; part && part !== page; part = part.parentElement)
      around.push({ part, place: [...part.querySelectorAll(FOCUSABLE)].indexOf(target as Element) })
  }

  /** Clicking the bare page clears the memory. */
  function forget({ target }: PointerEvent): void {
    if (!(target as Element).closest(FOCUSABLE)) around = []
  }

  function recover(): void {
    const { activeElement } = document
    const lost = !activeElement || activeElement === document.body || !activeElement.isConnected
    if (!lost || around.length === 0) return
    const still = around.find(({ part }) => part.isConnected && part.querySelector(FOCUSABLE))
    const found = still ? [...still.part.querySelectorAll<HTMLElement>(FOCUSABLE)] : []
    const place = found[Math.min(still?.place ?? 0, found.length - 1)]
    // Wait for an element that is still disabled.
    if (!place?.matches(':disabled')) (place ?? heading()).focus()
  }

  function heading(): HTMLElement {
    const found = page.querySelector('h2')!
    found.tabIndex = -1
    return found
  }

  const watch = new MutationObserver(recover)
  watch.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  page.addEventListener('pointerdown', forget)
  page.addEventListener('focusin', remember)
  return () => {
    watch.disconnect()
    page.removeEventListener('pointerdown', forget)
    page.removeEventListener('focusin', remember)
  }
}
