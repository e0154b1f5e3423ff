import { describe, expect, it } from 'vitest'
import type { Mark, Offer, Scene } from '../../api/scene'
import { findCaution, standingMarks } from './danger'

const why = { key: 'warning-calm' }
const calm: Mark = { kind: 'danger', nature: 'calm', at: [[3, 4]], why }
const fog: Mark = { kind: 'danger', nature: 'fog', at: [[1, 1]], why: { key: 'mark-fog' } }
const safe: Offer = { move: 'sail c4', label: { key: 'sail' } }
const risky: Offer = { ...safe, warning: why }

describe('findCaution and standingMarks', () => {
  it('findCaution returns the warning that all offers to a place have', () => {
    expect(findCaution([risky], [fog, calm], [3, 4])).toEqual({ nature: 'calm', why })
    expect(findCaution([risky], [calm], [5, 5])).toEqual({ nature: '', why })
  })

  it('findCaution returns null if an offer to the place has no warning', () => {
    expect(findCaution([risky, safe], [calm], [3, 4])).toBeNull()
    expect(findCaution([], [calm], [3, 4])).toBeNull()
  })

  it('standingMarks leaves out dangers that an offer warns of', () => {
    const scene = { marks: [calm, fog], offers: [risky, safe] } as unknown as Scene
    expect(standingMarks(scene)).toEqual([fog])
  })

  it('standingMarks shows no dangers to those who have nothing to choose', () => {
    const range: Mark = { kind: 'range', at: [[2, 2]] }
    expect(standingMarks({ marks: [calm, range, fog] } as unknown as Scene)).toEqual([range])
  })
})
