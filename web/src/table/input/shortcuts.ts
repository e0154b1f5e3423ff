/** Keyboard shortcuts of the table, inactive while typing. */

export type ShortcutAction =
  | 'commit'
  | 'back'
  | 'take-back'
  | 'type'
  | 'board'
  | 'dice'
  | 'acts'
  | 'history'
  | 'rules'
  | 'text'
  | 'log'
  | 'scores'
  | 'help'
  | 'what'
  | 'advice'
  | 'earlier'
  | 'later'
  | 'due'
  | 'ways'
  | 'same'
  | 'fleet'
  | 'nearer'
  | 'farther'
  | 'whole'
  | 'turn'
  | 'turn-back'
  | 'watch'
  | 'recap'

const ACTIONS: Record<string, ShortcutAction> = {
  Escape: 'back',
  '/': 'type',
  a: 'acts',
  b: 'board',
  d: 'dice',
  h: 'history',
  r: 'rules',
  t: 'text',
  l: 'log',
  s: 'scores',
  i: 'advice',
  '?': 'help',
  w: 'what',
  ',': 'earlier',
  '.': 'later',
  n: 'due',
  g: 'ways',
  m: 'same',
  f: 'fleet',
  '+': 'nearer',
  '-': 'farther',
  0: 'whole',
  e: 'turn',
  q: 'turn-back',
  v: 'watch',
  x: 'recap',
}

const USES_ARROW_KEYS =
  'input, select, textarea, [role="tab"], [role="slider"], [role="log"], .hand, .tray, .text'

/** An open dialog takes all keys. */
const dialogIsOpen = (): boolean => !!document.querySelector('dialog[open]')

/** Whether arrow keys may steer: the focused element does not use them. */
export function arrowKeyIsFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialogIsOpen()) return false
  return !(event.target instanceof Element && event.target.closest(USES_ARROW_KEYS))
}

/** Ctrl+Z or Cmd+Z, outside of text fields. */
function isUndo(event: KeyboardEvent): boolean {
  const mine = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
  const target = event.target instanceof Element ? event.target : null
  return mine && !event.defaultPrevented && !dialogIsOpen() && !target?.closest('input, select, textarea')
}

/** The action of a key, or null. Enter commits unless a control would handle it. */
export function shortcutFor(event: KeyboardEvent): ShortcutAction | null {
  if (isUndo(event)) return 'take-back'
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialogIsOpen()) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input:not([type="radio"], [type="range"]), select, textarea')) return null
  if (event.key === 'Enter') return target?.closest('button, a, summary, [role="button"]') ? null : 'commit'
  return ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
