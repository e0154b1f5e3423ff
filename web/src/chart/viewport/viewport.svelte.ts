/** Viewport of a chart: zoom and pan by mouse, two fingers, keys and buttons. */
import type { Box, XY } from '../../api/scene'
import { normalizeRoll } from './torus'
import { zoomAround, fitChart, clampZoom, chartToScreen, visibleChartBox, boxAround, panToShow, panToShowBox, WHOLE_CHART, type ZoomState, type ViewSize } from './zoom'

/** smaller pointer movements count as a click, in pixels */
const DRAG_THRESHOLD = 7
/** smaller fields can be zoomed, in pixels */
const LARGE_FIELD = 56
const ZOOM_STEP = 1.5
/** small fields are enlarged to the size of a fingertip, in pixels */
const TOUCH_FIELD = 44
/** to show things far apart fields become as small as this, in pixels */
const LEAST_FIELD = 24
/** room around what is shown together, in fields */
const AROUND = 1.2

export class Viewport {
  zoomState = $state.raw<ZoomState>(WHOLE_CHART)
  size = $state.raw<ViewSize>([0, 0])
  frame = $state.raw<Box>([0, 0, 1, 1])
  /** pressed pointers */
  private readonly pointers = new Map<number, XY>()
  private dragStart: XY = [0, 0]
  /** box of a chart whose edges join, if so; `roll` is the place in the corner, in fields */
  private torusBox: Box | null = null
  roll = $state.raw<XY>([0, 0])
  /** the place that matters now: buttons and keys look closer there */
  interest: XY | null = null
  /** a drag is under way: no click follows */
  dragging = $state(false)

  readonly fieldSize = $derived(fitChart(this.frame, this.size).scale)
  readonly isZoomed = $derived(this.zoomState.zoom > 1.01)
  readonly zoomable = $derived(this.size[0] > 0 && (this.isZoomed || this.fieldSize < LARGE_FIELD))
  private readonly inert = $derived.by(() => this.scrollsPage && !this.isZoomed)
  readonly visibleBox = $derived(visibleChartBox(this.zoomState, this.frame, this.size))
  readonly style = $derived(
    this.isZoomed ? `translate(${this.zoomState.x}px, ${this.zoomState.y}px) scale(${this.zoomState.zoom})` : 'none',
  )

  /** `scrollsPage`: inside a scrolling page, so nothing moves the chart until it is zoomed */
  constructor(readonly scrollsPage = false) {}

  /** Set the size for this part of the chart; `round`: box of a chart whose edges join. */
  fit(frame: Box, size: ViewSize, round: Box | null = null): void {
    const looked = this.isZoomed && this.size[0] > 0 && String(this.size) !== String(size)
    const [pixels, middle] = [this.fieldSize * this.zoomState.zoom, boxCentre(this.visibleBox)]
    const inSight = looked && this.interestOnScreen() ? this.interest : null
    this.frame = frame
    if (String(round) !== String(this.torusBox)) this.roll = [0, 0]
    this.torusBox = round
    this.size = size
    if (size[0] === 0) return
    // After a resize keep the field size and the centre, but what matters stays in sight.
    if (looked) this.magnify(pixels, middle)
    else this.zoomState = clampZoom(this.zoomState, frame, size)
    if (inSight) this.show(inSight)
  }

  /** Roll a chart without a border by this many fields. */
  rollBy([across, down]: XY): void {
    if (this.torusBox) this.roll = normalizeRoll([this.roll[0] + across, this.roll[1] + down], this.torusBox)
  }

  unroll(): void {
    this.roll = [0, 0]
  }

  reset(): void {
    this.zoomState = clampZoom(WHOLE_CHART, this.frame, this.size)
  }

  zoomBy(into: number, round?: XY): void {
    const factor = this.zoomFactor(into)
    if (into > 0 && !round && this.interestOnScreen()) return this.magnify(this.fieldSize * this.zoomState.zoom * factor, this.interest!)
    const middle = round ?? this.interestOnScreen() ?? ([this.size[0] / 2, this.size[1] / 2] as XY)
    this.zoomState = clampZoom(zoomAround(this.zoomState, factor, middle), this.frame, this.size)
  }

  /** How much closer a number of steps brings the chart. */
  private zoomFactor(into: number): number {
    const step = ZOOM_STEP ** into
    return into > 0 && !this.isZoomed ? Math.max(step, TOUCH_FIELD / this.fieldSize) : step
  }

