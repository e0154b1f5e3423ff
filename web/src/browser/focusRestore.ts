/** Where the focus goes when what had it disappears: to what stands in its place, or else to the heading. */

const FOCUSABLE = 'button, a[href], summary, input, select, textarea'

/** For a page whose other parts cannot be reached while it is open. */
export function restoreFocusWithin(page: HTMLElement): () => void {
  /** what had the focus last, in which parts of the page it lay, from inside, and at which place in each */
  let around: { part: Element; place: number }[] = []

  function remember({ target }: FocusEvent): void {
    around = []
    for (let part = (target as Element).parentElement; part && part !== page; part = part.parentElement)
      around.push({ part, place: [...part.querySelectorAll(FOCUSABLE)].indexOf(target as Element) })
  }

  /** Whoever touches the bare page stands nowhere, and wants nothing else. */
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
    // What cannot be pressed yet is waited for.
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
