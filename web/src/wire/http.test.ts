import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askJson, askText, insist, pause, Refused, Unreachable } from './http'

const answered = (answer: Partial<Response>): void => {
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, ...answer }) as Response)
}
afterEach(() => vi.unstubAllGlobals())

describe('an answer', () => {
  it('that breaks off on its way is none, and worth another try', async () => {
    answered({ json: () => Promise.reject(new SyntaxError('unexpected end')) })
    await expect(askJson('api/games')).rejects.toBeInstanceOf(Unreachable)
    answered({ text: () => Promise.reject(new TypeError('network error')) })
    await expect(askText('art.svg')).rejects.toBeInstanceOf(Unreachable)
  })

  it('that says no is a refusal, even where nobody understands why', async () => {
    answered({ ok: false, status: 422, json: () => Promise.reject(new SyntaxError('no json')) })
    await expect(askJson('api/games')).rejects.toEqual(new Refused(422, {}))
  })

  it('may be empty', async () => {
    answered({ status: 204 })
    expect(await askJson('api/tables/amber-gull-7')).toBeUndefined()
  })
})

describe('between two tries', () => {
  it('the pauses grow, but never beyond two seconds', () => {
    expect([0, 1, 2, 3, 50].map(pause)).toEqual([500, 1000, 2000, 2000, 2000])
  })
})

describe('what must be had', () => {
  const twice = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Unreachable('art')).mockResolvedValue('here')
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for again until it comes', async () => {
    const ask = twice()
    const had = insist(ask, () => true)
    await vi.advanceTimersByTimeAsync(600)
    expect(await had).toBe(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked for no more when nobody wants it any more', async () => {
    const ask = twice()
    let wanted = true
    const had = insist(ask, () => wanted)
    wanted = false
    await vi.advanceTimersByTimeAsync(9000)
    expect(await had).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
  })
})
