/** Look-up of things in a scene by id: names and moves. */
import type { Scene, LocalizedText } from '../../api/scene'

const cardsAndDice = ({ zones = [] }: Scene) => zones.flatMap(({ cards = [], dice = [] }) => [...cards, ...dice])

/** Name of a thing; `die/rose` is named like any die showing a rose. */
export function thingName(scene: Scene, id: string): LocalizedText | undefined {
  const things = [...cardsAndDice(scene), ...(scene.pieces ?? [])]
  const found = things.find((thing) => thing.id === id) ?? things.find(({ id: whole }) => whole.split('#')[0] === id)
  return found?.label ?? scene.geometry.areas?.find((area) => area.id === id)?.name
}

/** Resolve ids to distinct things: `die/rose` is any free die showing a rose. */
export function resolveThings(scene: Scene, ids: readonly string[]): string[] {
  const things = [...cardsAndDice(scene), ...(scene.pieces ?? [])]
  const taken: string[] = []
  for (const id of ids) {
    const alike = things.filter((thing) => thing.id.split('#')[0] === id && !taken.includes(thing.id))
    const free = alike.find((thing) => !('flags' in thing && thing.flags?.length)) ?? alike[0]
    taken.push(things.some((thing) => thing.id === id) ? id : (free?.id ?? id))
  }
  return taken
}

/** The move of a card or die, offered or not. */
export const thingMove = (scene: Scene, id: string): string | undefined =>
  cardsAndDice(scene).find((thing) => thing.id === id)?.move

export const NOT_OFFERED: LocalizedText = { key: 'web-not-offered' }

/** “Rose, sail or telescope”, in the user's language. */
export function joinAlternatives([first, ...rest]: LocalizedText[]): LocalizedText {
  if (!first || rest.length === 0) return first ?? NOT_OFFERED
  const key = rest.length === 1 ? 'web-either-last' : 'web-either'
  return { key, args: { first, rest: joinAlternatives(rest) } }
}

/** The name of a piece in a list of pieces, shorter than its label on the chart. */
export const rowLabel = ({ zones = [] }: Scene, id: string): LocalizedText | undefined =>
  zones.flatMap(({ rows = [] }) => rows).find((row) => row.id === id)?.label

/** at most this many paragraphs matter now */
const MAX_PARAGRAPHS = 5

/** Paragraphs that matter now: of the decision, then of the moves on offer. */
export function currentParagraphs({ status, offers = [] }: Scene): string[] {
  const found = [status.paragraph, ...offers.map(({ paragraph }) => paragraph)].filter((paragraph) => !!paragraph) as string[]
  return [...new Set(found)].slice(0, MAX_PARAGRAPHS)
}

/** What all these touches are: areas, places in general, pieces, or things of several kinds. */
export function touchKind({ pieces = [], geometry }: Scene, touches: readonly string[]): 'area' | 'place' | 'piece' | 'on' {
  const { spaces = [], areas = [] } = geometry
  const are = (things: readonly { id: string }[]): boolean => touches.every((touch) => things.some(({ id }) => id === touch))
  if (touches.length > 0 && are(areas)) return 'area'
  return are([...spaces, ...areas]) ? 'place' : are(pieces) ? 'piece' : 'on'
}
