import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './http'
import { IdempotentRequest } from './idempotency'

/** The keys sent with these requests when the server answers like this. */
async function keys(contents: unknown[], answers: (Error | string)[]): Promise<string[]> {
  const wish = new IdempotentRequest()
  const ask = vi.fn(async (_: string) => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  for (const content of contents) await wish.send(content, ask).catch(() => null)
  return ask.mock.calls.map(([key]) => key)
}

describe('IdempotentRequest', () => {
  it('keeps its key after a network error', async () => {
    const [first, second] = await keys(['ahoy', 'ahoy'], [new NetworkError('down'), 'done'])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it.each([
    ['an answer', ['ahoy', 'ahoy'], ['done', 'done']],
    ['a refusal', ['ahoy', 'ahoy'], [new ApiError(422, {}), 'done']],
    ['another content', ['ahoy', 'farewell'], [new NetworkError('down'), 'done']],
  ])('has a new key after %s', async (_, contents, answers) => {
    const [first, second] = await keys(contents, answers)
    expect(second).not.toBe(first)
  })
})
