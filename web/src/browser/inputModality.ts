/** Last input modality: the page moves focus only for keyboard users. */
let keys = false

/** Styles know it, too: a focus that the page has placed is shown to keyboard users only. */
function follow(usesKeys: boolean): void {
  keys = usesKeys
  document.documentElement.dataset.input = usesKeys ? 'keys' : 'pointer'
}

globalThis.addEventListener?.('keydown', () => follow(true), { capture: true })
globalThis.addEventListener?.('pointerdown', () => follow(false), { capture: true })

export const usesKeyboard = (): boolean => keys

let placing = false

/** Focus something in the name of the page, which is no pointing at it. */
export function placeFocus(place: HTMLElement | SVGElement | null | undefined): void {
  placing = true
  place?.focus({ preventScroll: true })
  placing = false
}

/** The user moved the focus by a key. */
export const focusedByKey = (): boolean => keys && !placing
