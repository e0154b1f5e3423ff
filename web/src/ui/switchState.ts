/**
 * A switch was touched, and its box shows what was wanted. Once that has settled it shows how things stand: Svelte leaves the box
 * alone where what was wanted came to nothing, for then nothing has changed.
 */
export async function settleSwitch(
  box: { checked: boolean },
  onswitch: (on: boolean) => void | Promise<void>,
  stands: () => boolean,
): Promise<void> {
  try {
    await onswitch(box.checked)
  } finally {
    box.checked = stands()
  }
}
