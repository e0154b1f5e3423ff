/** The tables of an example, one after the other: looked at, not played. */
import { Glass } from '../chart/glass.svelte'
import { Shown } from '../table/shown.svelte'
import type { Offer, Scene, Text, Zone } from '../wire/scene'
import type { Caption, Moment } from '../wire/table'

export class ExampleModel extends Shown {
  readonly glass = new Glass(true)
  moments = $state.raw<readonly Moment[]>([])
  /** which of them is looked at */
  place = $state(0)
  readonly moment = $derived(this.moments[this.place] ?? null)
  readonly scene = $derived.by<Scene | null>(() => this.moment?.scene ?? null)

  readonly looksBack = false
  readonly still = true
  readonly actors = $derived<readonly number[]>(this.moment?.actors ?? [])
  readonly offers: Offer[] = []
  readonly mayAct = false
  readonly quiet = true
  readonly underWay = false

  /** The reckonings of this table, but for those that are the same on every table of the example. */
  readonly sheets = $derived.by<Zone[]>(() => {
    const others = this.moments.filter((moment) => moment !== this.moment)
    const same = (zone: Zone): boolean => others.length > 0 && others.every(({ scene }) => holds(scene, zone))
    return sheetsOf(this.scene).filter((zone) => !same(zone))
  })

  /** Look at another table; a duel that was put away lies open again. */
  goTo(place: number): void {
    if (!this.moments[place]) return
    this.place = place
    this.duelSeen = ''
  }

  skip(): void {}
  protected async send(): Promise<void> {}
  protected async askRules(): Promise<null> {
    return null
  }
  protected async askAstray(): Promise<null> {
    return null
  }
}

/** What of this kind is said of a table, by the captain it is about. */
export function byCaptain(captions: readonly Caption[], wanted: Caption['kind']): [number | null, Text[]][] {
  const found = captions.filter(({ kind }) => kind === wanted)
  const seats = [...new Set(found.map(({ seat }) => seat))]
  return seats.map((asked) => [asked, found.filter(({ seat }) => seat === asked).map(({ text }) => text)])
}

/** Of what is past, the newest lies first, and is enough. */
const sheetsOf = (scene: Scene | null): Zone[] => {
  const sheets = (scene?.zones ?? []).filter(({ kind }) => kind === 'sheet')
  const newest = sheets.find(({ past }) => past)
  return sheets.filter((sheet) => !sheet.past || sheet === newest)
}
const holds = (scene: Scene, sheet: Zone): boolean =>
  sheetsOf(scene).some((other) => other.id === sheet.id && JSON.stringify(other.sheet) === JSON.stringify(sheet.sheet))
