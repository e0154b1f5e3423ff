/** Compass rings as arcs around the centre: equal neighbouring tints form one arc. */

export interface RingArc {
  d: string
  tint: string
  ring: number
}

const round = (length: number): string => length.toFixed(2)

function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
}

/** An arc between two fractions of a turn and two radii. */
function arc(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 0.5 ? 1 : 0
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  )
}

/** `rings`: tints per sector from inside out; the first sector is centred at the top. */
export function ringArcs(rings: readonly (readonly string[])[], inner: number, outer: number): RingArc[] {
  const [sectors, count] = [rings.length, rings[0]?.length ?? 0]
  const broad = (outer - inner) / count
  return Array.from({ length: count }, (_, ring) => ring).flatMap((ring) => {
    const begins = rings.flatMap((tints, i) => (i === 0 || tints[ring] !== rings[i - 1]![ring] ? [i] : []))
    return begins.map((from, k): RingArc => {
      const to = begins[k + 1] ?? sectors
      const radius = inner + ring * broad
      const part = (sector: number): number => (sector - 0.5) / sectors
      return { d: arc(part(from), part(to), radius, radius + broad), tint: rings[from]![ring]!, ring }
    })
  })
}
