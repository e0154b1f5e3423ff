/** Model of a rulebook example: scenes to look at, not to play. */
import { Viewport } from '../chart/viewport/viewport.svelte'
import { SceneModel } from '../table/model/sceneModel.svelte'
import type { Offer, Scene, LocalizedText, Zone } from '../api/scene'
import type { Caption, ExampleStep } from '../api/messages'

export class ExampleModel extends SceneModel {
  readonly viewport = new Viewport(true)
  steps = $state.raw<readonly ExampleStep[]>([])
  /** index of the shown step */
  index = $state(0)
  readonly step = $derived(this.steps[this.index] ?? null)
  readonly scene = $derived.by<Scene | null>(() => this.step?.scene ?? null)

  readonly inHistory = false
  readonly isStatic = true
  readonly actors = $derived<readonly number[]>(this.step?.actors ?? [])
  readonly offers: Offer[] = []
  readonly seat = null
  readonly canAct = false
  readonly caughtUp = true
  readonly pending = false

  /** Score sheets of this step, except those equal in all steps. */
  readonly sheets = $derived.by<Zone[]>(() => {
    const others = this.steps.filter((moment) => moment !== this.step)
    const same = (zone: Zone): boolean => others.length > 0 && others.every(({ scene }) => holds(scene, zone))
    return sheetsOf(this.scene).filter((zone) => !same(zone))
  })

  /** Show another step; reopen its duel. */
  goTo(place: number): void {
    if (!this.steps[place]) return
    this.index = place
    this.closedDuel = ''
  }

  skip(): void {}
  protected async send(): Promise<void> {}
  protected async askRules(): Promise<null> {
    return null
  }
  protected async askPlaceRefusal(): Promise<null> {
    return null
  }
}

/** Captions of a kind, grouped by seat. */
export function captionsBySeat(captions: readonly Caption[], wanted: Caption['kind']): [number | null, LocalizedText[]][] {
  const found = captions.filter(({ kind }) => kind === wanted)
  const seats = [...new Set(found.map(({ seat }) => seat))]
  return seats.map((asked) => [asked, found.filter(({ seat }) => seat === asked).map(({ text }) => text)])
}

/** Score sheets; of past ones only the newest. */
const sheetsOf = (scene: Scene | null): Zone[] => {
  const sheets = (scene?.zones ?? []).filter(({ kind }) => kind === 'sheet')
  const newest = sheets.find(({ past }) => past)
  return sheets.filter((sheet) => !sheet.past || sheet === newest)
}
const holds = (scene: Scene, sheet: Zone): boolean =>
  sheetsOf(scene).some((other) => other.id === sheet.id && JSON.stringify(other.sheet) === JSON.stringify(sheet.sheet))
