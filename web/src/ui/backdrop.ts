/** Closing a dialog on backdrop click. */

/**
 * Close on backdrop click.
 * The press must start there, too: selecting text and releasing outside also clicks the backdrop.
 */
export function closeOnBackdropClick(dialog: HTMLElement, away: () => void): () => void {
  let begun = false
  const begin = ({ target }: Event): void => void (begun = target === dialog)
  const end = ({ target }: Event): void => void (begun && target === dialog && away())
  dialog.addEventListener('pointerdown', begin)
  dialog.addEventListener('click', end)
  return () => {
    dialog.removeEventListener('pointerdown', begin)
    dialog.removeEventListener('click', end)
  }
}
