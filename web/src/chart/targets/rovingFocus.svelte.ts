/**
 * Walking over the board by keys. All that may be touched is one stop for the Tab key; arrows walk from there, over the
 * edge of a chart without a border, too; together with Shift they roll that.
 */
import type { Shown } from '../../table/model/sceneModel.svelte'
import { ARROWS, towards } from '../../table/input/arrowKeys'
import type { Area, XY } from '../../api/scene'
import type { Sheet } from '../chartModel.svelte'

export interface Target {
  id: string
  at: XY
}

export const middle = ({ id, box: [x, y, width, height] }: Area): Target => ({
  id,
  at: [x + width / 2, y + height / 2],
})

export class Walk {
  constructor(
    private readonly model: Shown,
    private readonly sheet: Sheet,
  ) {}

  private standing = $state('')
  private readonly targets = $derived.by<Target[]>(() => [
    ...this.sheet.pieces.filter(({ id }) => this.sheet.mayTouch(id)),
    ...this.sheet.goals,
    ...this.sheet.areas.map(middle),
    // handles act at once, so nobody is put on one who has not gone there
    ...this.model.handles,
  ])
  /** the Tab key leads to what may come next, and only without that to what was chosen before */
  readonly stop = $derived.by(() => {
    const following = this.targets.filter(({ id }) => this.sheet.comesNext(id))
    const among = following.length > 0 ? following : this.targets
    return (among.find(({ id }) => id === this.standing) ?? among[0])?.id ?? ''
  })

  tabindex = (id: string): number | undefined =>
    this.sheet.mayTouch(id) ? (id === this.stop ? 0 : -1) : undefined

  onkeydown = (event: KeyboardEvent, target: Target): void => {
    const { model } = this
    const arrow = ARROWS[event.key]
    if (event.key === 'Enter' || event.key === ' ') model.press(target.id)
    else if (arrow && event.shiftKey && this.sheet.geometry.torus) return
    else if (arrow && model.steer(event.key)) model.pointed = ''
    else if (arrow) this.go(event, towards(target.at, arrow, this.targets) ?? this.around(target, arrow))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  onroll = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (!arrow || !event.shiftKey || !this.sheet.geometry.torus) return
    this.model.glass.rollBy(arrow)
    event.preventDefault()
    event.stopPropagation()
  }

  /** Over the edge of a chart without a border one comes to what lies opposite. */
  private around({ at }: Target, [across, down]: XY): Target | null {
    const { torus, box } = this.sheet.geometry
    if (!torus) return null
    const beyond = this.targets.map((target) => ({
      ...target,
      at: [target.at[0] + across * box[2], target.at[1] + down * box[3]] as XY,
    }))
    const found = towards(at, [across, down], beyond)
    return this.targets.find(({ id }) => id === found?.id) ?? null
  }

  private go(event: KeyboardEvent, to: Target | null): void {
    if (!to) return
    this.standing = to.id
    const board = (event.currentTarget as Element).closest('svg')
    board?.querySelector<SVGElement>(`[data-thing="${CSS.escape(to.id)}"]`)?.focus()
  }
}
