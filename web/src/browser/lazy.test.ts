import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLazily, loadPersistently } from './lazy'

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

describe('loadLazily and loadPersistently', () => {
  it('repeats a failed import', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('page')
    const loaded = loadLazily(load)
    await vi.advanceTimersByTimeAsync(600)
    expect(await loaded).toBe('page')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page once if the server has a new version', async () => {
    pageFrom('assets/old.js', '<script src="assets/new.js">')
    void loadLazily(gone)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
    void loadLazily(gone).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads the page once if an import fails again with the same version, because browsers may cache the failure', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    void loadLazily(gone)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600)
    expect(reload).toHaveBeenCalledOnce()
    const again = loadLazily(gone).catch(() => 'lost')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await again).toBe('lost')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload the page while the server is down', async () => {
    pageFrom('assets/old.js', '')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    void loadLazily(gone).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['getItem', 'setItem'])('rejects without a reload if sessionStorage.%s throws', async (door) => {
    pageFrom('assets/old.js', '<script src="assets/new.js">')
    Object.assign(sessionStorage, {
      [door]: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    const loaded = loadLazily(gone).catch(String)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await loaded).toBe('TypeError: 404')
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for a failed style sheet, and does not delay other imports', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    const sheets: { href?: string; onload?: () => void; onerror?: () => void; remove: () => void }[] = []
    Object.assign(document, {
      createElement: () => ({ remove: vi.fn() }),
      head: { append: (sheet: (typeof sheets)[0]) => sheets.push(sheet) },
    })
    let tries = 0
    const load = async (): Promise<string> => {
      if (++tries === 1) throw new Error('Unable to preload CSS for /assets/page.css')
      return 'page'
    }
    const loaded = loadLazily(load)
    await vi.advanceTimersByTimeAsync(600)
    expect(await loadLazily(async () => 'other')).toBe('other')
    expect(sheets).toHaveLength(1)
    sheets[0]!.onerror!()
    await vi.advanceTimersByTimeAsync(1100)
    expect(tries).toBe(1)
    expect(reload).not.toHaveBeenCalled()
    expect(sheets.map(({ href }) => href)).toEqual(['/assets/page.css', '/assets/page.css'])
    sheets[1]!.onload!()
    expect(await loaded).toBe('page')
    await loadLazily(load)
    expect(sheets).toHaveLength(2)
  })

  it('loadPersistently resolves when the import succeeds late', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    kept.set('spielhafen.renewed', 'assets/old.js')
    const load = vi.fn(gone as () => Promise<string>)
    const loaded = loadPersistently(load)
    await vi.advanceTimersByTimeAsync(60_000)
    load.mockResolvedValue('page')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await loaded).toBe('page')
  })

  it('loadPersistently stops repeating in the end', async () => {
    pageFrom('assets/old.js', '<script src="assets/old.js">')
    kept.set('spielhafen.renewed', 'assets/old.js')
    const load = vi.fn(gone)
    void loadPersistently(load)
    await vi.advanceTimersByTimeAsync(3_600_000)
    const asked = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(load).toHaveBeenCalledTimes(asked)
  })
})
