/** Touching the dark round a page that lies over the table. */

/**
 * Put the page away when somebody touches beside it. The touch has to begin there, too: whoever marks text and leaves the page on
 * the way clicks, for the browser, on what lies round both.
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
