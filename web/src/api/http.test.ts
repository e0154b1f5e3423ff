import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson, requestText, retryWhile, retryDelay, retryUntilAnswered, ApiError, NetworkError } from './http'
import type { LocalizedText } from './scene'

const answered = (answer: Partial<Response>): void => {
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, ...answer }) as Response)
}
afterEach(() => vi.unstubAllGlobals())

describe('an answer', () => {
  it('that breaks off on its way is none, and worth another try', async () => {
    answered({ json: () => Promise.reject(new SyntaxError('unexpected end')) })
    await expect(requestJson('api/games')).rejects.toBeInstanceOf(NetworkError)
    answered({ text: () => Promise.reject(new TypeError('network error')) })
    await expect(requestText('art.svg')).rejects.toBeInstanceOf(NetworkError)
  })

  it('that says no is a refusal, even where nobody understands why', async () => {
    answered({ ok: false, status: 422, json: () => Promise.reject(new SyntaxError('no json')) })
    await expect(requestJson('api/games')).rejects.toEqual(new ApiError(422, {}))
  })

  it('that the harbour means is its last word, what a proxy says for it is worth another try', async () => {
    const problem = { error: { key: 'server-broken-table' } }
    answered({ ok: false, status: 500, json: async () => problem })
    await expect(requestJson('api/tables/amber-gull-7')).rejects.toEqual(new ApiError(500, problem))
    const mistake = { error: { key: 'server-failed' } }
    for (const [status, said] of [[500, {}], [500, mistake], [502, problem], [503, problem]] as const) {
      answered({ ok: false, status, json: async () => said })
      await expect(requestJson('api/tables/amber-gull-7')).rejects.toBeInstanceOf(NetworkError)
    }
  })

  it('may be empty', async () => {
    answered({ status: 204 })
    expect(await requestJson('api/tables/amber-gull-7')).toBeUndefined()
  })
})

describe('a question', () => {
  it('reaches the server even if the page is left, where that was wanted', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetch)
    await requestJson('api/tables/amber-gull-7/note', { method: 'POST', body: {}, keepalive: true })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('api/tables/amber-gull-7/note', expect.objectContaining({ keepalive: true }))
  })
})

describe('between two tries', () => {
  it('the pauses grow, but never beyond two seconds', () => {
    expect([0, 1, 2, 3, 50].map(retryDelay)).toEqual([500, 1000, 2000, 2000, 2000])
  })
})

describe('what must be had', () => {
  const twice = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new NetworkError('art')).mockResolvedValue('here')
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for again until it comes', async () => {
    const ask = twice()
    const had = retryWhile(ask, () => true)
    await vi.advanceTimersByTimeAsync(600)
    expect(await had).toBe(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked for no more when nobody wants it any more', async () => {
    const ask = twice()
    let wanted = true
    const had = retryWhile(ask, () => wanted)
    wanted = false
    await vi.advanceTimersByTimeAsync(9000)
    expect(await had).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
  })
})

describe('what a page shows', () => {
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

  it('is asked for again while the server is away, which is said', async () => {
    const { had, said } = await shown(new NetworkError('down'), new NetworkError('down'), 'games')
    expect([had, said]).toEqual(['games', ['web-lost', 'web-lost', '']])
  })

  it('is waited for by whoever asked too often, and nothing is said of it', async () => {
    const { had, said } = await shown(busy, busy, 'games')
    expect([had, said]).toEqual(['games', ['', '', '']])
  })

  it('is asked for no more when the answer is no, which is said', async () => {
    const { had, said, asked } = await shown(no, 'games')
    expect([had, said, asked]).toEqual([null, ['server-no-such-place'], 1])
  })

  it.each([
    ['had', async () => 'games'],
    ['refused', () => Promise.reject(no)],
  ])('is not %s where nobody wants it any more', async (_, ask) => {
    const say = vi.fn()
    let wanted = true
    const had = retryUntilAnswered<string>(ask, () => wanted, say)
    wanted = false
    expect(await had).toBeNull()
    expect(say).not.toHaveBeenCalled()
  })
})