  /** Where the place that matters is on screen, if it is in view. */
  private interestOnScreen(): XY | null {
    if (!this.interest) return null
    const [x, y] = chartToScreen(this.zoomState, this.frame, this.size, this.interest)
    return x >= 0 && y >= 0 && x <= this.size[0] && y <= this.size[1] ? [x, y] : null
  }

  /** Zoom in on small fields around a place, for touch. */
  zoomTo(place: XY): void {
    this.magnify(TOUCH_FIELD, place)
  }

  /** Zoom to this field size, centred on a place. */
  private magnify(pixels: number, place: XY): void {
    const zoom = Math.max(1, pixels / this.fieldSize)
    const [x, y] = chartToScreen({ ...WHOLE_CHART, zoom }, this.frame, this.size, place)
    const centred = { zoom, x: this.size[0] / 2 - x, y: this.size[1] / 2 - y }
    this.zoomState = clampZoom(centred, this.frame, this.size)
  }

  /** Pan to a place if only a part is visible. */
  show(place: XY): void {
    if (this.isZoomed) this.zoomState = panToShow(this.zoomState, this.frame, this.size, place)
  }

  /** Show a place and the others around it, without those too far away, the farthest first. */
  showTogether(place: XY, others: readonly XY[]): void {
    if (!this.isZoomed) return
    const near = [...others].sort((a, b) => distanceBetween(a, place) - distanceBetween(b, place))
    while (near.length > 0 && this.pixelsFor(boxAround([place, ...near], AROUND)) < LEAST_FIELD) near.pop()
    const box = boxAround([place, ...near], AROUND)
    const pixels = this.pixelsFor(box)
    if (pixels < this.fieldSize * this.zoomState.zoom) this.magnify(pixels, boxCentre(box))
    else this.zoomState = panToShowBox(this.zoomState, this.frame, this.size, box)
  }

  /** The largest size of fields with which a box is in sight. */
  private pixelsFor([, , width, height]: Box): number {
    return Math.min(this.size[0] / width, this.size[1] / height)
  }

  wheel(event: WheelEvent, at: XY): void {
    if (!this.zoomable || (this.inert && !event.ctrlKey)) return
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018))
    this.zoomState = clampZoom(zoomAround(this.zoomState, factor, at), this.frame, this.size)
  }

  pointerDown(id: number, at: XY): void {
    if (this.inert || (!this.zoomable && !this.torusBox)) return
    this.pointers.set(id, at)
    this.dragging = false
    this.dragStart = at
  }

  /** Whether the sheet moved. `pressed`: the pointer is still down. */
  pointerMove(id: number, at: XY, pressed: boolean): boolean {
    const before = this.pointers.get(id)
    if (!before) return false
    if (!pressed) return this.pointerLost(id)
    const other = [...this.pointers].find(([held]) => held !== id)?.[1]
    if (other) {
      const factor = distanceBetween(at, other) / Math.max(1, distanceBetween(before, other))
      const middle: XY = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      const { zoom, x, y } = zoomAround(this.zoomState, factor, middle)
      const moved = { zoom, x: x + (at[0] - before[0]) / 2, y: y + (at[1] - before[1]) / 2 }
      this.zoomState = clampZoom(moved, this.frame, this.size)
      this.dragging = true
    } else if ((this.isZoomed || this.torusBox) && (this.dragging || distanceBetween(at, this.dragStart) > DRAG_THRESHOLD)) {
      const { zoom, x, y } = this.zoomState
      const wanted = { zoom, x: x + at[0] - before[0], y: y + at[1] - before[1] }
      this.zoomState = clampZoom(wanted, this.frame, this.size)
      // At its edge a chart without a border rolls on.
      const field = this.fieldSize * zoom
      this.rollBy([(this.zoomState.x - wanted.x) / field, (this.zoomState.y - wanted.y) / field])
      this.dragging = true
    } else return false
    this.pointers.set(id, at)
    return true
  }

  /** The pointer was released outside: no click follows. */
  private pointerLost(id: number): false {
    this.pointerUp(id)
    return (this.dragging = false)
  }

  pointerUp(id: number): void {
    this.pointers.delete(id)
    const [across, down] = this.roll
    if (this.torusBox) this.roll = normalizeRoll([Math.round(across), Math.round(down)], this.torusBox)
  }
}

const distanceBetween = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by)
const boxCentre = ([x, y, width, height]: Box): XY => [x + width / 2, y + height / 2]
