/** Keys that work anywhere at the table, except while something is being typed. */

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
  | 'advice'
  | 'earlier'
  | 'later'
  | 'due'
  | 'nearer'
  | 'farther'
  | 'whole'
  | 'turn'
  | 'turn-back'

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
  ',': 'earlier',
  '.': 'later',
  n: 'due',
  '+': 'nearer',
  '-': 'farther',
  0: 'whole',
  e: 'turn',
  q: 'turn-back',
}

const USES_ARROW_KEYS =
  'input, select, textarea, [role="tab"], [role="slider"], [role="log"], .hand, .tray, .text'

/** A page that lies over the table takes all keys, wherever the focus is. */
const dialogIsOpen = (): boolean => !!document.querySelector('dialog[open]')

/** Whether an arrow key is free to steer a ship: nothing that has the focus has a use of its own for it. */
export function arrowKeyIsFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialogIsOpen()) return false
  return !(event.target instanceof Element && event.target.closest(USES_ARROW_KEYS))
}

/** Ctrl+Z, or what stands for it on a Mac; a field in which something is typed has it for itself. */
function isUndo(event: KeyboardEvent): boolean {
  const mine = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
  const target = event.target instanceof Element ? event.target : null
  return mine && !event.defaultPrevented && !dialogIsOpen() && !target?.closest('input, select, textarea')
}

/** What this key asks for, or nothing. Enter commits only where no button would answer to it. */
export function shortcutFor(event: KeyboardEvent): ShortcutAction | null {
  if (isUndo(event)) return 'take-back'
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialogIsOpen()) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input:not([type="radio"], [type="range"]), select, textarea')) return null
  if (event.key === 'Enter') return target?.closest('button, a, summary, [role="button"]') ? null : 'commit'
  return ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
