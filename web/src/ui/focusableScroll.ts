/** Make an overflowing element focusable, so that it can be scrolled by keyboard. */
export function focusableIfScrollable(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
}
