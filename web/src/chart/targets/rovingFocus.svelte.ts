/**
 * Keyboard navigation of the board: one tab stop, arrow keys between targets.
 * Arrows also cross the edge of a chart without a border; with Shift they roll it.
 */
import type { SceneModel } from '../../table/model/sceneModel.svelte'
import { ARROW_DIRECTIONS, nearestInDirection } from '../../table/input/arrowKeys'
import type { Area, XY } from '../../api/scene'
import type { ChartModel } from '../chartModel.svelte'

export interface FocusTarget {
  id: string
  at: XY
}

export const areaTarget = ({ id, box: [x, y, width, height] }: Area): FocusTarget => ({
  id,
  at: [x + width / 2, y + height / 2],
})

export class RovingFocus {
  constructor(
    private readonly model: SceneModel,
    private readonly chart: ChartModel,
  ) {}

  private focusedId = $state('')
  private readonly targets = $derived.by<FocusTarget[]>(() => [
    ...this.chart.pieces.filter(({ id }) => this.chart.isTouchableNow(id)),
    ...this.chart.targets,
    ...this.chart.areas.map(areaTarget),
    // handles act at once, so focus never starts on one
    ...this.chart.handles,
  ])
  /** Tab leads to the next touches, otherwise to what was chosen */
  readonly tabStop = $derived.by(() => {
    const following = this.targets.filter(({ id }) => this.chart.isNextTouch(id))
    const among = following.length > 0 ? following : this.targets
    return (among.find(({ id }) => id === this.focusedId) ?? among[0])?.id ?? ''
  })

  tabindex = (id: string): number | undefined =>
    this.chart.isTouchableNow(id) ? (id === this.tabStop ? 0 : -1) : undefined

  onkeydown = (event: KeyboardEvent, target: FocusTarget): void => {
    const { model } = this
    const arrow = ARROW_DIRECTIONS[event.key]
    if (event.key === 'Enter' || event.key === ' ') model.press(target.id)
    else if (arrow && event.shiftKey && this.chart.geometry.torus) return
    else if (arrow && model.steer(event.key)) model.highlighted = ''
    else if (arrow) this.focus(event, nearestInDirection(target.at, arrow, this.targets) ?? this.wrapAround(target, arrow))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  onroll = (event: KeyboardEvent): void => {
    const arrow = ARROW_DIRECTIONS[event.key]
    if (!arrow || !event.shiftKey || !this.chart.geometry.torus) return
    this.model.viewport.rollBy(arrow)
    event.preventDefault()
    event.stopPropagation()
  }

  /** Continue on the opposite side of a chart without a border. */
  private wrapAround({ at }: FocusTarget, [across, down]: XY): FocusTarget | null {
    const { torus, box } = this.chart.geometry
    if (!torus) return null
    const beyond = this.targets.map((target) => ({
      ...target,
      at: [target.at[0] + across * box[2], target.at[1] + down * box[3]] as XY,
    }))
    const found = nearestInDirection(at, [across, down], beyond)
    return this.targets.find(({ id }) => id === found?.id) ?? null
  }

  private focus(event: KeyboardEvent, to: FocusTarget | null): void {
    if (!to) return
    this.focusedId = to.id
    const board = (event.currentTarget as Element).closest('svg')
    board?.querySelector<SVGElement>(`[data-thing="${CSS.escape(to.id)}"]`)?.focus()
  }
}
