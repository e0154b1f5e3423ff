import { describe, expect, it } from 'vitest'
import { DeltaDecoder, resolveChart, withCachedChart, type DeltaMessage } from './deltaDecoder'
import type { LogLine } from './messages'
import type { Geometry } from './scene'

const text = (key: string) => ({ key })
const geometry = (width: number): Geometry => ({ box: [0, 0, width, 5] })
const bare = { status: { round: text('round'), phase: text('phase'), prompt: text('prompt') }, seats: [] }
const offers = [{ move: 'n4', label: text('n4') }]
const line = (ply: number) => ({ ply, seat: 0, is_heading: false, text: text(`line ${ply}`), paragraph: '' })

function frames(parts: Record<string, unknown> = {}): DeltaMessage {
  return {
    type: 'frames',
    seq: 2,
    frames: [
      { ply: 3, scene: { ...bare, chart: 'one' }, log: [line(3)] },
      { ply: 4, log: [line(4)] },
    ],
    table: { seq: 2, scene: { ...bare, chart: 'two', geometry: geometry(2), offers }, log: [], log_from: 4, ...parts },
  } as unknown as DeltaMessage
}

describe('resolveChart', () => {
  it('returns the same geometry object for the same chart id', () => {
    const first = resolveChart({ ...bare, chart: 'same', geometry: geometry(1) })
    const second = resolveChart({ ...bare, chart: 'same', geometry: geometry(1) })
    expect(second?.geometry).toBe(first?.geometry)
    expect(resolveChart({ ...bare, chart: 'same' })?.geometry).toBe(first?.geometry)
  })

  it('returns null for a chart id whose geometry was never received', () => {
    expect(resolveChart({ ...bare, chart: 'nowhere' })).toBeNull()
  })

  it('keeps a chart cached while it is used, and drops the oldest ones', () => {
    resolveChart({ ...bare, chart: 'home', geometry: geometry(1) })
    for (let i = 0; i < 40; i++) {
      resolveChart({ ...bare, chart: `far ${i}`, geometry: geometry(i) })
      expect(resolveChart({ ...bare, chart: 'home' })).not.toBeNull()
    }
    expect(resolveChart({ ...bare, chart: 'far 0' })).toBeNull()
  })

  it('leaves a chart without an id as it is', () => {
    const seen = withCachedChart({ scene: { ...bare, geometry: geometry(3) } })
    expect(seen.scene.geometry).toEqual(geometry(3))
  })
})

describe('DeltaDecoder', () => {
  const decodeOne = (message: DeltaMessage, log: LogLine[]) => new DeltaDecoder().decode(message, log)
  const before = [line(1), line(2)]

  it('completes frames and table with what was received before', () => {
    resolveChart({ ...bare, chart: 'one', geometry: geometry(1) })
    const message = decodeOne(frames(), before)
    if (message?.type !== 'frames') throw new Error('it is told in frames')
    const [passing, last] = message.frames
    expect(passing!.scene.geometry).toEqual(geometry(1))
    expect(last!.scene).toEqual({ ...bare, chart: 'two', geometry: geometry(2) })
    expect(message.table.log).toEqual([1, 2, 3, 4].map(line))
    expect(message.table.scene.offers).toEqual(offers)
    expect(message.table).not.toHaveProperty('log_from')
  })

  it('takes the whole log where the message contains it', () => {
    const message = decodeOne(frames({ log: [line(9)], log_from: undefined }), before)
    expect(message?.type === 'frames' && message.table.log).toEqual([line(9)])
  })

  it.each([
    ['lines', frames({ log_from: 7 })],
    ['a chart', frames({ scene: { ...bare, chart: 'unknown' } })],
  ])('returns null if a message builds on %s never received', (_, message) => {
    resolveChart({ ...bare, chart: 'one', geometry: geometry(1) })
    expect(decodeOne(message, before)).toBeNull()
  })

  it('returns a message without a table unchanged', () => {
    expect(decodeOne({ type: 'thinking', seats: [1] }, [])).toEqual({ type: 'thinking', seats: [1] })
  })

  const piece = (id: string) => ({ id, art: 'caravel', at: [0, 0], label: text(id) })
  const table = (pieces: unknown[], parts: Record<string, unknown> = {}): DeltaMessage =>
    ({
      type: 'table',
      table: { scene: { ...bare, chart: 'two', geometry: geometry(2), pieces }, log: [], ...parts },
    }) as unknown as DeltaMessage

  it('takes elements named by number, and fields that are left out, from the message before', () => {
    const decoder = new DeltaDecoder()
    const first = decoder.decode(table([piece('a'), piece('b')], { ply: 1, host: true }), [])
    const second = decoder.decode(table([1, piece('c'), 0], { ply: 2 }), [])
    if (first?.type !== 'table' || second?.type !== 'table') throw new Error('they are tables')
    expect(second.table.scene.pieces?.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(second.table.scene.pieces?.[0]).toBe(first.table.scene.pieces?.[1])
    expect(second.table).toMatchObject({ ply: 2, host: true })
  })

  it('builds on the frames of the same message, in their order', () => {
    const decoder = new DeltaDecoder()
    decoder.decode(table([piece('a')]), [])
    const scene = { ...bare, chart: 'two', pieces: [0, piece('b')] }
    const closing = { scene: { ...bare, chart: 'two', pieces: [1] }, log: [], log_from: 0 }
    const message = { type: 'frames', seq: 2, frames: [{ ply: 3, scene, log: [] }, { ply: 4, log: [] }], table: closing }
    const decoded = decoder.decode(message as unknown as DeltaMessage, [])
    if (decoded?.type !== 'frames') throw new Error('it is told in frames')
    const ids = decoded.frames.map((frame) => frame.scene.pieces?.map(({ id }) => id))
    expect(ids).toEqual([['a', 'b'], ['b']])
  })

  it('returns null for a number without an element before', () => {
    expect(decodeOne(table([0]), [])).toBeNull()
  })
})
