/** Clicks on the table while nothing can be chosen: early ones count later. */
import type { TableModel } from '../model/tableModel.svelte'

/** what is clicked there is part of the game */
const PLAYED = '.stage, .hand, .zones'
/** a click is forgotten when the table takes longer than this, in ms */
const PATIENCE = 4000

interface Held {
  x: number
  y: number
  /** what was clicked, if it was a piece, a card or a die */
  thing: string
  target: EventTarget | null
  since: number
}

/** Whether a click is on something of the game, not on a button over the chart. */
function isOnTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest(PLAYED)) return false
  return !!target.closest('[data-thing]') || !target.closest('button, a, summary, input')
}

type Table = Pick<
  TableModel,
  'canAct' | 'caughtUp' | 'isMyTurn' | 'isAsked' | 'pending' | 'inHistory' | 'winners' | 'seat' | 'seatAwaited' | 'refusal' | 'skip'
>

export class TableClicks {
  private held: Held | null = null

  constructor(
    private readonly model: Table,
    private readonly nameOf: (seat: number) => string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Take a click before what is clicked does. */
  receive(event: MouseEvent): void {
    const { target } = event
    const { model } = this
    // Why an earlier click led to nothing does not matter any more.
    if (target instanceof Element && !target.closest('.paragraph, dialog')) model.refusal = null
    if (model.canAct || model.inHistory || !isOnTable(target)) return
    if (model.pending || (!model.caughtUp && model.isMyTurn && model.isAsked)) {
      this.hold(event)
      model.skip()
    } else if (model.caughtUp && !model.winners && model.seat !== null && model.seatAwaited >= 0)
      model.refusal = { text: { key: 'web-not-your-turn', args: { name: this.nameOf(model.seatAwaited) } }, paragraph: '' }
  }

  /** Keep it until the table can be acted on. */
  private hold(event: MouseEvent): void {
    event.stopPropagation()
    event.preventDefault()
    // The second click of a double click belongs to the first.
    if (event.detail > 1) return
    const thing = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing') ?? ''
    this.held = { x: event.clientX, y: event.clientY, thing, target: event.target, since: this.now() }
  }

  /** Click now on the same thing, or on the empty chart if that was clicked. */
  release(root: HTMLElement): void {
    const { held } = this
    this.held = null
    if (!held || this.now() - held.since > PATIENCE) return
    const { x, y, thing } = held
    const element = thing ? root.querySelector(`[data-thing="${CSS.escape(thing)}"]`) : document.elementFromPoint(x, y)
    if (!isOnTable(element) || !root.contains(element)) return
    // What has come to that point meanwhile was not meant.
    if (!thing && element !== held.target) return
    element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }))
  }
}
