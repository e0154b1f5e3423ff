/** Where something is wider than its box, the keyboard must be able to get there. */
export function focusableIfScrollable(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
}
