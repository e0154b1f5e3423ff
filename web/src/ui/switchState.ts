/**
 * Call the handler of a switch, then set the box to the actual state.
 * Svelte leaves the box alone if the state did not change, so a refused change would stay visible.
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
