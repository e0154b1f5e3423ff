/** Keys that work anywhere at the table, except while something is being typed. */

export type Deed =
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

const DEEDS: Record<string, Deed> = {
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

const ELSEWHERE =
  'input, select, textarea, [role="tab"], [role="slider"], [role="log"], .hand, .tray, .text'

/** A page that lies over the table takes all keys, wherever the focus is. */
const covered = (): boolean => !!document.querySelector('dialog[open]')

/** Whether an arrow key is free to steer a ship: nothing that has the focus has a use of its own for it. */
export function steers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || covered()) return false
  return !(event.target instanceof Element && event.target.closest(ELSEWHERE))
}

/** Ctrl+Z, or what stands for it on a Mac; a field in which something is typed has it for itself. */
function takesBack(event: KeyboardEvent): boolean {
  const mine = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
  const target = event.target instanceof Element ? event.target : null
  return mine && !event.defaultPrevented && !covered() && !target?.closest('input, select, textarea')
}

/** What this key asks for, or nothing. Enter commits only where no button would answer to it. */
export function deed(event: KeyboardEvent): Deed | null {
  if (takesBack(event)) return 'take-back'
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || covered()) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input:not([type="radio"], [type="range"]), select, textarea')) return null
  if (event.key === 'Enter') return target?.closest('button, a, summary, [role="button"]') ? null : 'commit'
  return DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
