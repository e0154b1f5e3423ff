import { beforeEach, describe, expect, it, vi } from 'vitest'

const endpoints = vi.hoisted(() => ({ fetchServerParts: vi.fn() }))
const way = vi.hoisted(() => ({ isOnNetwork: true }))
vi.mock('./endpoints', () => endpoints)
vi.mock('./transport', () => ({ transport: () => way }))

async function loadModule(): Promise<typeof import('./serverParts')> {
  vi.resetModules()
  return import('./serverParts')
}

beforeEach(() => {
  endpoints.fetchServerParts.mockReset().mockResolvedValue({ parts: ['lobby'] })
  way.isOnNetwork = true
})

describe('parts of the server', () => {
  it('are asked for once', async () => {
    const { isPartOpen } = await loadModule()
    expect(await Promise.all([isPartOpen('lobby'), isPartOpen('ratings')])).toEqual([true, false])
    expect(await isPartOpen('lobby')).toBe(true)
    expect(endpoints.fetchServerParts).toHaveBeenCalledTimes(1)
  })

  it('are asked for again after the connection was lost', async () => {
    const { isPartOpen } = await loadModule()
    endpoints.fetchServerParts.mockRejectedValueOnce(new Error('lost'))
    expect(await isPartOpen('lobby')).toBe(false)
    expect(await isPartOpen('lobby')).toBe(true)
  })

  it('are closed on a page without a server', async () => {
    way.isOnNetwork = false
    const { isPartOpen } = await loadModule()
    expect(await isPartOpen('lobby')).toBe(false)
    expect(endpoints.fetchServerParts).not.toHaveBeenCalled()
  })
})
