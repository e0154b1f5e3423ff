/** The glass through which a chart is looked at: nearer, farther, moved by dragging, by two fingers, by keys and buttons. */
import type { Box, XY } from '../../api/scene'
import { turned } from './torus'
import { enlarged, fitted, kept, placed, seen, showing, WHOLE, type Look, type Size } from './zoom'

/** a finger or mouse that moves less than this has only pressed, in pixels */
const STEADY = 7
/** fields smaller than this can be looked at more closely, in pixels */
const LARGE = 56
/** a small field is enlarged to this when one looks closely */
const CLOSE = 40
const STEP = 1.5

export class Glass {
  look = $state.raw<Look>(WHOLE)
  size = $state.raw<Size>([0, 0])
  frame = $state.raw<Box>([0, 0, 1, 1])
  /** fingers and mouse buttons that are down */
  private readonly held = new Map<number, XY>()
  private begun: XY = [0, 0]
  /** the chart that goes round, if it does; and which place of it lies in the corner of the sheet, in fields */
  private round: Box | null = null
  roll = $state.raw<XY>([0, 0])
  /** the sheet is being dragged: what follows is no click */
  dragging = $state(false)

  readonly field = $derived(fitted(this.frame, this.size).scale)
  readonly near = $derived(this.look.zoom > 1.01)
  readonly useful = $derived(this.size[0] > 0 && (this.near || this.field < LARGE))
  private readonly untouched = $derived.by(() => this.calm && !this.near)
  readonly part = $derived(seen(this.look, this.frame, this.size))
  readonly style = $derived(
    this.near ? `translate(${this.look.x}px, ${this.look.y}px) scale(${this.look.zoom})` : 'none',
  )

  /** `calm`: the chart lies on a page that is scrolled over it, so that nothing moves it until it is enlarged */
  constructor(readonly calm = false) {}

  /** The board has this room, for this part of the chart; `round` is the sheet of one whose edges join. */
  fit(frame: Box, size: Size, round: Box | null = null): void {
    const looked = this.near && this.size[0] > 0 && String(this.size) !== String(size)
    const [pixels, middle] = [this.field * this.look.zoom, amid(this.part)]
    this.frame = frame
    if (String(round) !== String(this.round)) this.roll = [0, 0]
    this.round = round
    this.size = size
    if (size[0] === 0) return
    // In a window of another size fields stay as large as they were, and the same place in the middle.
    if (looked) this.magnify(pixels, middle)
    else this.look = kept(this.look, frame, size)
  }

  /** Roll a chart without a border by so many fields. */
  rollBy([across, down]: XY): void {
    if (this.round) this.roll = turned([this.roll[0] + across, this.roll[1] + down], this.round)
  }

  unroll(): void {
    this.roll = [0, 0]
  }

  whole(): void {
    this.look = kept(WHOLE, this.frame, this.size)
  }

  step(into: number, round?: XY): void {
    const middle = round ?? ([this.size[0] / 2, this.size[1] / 2] as XY)
    this.look = kept(enlarged(this.look, STEP ** into, middle), this.frame, this.size)
  }

  /** Enlarge small fields so that a thumb can hit them, round a place. */
  close(place: XY): void {
    this.magnify(CLOSE, place)
  }

  /** Fields are to be so many pixels large, a place in the middle. */
  private magnify(pixels: number, place: XY): void {
    const zoom = Math.max(1, pixels / this.field)
    const [x, y] = placed({ ...WHOLE, zoom }, this.frame, this.size, place)
    const centred = { zoom, x: this.size[0] / 2 - x, y: this.size[1] / 2 - y }
    this.look = kept(centred, this.frame, this.size)
  }

  /** Bring a place before the eyes, if only a part of the chart is shown. */
  show(place: XY): void {
    if (this.near) this.look = showing(this.look, this.frame, this.size, place)
  }

  wheel(event: WheelEvent, at: XY): void {
    if (!this.useful || (this.untouched && !event.ctrlKey)) return
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018))
    this.look = kept(enlarged(this.look, factor, at), this.frame, this.size)
  }

  down(id: number, at: XY): void {
    if (this.untouched || (!this.useful && !this.round)) return
    this.held.set(id, at)
    this.dragging = false
    this.begun = at
  }

  /** Whether the sheet moved. `pressed`: the finger or a button of the mouse is still down. */
  move(id: number, at: XY, pressed: boolean): boolean {
    const before = this.held.get(id)
    if (!before) return false
    if (!pressed) return this.lose(id)
    const other = [...this.held].find(([held]) => held !== id)?.[1]
    if (other) {
      const factor = apart(at, other) / Math.max(1, apart(before, other))
      const middle: XY = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      const { zoom, x, y } = enlarged(this.look, factor, middle)
      const moved = { zoom, x: x + (at[0] - before[0]) / 2, y: y + (at[1] - before[1]) / 2 }
      this.look = kept(moved, this.frame, this.size)
      this.dragging = true
    } else if ((this.near || this.round) && (this.dragging || apart(at, this.begun) > STEADY)) {
      const { zoom, x, y } = this.look
      const wanted = { zoom, x: x + at[0] - before[0], y: y + at[1] - before[1] }
      this.look = kept(wanted, this.frame, this.size)
      // Where the sheet ends, a chart without a border goes on.
      const field = this.field * zoom
      this.rollBy([(this.look.x - wanted.x) / field, (this.look.y - wanted.y) / field])
      this.dragging = true
    } else return false
    this.held.set(id, at)
    return true
  }

  /** It was let go where the board did not hear of it: no click follows. */
  private lose(id: number): false {
    this.up(id)
    return (this.dragging = false)
  }

  up(id: number): void {
    this.held.delete(id)
    const [across, down] = this.roll
    if (this.round) this.roll = turned([Math.round(across), Math.round(down)], this.round)
  }
}

const apart = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by)
const amid = ([x, y, width, height]: Box): XY => [x + width / 2, y + height / 2]
