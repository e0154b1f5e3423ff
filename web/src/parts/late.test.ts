import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { late, surely } from './late'

const gone = (): Promise<never> => Promise.reject(new TypeError('404'))
const reload = vi.fn()
const kept = new Map<string, string>()

function pageFrom(script: string, served: string): void {
  vi.stubGlobal('document', {
    baseURI: 'http://harbour/#/',
    querySelector: () => ({ getAttribute: () => script }),
  })
  vi.stubGlobal('fetch', async () => new Response(served))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reload.mockClear()
  kept.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a part that is fetched late', () => {
  it('is asked for again where the line is bad', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('page')
    const loaded = late(load)
    await vi.advanceTimersByTimeAsync(600)
    expect(await loaded).toBe('page')
    expect(reload).not.toHaveBeenCalled()
  })

  it('brings the page anew, once, when the server was renewed', async () => {
    pageFrom('assets/old.js', '<script src="assets/new.js">')
    void late(gone)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
    void late(gone).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('makes room for its styles to be asked for again when they did not come', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const sheets = ['page', 'other'].map((name) => ({ href: `http://harbour/assets/${name}.css`, remove: vi.fn() }))
    Object.assign(document, { querySelectorAll: () => sheets })
    const bare = new Error('Unable to preload CSS for http://harbour/assets/page.css')
    const load = vi.fn().mockRejectedValueOnce(bare).mockResolvedValue('page')
    const loaded = late(load)
    await vi.advanceTimersByTimeAsync(600)
    expect(await loaded).toBe('page')
    expect(sheets.map(({ remove }) => remove.mock.calls.length)).toEqual([1, 0])
  })

  it('comes in the end where nobody could ask for it again', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const load = vi.fn(gone as () => Promise<string>)
    const loaded = surely(load)
    await vi.advanceTimersByTimeAsync(60_000)
    load.mockResolvedValue('page')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await loaded).toBe('page')
  })

  it('is not asked for in vain for ever', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const load = vi.fn(gone)
    void surely(load)
    await vi.advanceTimersByTimeAsync(3_600_000)
    const asked = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(load).toHaveBeenCalledTimes(asked)
  })
})
