import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bell } from '../parts/sound'
import { settings } from '../settings/settings.svelte'
import { Caller, type Standing } from './calling.svelte'

vi.mock('../parts/sound', () => ({ bell: vi.fn() }))

const call = () => ({ title: 'Columbus', body: 'Your turn', tag: 'red-gull-7' })
/** how often the bell rings while the table stands like this, one after the other: asked or not, last event, own event */
function rings(...stands: [asked: boolean, seq: number, own?: number][]): number {
  const caller = new Caller()
  const standing = stands.map(([asked, seq, own = -1]): Standing => ({ asked, seq, own }))
  standing.forEach((now) => caller.turn(now, call))
  return vi.mocked(bell).mock.calls.length
}

describe('whoever looks at a table', () => {
  beforeEach(() => {
    vi.mocked(bell).mockClear()
    settings.choices.sounds = true
  })

  it('is not called to what he is looking at already', () => {
    expect(rings([true, 5], [true, 5])).toBe(0)
  })

  it('is called once when others have made their moves', () => {
    expect(rings([false, 5], [false, 6], [true, 7], [true, 7])).toBe(1)
  })

  it('is not called within his own turn, however many moves it has', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 7], [true, 8, 8])).toBe(0)
  })

  it('is called when the others were so quick that nobody saw them asked', () => {
    expect(rings([true, 5], [true, 8, 6])).toBe(1)
  })

  it('is called once only, whatever else happens at the table afterwards', () => {
    expect(rings([true, 5], [true, 8, 6], [true, 9, 6])).toBe(1)
  })

  it('is not called by what others do while the turn is still his', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 6])).toBe(0)
  })

  it('is not called when a move was refused', () => {
    expect(rings([true, 5], [true, 5, 6], [true, 5, 6])).toBe(0)
  })

  it('hears nothing without wanting to', () => {
    settings.choices.sounds = false
    expect(rings([false, 5], [true, 6])).toBe(0)
  })
})
