/** The end of a game in data: the order of the places, one's own place, and who was ahead. */
import type { EndReport, TableView } from '../../api/messages'

export interface PlaceRow {
  seat: number
  /** 0: no seat has won */
  place: number
}

/** The seats by place, the first first. */
export function placeRows(view: TableView): PlaceRow[] {
  const places = view.end?.places ?? []
  const rows = view.seats.map((_, seat) => ({ seat, place: places[seat] ?? 0 }))
  return rows.sort((one, other) => one.place - other.place)
}

export interface OwnPlace {
  place: number
  of: number
  shared: 'yes' | 'no'
  last: 'yes' | 'no'
}

/** The place of a seat, for the sentence about it; null without places or alone. */
export function ownPlace(view: TableView, seat: number | null): OwnPlace | null {
  const places = view.end?.places ?? []
  const place = seat === null ? undefined : places[seat]
  if (place === undefined || view.drawn || places.length < 2) return null
  return {
    place,
    of: places.length,
    shared: places.filter((other) => other === place).length > 1 ? 'yes' : 'no',
    last: Math.max(...places) === place ? 'yes' : 'no',
  }
}

type Lead = EndReport['lead']

/** Points of a line in a box of this size, from the left margin to the right one. */
export function leadPath(lead: Lead, seat: number, width: number, height: number): string {
  const last = lead.at(-1)?.ply || 1
  return lead
    .map(({ ply, chances }) => `${((ply / last) * width).toFixed(1)},${((1 - (chances[seat] ?? 0)) * height).toFixed(1)}`)
    .join(' ')
}

export type Duration = { unit: 'minutes' | 'hours' | 'days'; count: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in the unit that suits it. */
export function duration(seconds: number): Duration {
  if (seconds < 2 * HOUR) return { unit: 'minutes', count: Math.round(seconds / MINUTE) }
  if (seconds < 2 * DAY) return { unit: 'hours', count: Math.round(seconds / HOUR) }
  return { unit: 'days', count: Math.round(seconds / DAY) }
}
