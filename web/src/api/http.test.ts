import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson, requestText, retryWhile, retryDelay, retryUntilAnswered, ApiError, NetworkError } from './http'
import { reachability } from './reachability.svelte'
import type { LocalizedText } from './scene'

const answered = (answer: Partial<Response>): void => {
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers(), ...answer }) as Response)
}
afterEach(() => vi.unstubAllGlobals())

describe('requestJson and requestText', () => {
  it('throws a NetworkError if the answer breaks off', async () => {
    answered({ json: () => Promise.reject(new SyntaxError('unexpected end')) })
    await expect(requestJson('api/games')).rejects.toBeInstanceOf(NetworkError)
    answered({ text: () => Promise.reject(new TypeError('network error')) })
    await expect(requestText('art.svg')).rejects.toBeInstanceOf(NetworkError)
  })

  it('throws an ApiError if a refusal has no readable body', async () => {
    answered({ ok: false, status: 422, json: () => Promise.reject(new SyntaxError('no json')) })
    await expect(requestJson('api/games')).rejects.toEqual(new ApiError(422, {}))
  })

  it('throws an ApiError for a 500 of the server itself, and a NetworkError for other 5xx answers', async () => {
    const problem = { error: { key: 'server-broken-table' } }
    answered({ ok: false, status: 500, json: async () => problem })
    await expect(requestJson('api/tables/amber-gull-7')).rejects.toEqual(new ApiError(500, problem))
    const mistake = { error: { key: 'server-failed' } }
    for (const [status, said] of [[500, {}], [500, mistake], [502, problem], [503, problem]] as const) {
      answered({ ok: false, status, json: async () => said })
      await expect(requestJson('api/tables/amber-gull-7')).rejects.toBeInstanceOf(NetworkError)
    }
  })

  it('returns undefined for a 204', async () => {
    answered({ status: 204 })
    expect(await requestJson('api/tables/amber-gull-7')).toBeUndefined()
  })
})

describe('reachability', () => {
  it('tells whether the last answer was kept by the browser', async () => {
    const headers = new Headers({ 'Spielhafen-Kept': '1' })
    answered({ headers, json: async () => [] })
    await requestJson('api/games')
    expect(reachability.readsKept).toBe(true)
    answered({ json: async () => [] })
    await requestJson('api/games')
    expect(reachability.readsKept).toBe(false)
  })
})

describe('requestJson with keepalive', () => {
  it('lets the request outlive the page', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetch)
    await requestJson('api/tables/amber-gull-7/note', { method: 'POST', body: {}, keepalive: true })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('api/tables/amber-gull-7/note', expect.objectContaining({ keepalive: true }))
  })
})

describe('retryDelay', () => {
  it('grows with each attempt, up to two seconds', () => {
    expect([0, 1, 2, 3, 50].map(retryDelay)).toEqual([500, 1000, 2000, 2000, 2000])
  })
})

describe('retryWhile', () => {
  const twice = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new NetworkError('art')).mockResolvedValue('here')
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('repeats a request until it succeeds', async () => {
    const ask = twice()
    const had = retryWhile(ask, () => true)
    await vi.advanceTimersByTimeAsync(600)
    expect(await had).toBe(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('stops repeating when the result is no longer wanted', async () => {
    const ask = twice()
    let wanted = true
    const had = retryWhile(ask, () => wanted)
    wanted = false
    await vi.advanceTimersByTimeAsync(9000)
    expect(await had).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
  })
})

describe('retryUntilAnswered', () => {
  const busy = new ApiError(429, { error: { key: 'server-too-often' } })
  const no = new ApiError(404, { error: { key: 'server-no-such-place' } })
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** What came of a request given these server answers: result, messages, number of attempts. */
  async function shown(...answers: unknown[]) {
    const said: (LocalizedText | null)[] = []
    const ask = vi.fn(async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    const had = retryUntilAnswered(ask, () => true, (trouble) => said.push(trouble))
    await vi.advanceTimersByTimeAsync(9000)
    return { had: await had, said: said.map((text) => text?.key ?? ''), asked: ask.mock.calls.length }
  }

  it('repeats a request while the server is down, and reports the lost connection', async () => {
    const { had, said } = await shown(new NetworkError('down'), new NetworkError('down'), 'games')
    expect([had, said]).toEqual(['games', ['web-lost', 'web-lost', '']])
  })

  it('repeats a request after a 429 without a message', async () => {
    const { had, said } = await shown(busy, busy, 'games')
    expect([had, said]).toEqual(['games', ['', '', '']])
  })

  it('stops at a refusal and reports it', async () => {
    const { had, said, asked } = await shown(no, 'games')
    expect([had, said, asked]).toEqual([null, ['server-no-such-place'], 1])
  })

  it.each([
    ['received', async () => 'games'],
    ['refused', () => Promise.reject(no)],
  ])('returns null for an answer that is %s after the result is no longer wanted', async (_, ask) => {
    const say = vi.fn()
    let wanted = true
    const had = retryUntilAnswered<string>(ask, () => wanted, say)
    wanted = false
    expect(await had).toBeNull()
    expect(say).not.toHaveBeenCalled()
  })
})
