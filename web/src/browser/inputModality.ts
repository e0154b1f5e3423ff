/** Last input modality: the page moves focus only for keyboard users. */
let keys = false

globalThis.addEventListener?.('keydown', () => (keys = true), { capture: true })
globalThis.addEventListener?.('pointerdown', () => (keys = false), { capture: true })

export const usesKeyboard = (): boolean => keys
