/** Typed questions, “what e5” or “what buoy”, and the things they are about. */
import type { Scene } from '../../api/scene'
import type { Translator } from '../../i18n/translator'
import { explain, type ExplainContext, type Explanation } from './explanation'

/** maximum number of things explained at once */
const MAX_ANSWERS = 4

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What is asked about; null: the line is no question. `asking` are the words that begin one. */
export function questionAbout(line: string, asking: string): string | null {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  return asking.split(' ').includes(first.toLowerCase()) && rest.length > 0 ? rest.join(' ') : null
}

/** Explanations of the things with this name, or at this place; each once. */
export function answers(asked: string, context: ExplainContext): Explanation[] {
  const found = references(asked, context).map((reference) => explain(reference, context))
  const told = found.filter((one) => one !== null && (one.use !== '' || one.now.length > 0)) as Explanation[]
  const distinct = told.filter((one, i) => told.findIndex(({ use, now }) => use === one.use && `${now}` === `${one.now}`) === i)
  return distinct.slice(0, MAX_ANSWERS)
}

function references(asked: string, { scene, translator }: ExplainContext): string[] {
  const space = scene.geometry.spaces?.find(({ name, id }) => [name.toLowerCase(), id].includes(asked.toLowerCase()))
  if (space) {
    const there = (scene.pieces ?? []).filter(({ at }) => Math.max(Math.abs(at[0] - space.at[0]), Math.abs(at[1] - space.at[1])) < 0.5)
    return [...there.map(({ id }) => id), space.id]
  }
  const wanted = words(asked)
  return named(scene, translator).filter(([, name]) => wanted.length > 0 && wanted.every((word) => words(name).includes(word))).map(([reference]) => reference)
}

/** References and names of all things. */
function named(scene: Scene, translator: Translator): [string, string][] {
  const zones = scene.zones ?? []
  const things = [...(scene.pieces ?? []), ...zones.flatMap(({ cards = [], dice = [] }) => [...cards, ...dice]), ...scene.seats.flatMap(({ open = [] }) => open)]
  return [
    ...zones.map(({ id, title }): [string, string] => [`zone:${id}`, translator.text(title)]),
    ...things.map(({ id, label }): [string, string] => [id, translator.text(label)]),
    ...(scene.geometry.areas ?? []).map(({ id, name }): [string, string] => [id, translator.text(name)]),
    ...(scene.geometry.spaces ?? []).filter(({ kind }) => kind).map(({ id, kind }): [string, string] => [id, translator.t(`space-${kind}`)]),
    ...scene.seats.flatMap(({ facts = [] }, seat) => facts.map(({ label }, i): [string, string] => [`fact:${seat}:${i}`, translator.text(label)])),
    ...(scene.status.meter ? [['meter:', translator.text(scene.status.meter.label)] as [string, string]] : []),
  ]
}
