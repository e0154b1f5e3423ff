/** Whether somebody last used the keys or a pointer: only who walks by keys is put somewhere by the page. */
let keys = false

globalThis.addEventListener?.('keydown', () => (keys = true), { capture: true })
globalThis.addEventListener?.('pointerdown', () => (keys = false), { capture: true })

export const usesKeyboard = (): boolean => keys
