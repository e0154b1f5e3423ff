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

describe('NoteStore', () => {
  it('loads the note and saves it a moment after the last change', async () => {
    const store = await opened()
    expect([store.text, store.loaded]).toEqual(['beware of Bo', true])
    store.write('beware of Bo and C')
    store.write('beware of Bo and Cy')
    expect(server.saveNote).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(server.saveNote).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 'beware of Bo and Cy')
    expect(store.status).toEqual({ key: 'web-note-kept' })
  })

  it('saves what was written before close() while the server is down', async () => {
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

  it('saves at once with flush()', async () => {
    const store = await opened()
    store.write('a key lies in E2')
    store.flush()
    expect(server.saveNote).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 'a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    store.flush()
    expect(server.saveNote).toHaveBeenCalledOnce()
  })

  it('saves at once with flush() while an older text is being saved', async () => {
    const store = await opened()
    away(1)
    await writtenInTwo(store, 800)
    store.flush()
    expect(server.saveNote).toHaveBeenLastCalledWith('amber-gull-7', 'a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    expect([kept, store.status]).toEqual(['a key lies in E2', { key: 'web-note-kept' }])
  })

  it('shows the unsaved text when it is opened again', async () => {
    const store = await opened()
    away(1)
    store.write('a key lies in E2')
    store.close()
    await store.open()
    expect(store.text).toBe('a key lies in E2')
    await vi.advanceTimersByTimeAsync(9000)
    expect([store.text, kept]).toEqual(['a key lies in E2', 'a key lies in E2'])
  })

  it('saves what is written during a retry', async () => {
    const store = await opened()
    away(2)
    await writtenInTwo(store, 900)
    await vi.advanceTimersByTimeAsync(9000)
    expect(kept).toBe('a key lies in E2')
  })

  it('waits for the stored note when it is opened again', async () => {
    const store = await opened()
    store.close()
    kept = 'Bo has the bride'
    const again = store.open()
    expect(store.loaded).toBe(false)
    await again
    expect([store.text, store.loaded]).toEqual(['Bo has the bride', true])
  })

  it('keeps what is written when the stored note arrives late', async () => {
    const store = await opened()
    let answer = (_: { text: string }): void => {}
    server.fetchNote.mockReturnValueOnce(new Promise((found) => (answer = found)))
    void store.open()
    store.write('a key lies in E2')
    answer({ text: 'beware of Bo' })
    await vi.advanceTimersByTimeAsync(9000)
    expect([store.text, kept]).toEqual(['a key lies in E2', 'a key lies in E2'])
  })

  it('stops loading after close()', async () => {
    server.fetchNote.mockRejectedValue(new NetworkError('down'))
    const store = new NoteStore('amber-gull-7')
    void store.open()
    await vi.advanceTimersByTimeAsync(0)
    store.close()
    await vi.advanceTimersByTimeAsync(9000)
    expect(server.fetchNote).toHaveBeenCalledOnce()
    expect(store.loaded).toBe(false)
  })

  it('reports a refusal and stops saving', async () => {
    const store = await opened()
    server.saveNote.mockRejectedValue(new ApiError(404, { error: { key: 'server-no-such-table' } }))
    store.write('a key')
    await vi.advanceTimersByTimeAsync(9000)
    expect(store.status).toEqual({ key: 'server-no-such-table' })
    expect(server.saveNote).toHaveBeenCalledOnce()
  })

  it('is shared by all users of a table', () => {
    expect(noteStoreFor('amber-gull-7')).toBe(noteStoreFor('amber-gull-7'))
    expect(noteStoreFor('amber-gull-8')).not.toBe(noteStoreFor('amber-gull-7'))
  })
})
