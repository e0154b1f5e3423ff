import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../../api/endpoints'
import { ApiError, NetworkError } from '../../api/http'
import { NoteStore, noteStoreFor } from './noteStore.svelte'

vi.mock('../../api/endpoints', () => ({ fetchNote: vi.fn(), saveNote: vi.fn() }))
const server = vi.mocked(api)
/** notes on the server */
let kept = ''

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  kept = 'beware of Bo'
  server.fetchNote.mockImplementation(async () => ({ text: kept }))
  server.saveNote.mockImplementation(async (_, words) => ({ text: (kept = words) }))
})
afterEach(() => void vi.useRealTimers())

async function opened(): Promise<NoteStore> {
  const store = new NoteStore('amber-gull-7')
  await store.open()
  return store
}
const away = (times: number): void => {
  for (let i = 0; i < times; i++) server.saveNote.mockRejectedValueOnce(new NetworkError('down'))
}
/** types a line in two parts with a pause between */
async function writtenInTwo(store: NoteStore, pause: number): Promise<void> {
  store.write('a key')
  await vi.advanceTimersByTimeAsync(pause)
  store.write('a key lies in E2')
}

describe('a notebook', () => {
  it('shows what was noted before, and keeps what is written a moment after the last letter', async () => {
    const store = await opened()
    expect([store.text, store.loaded]).toEqual(['beware of Bo', true])
    store.write('beware of Bo and C')
    store.write('beware of Bo and Cy')
    expect(server.saveNote).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(server.saveNote).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 'beware of Bo and Cy')
    expect(store.status).toEqual({ key: 'web-note-kept' })
  })

  it('loses nothing when it is closed while the harbour is away', async () => {
    const store = await opened()
    away(3)
    store.write('a key lies in E2')
    store.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.status).toEqual({ key: 'web-unreachable' })
    await vi.advanceTimersByTimeAsync(9000)
    expect(kept).toBe('a key lies in E2')
    expect(server.saveNote).toHaveBeenCalledTimes(4)
  })

  it('keeps the last letters at once when the page is looked at no more, for it may be closed', async () => {
    const store = await opened()
    store.write('a key lies in E2')
    store.flush()
    expect(server.saveNote).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 'a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    store.flush()
    expect(server.saveNote).toHaveBeenCalledOnce()
  })

  it('keeps them at once even while what stood there before is under way', async () => {
    const store = await opened()
    away(1)
    await writtenInTwo(store, 800)
    store.flush()
    expect(server.saveNote).toHaveBeenLastCalledWith('amber-gull-7', 'a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    expect([kept, store.status]).toEqual(['a key lies in E2', { key: 'web-note-kept' }])
  })

  it('shows what is not yet kept when it is opened again at once, not what was noted before', async () => {
    const store = await opened()
    away(1)
    store.write('a key lies in E2')
    store.close()
    await store.open()
    expect(store.text).toBe('a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    expect([store.text, kept]).toEqual(['a key lies in E2', 'a key lies in E2'])
  })

  it('keeps what is written on while it waits for the harbour', async () => {
    const store = await opened()
    away(2)
    await writtenInTwo(store, 900)
    await vi.advanceTimersByTimeAsync(9000)
    expect(kept).toBe('a key lies in E2')
  })

  it('lets nothing be written over what another device may have noted since', async () => {
    const store = await opened()
    store.close()
    kept = 'Bo has the bride'
    const again = store.open()
    expect(store.loaded).toBe(false)
    await again
    expect([store.text, store.loaded]).toEqual(['Bo has the bride', true])
  })

  it('leaves what is written alone when the answer about what was noted before comes late', async () => {
    const store = await opened()
    let answer = (_: { text: string }): void => {}
    server.fetchNote.mockReturnValueOnce(new Promise((found) => (answer = found)))
    void store.open()
    store.write('a key lies in E2')
    answer({ text: 'beware of Bo' })
    await vi.advanceTimersByTimeAsync(9000)
    expect([store.text, kept]).toEqual(['a key lies in E2', 'a key lies in E2'])
  })

  it('asks no more for what was noted before when it is closed, and once only when it is opened again', async () => {
    server.fetchNote.mockRejectedValue(new NetworkError('down'))
    const store = new NoteStore('amber-gull-7')
    void store.open()
    await vi.advanceTimersByTimeAsync(0)
    store.close()
    await vi.advanceTimersByTimeAsync(9000)
    expect(server.fetchNote).toHaveBeenCalledOnce()
    expect(store.loaded).toBe(false)
  })

  it('says why nothing can be noted, and asks no more', async () => {
    const store = await opened()
    server.saveNote.mockRejectedValue(new ApiError(404, { error: { key: 'server-no-such-table' } }))
    store.write('a key')
    await vi.advanceTimersByTimeAsync(9000)
    expect(store.status).toEqual({ key: 'server-no-such-table' })
    expect(server.saveNote).toHaveBeenCalledOnce()
  })

  it('is the same one for a table whenever it is looked for', () => {
    expect(noteStoreFor('amber-gull-7')).toBe(noteStoreFor('amber-gull-7'))
    expect(noteStoreFor('amber-gull-8')).not.toBe(noteStoreFor('amber-gull-7'))
  })
})
