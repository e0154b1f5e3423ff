import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BotWorker } from './botWorker'

const BASE = 'https://games.example/sub/'
const FAILURE = '{"error": "Worker"}'

class FakeWorker {
  onmessage: ((event: { data: string | null }) => void) | null = null
  onerror: (() => void) | null = null
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()

  constructor() {
    started.push(this)
  }
}

let started: FakeWorker[] = []

beforeEach(() => {
  started = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => void vi.unstubAllGlobals())

describe('BotWorker', () => {
  it('starts once, and gives answers', async () => {
    const bots = new BotWorker(BASE)
    bots.prepare()
    const answer = bots.ask('one')
    started[0]!.onmessage!({ data: '{"move": "sail"}' })
    expect(await answer).toBe('{"move": "sail"}')
    void bots.ask('two')
    expect(started).toHaveLength(1)
    expect(started[0]!.postMessage.mock.calls).toEqual([[{ base: BASE }], [{ line: 'one' }], [{ line: 'two' }]])
  })

  it.each([
    ['a failed answer', (worker: FakeWorker) => worker.onmessage!({ data: null })],
    ['an error of the script', (worker: FakeWorker) => worker.onerror!()],
  ])('answers after %s, and starts anew for the next question', async (_name, failIn) => {
    const bots = new BotWorker(BASE)
    const answer = bots.ask('one')
    failIn(started[0]!)
    expect(await answer).toBe(FAILURE)
    expect(started[0]!.terminate).toHaveBeenCalledOnce()
    const next = bots.ask('two')
    started[0]!.onmessage!({ data: null }) // comes late
    started[1]!.onmessage!({ data: '{}' })
    expect(await next).toBe('{}')
  })

  it('starts anew for the first question if it could not be loaded', async () => {
    const bots = new BotWorker(BASE)
    bots.prepare()
    started[0]!.onmessage!({ data: null })
    const answer = bots.ask('one')
    started[1]!.onmessage!({ data: '{}' })
    expect(await answer).toBe('{}')
  })
})

describe('the script of the worker', () => {
  const loadPython = vi.fn<() => Promise<object>>()
  const python = (answer: (line: string) => string) => ({ pyimport: () => ({ answer_job: answer }) })

  /** Run the script; return how to send to it, and what it has sent. */
  async function run() {
    const scope = { onmessage: (_event: { data: object }): Promise<void> => Promise.resolve(), postMessage: vi.fn() }
    vi.stubGlobal('self', scope)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.resetModules()
    vi.doMock('./pythonRuntime', () => ({ loadPython }))
    await import('./bots.worker')
    return { send: (data: object) => scope.onmessage({ data }), sent: scope.postMessage.mock.calls }
  }

  it('answers lines by lines', async () => {
    loadPython.mockResolvedValue(python((line) => `${line}!`))
    const { send, sent } = await run()
    await send({ base: BASE })
    await send({ line: 'ahoy' })
    expect(sent).toEqual([['ahoy!']])
  })

  it('sends null if Python cannot be loaded', async () => {
    loadPython.mockRejectedValue(new Error('no network'))
    const { send, sent } = await run()
    await send({ base: BASE })
    expect(sent).toEqual([[null]])
  })

  it('sends null if Python fails', async () => {
    loadPython.mockResolvedValue(python(() => { throw new Error('memory') }))
    const { send, sent } = await run()
    await send({ base: BASE })
    await send({ line: 'ahoy' })
    expect(sent).toEqual([[null]])
  })
})
