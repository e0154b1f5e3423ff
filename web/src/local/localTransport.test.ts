import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage, ServerState } from './localMessages'
import { LocalTransport, staticFile, type MessageLine } from './localTransport'

const BASE = 'https://games.example/sub/'
const state = (change: Partial<ServerState> = {}): ServerState & { kind: 'state' } => ({
  ...{ kind: 'state', server: 's1', phase: 'ready', done: 1, storage: 'kept', detail: '' },
  ...change,
})

function page() {
  const sent: PageMessage[] = []
  const states: ServerState[] = []
  const line: MessageLine = { postMessage: (message) => sent.push(message as PageMessage), onmessage: null }
  const transport = new LocalTransport(line, 'p1', BASE, (one) => states.push(one))
  const receive = (data: object): void => line.onmessage!({ data } as MessageEvent)
  return { transport, sent, states, receive }
}

afterEach(() => void vi.unstubAllGlobals())

describe('staticFile', () => {
  it('knows the answers that are files of the site', () => {
    expect(staticFile('api/games')).toBe('api/games.json')
    expect(staticFile('api/texts/de')).toBe('api/texts/de.ftl')
    expect(staticFile('api/games/columbus/texts/en')).toBe('api/games/columbus/texts/en.ftl')
    expect(staticFile('api/games/columbus/rulebook/en')).toBe('api/games/columbus/rulebook/en.json')
    expect(staticFile('api/games/columbus/art.svg')).toBe('api/games/columbus/art.svg')
    expect(staticFile('art.svg')).toBe('art.svg')
  })

  it('leaves tables and examples to the server', () => {
    for (const path of ['api/tables', 'api/tables/amber-gull-7', 'api/games/columbus/examples/3']) {
      expect(staticFile(path)).toBeUndefined()
    }
  })
})

describe('LocalTransport', () => {
  it('fetches static answers from the site, without the server', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('[]')))
    vi.stubGlobal('fetch', fetched)
    const { transport, sent } = page()
    await transport.fetch('api/games', { method: 'GET' })
    expect(fetched).toHaveBeenCalledWith('api/games.json', { method: 'GET' })
    expect(sent.map(({ kind }) => kind)).toEqual(['hello'])
  })

  it('sends requests once the server is ready, and gives its answer', async () => {
    const { transport, sent, receive } = page()
    const answer = transport.fetch('api/tables', { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'k' } })
    expect(sent).toHaveLength(1)
    receive(state({ phase: 'loading' }))
    expect(sent.slice(1)).toEqual([{ page: 'p1', kind: 'soon' }])
    receive(state())
    expect(sent[2]).toEqual({ page: 'p1', kind: 'request', id: 1, method: 'POST', url: 'api/tables', body: '{}', key: 'k' })
    receive({ kind: 'answer', page: 'p2', id: 1, status: 500, type: '', content: '' })
    receive({ kind: 'answer', page: 'p1', id: 1, status: 201, type: 'application/json', content: '{"id":"amber"}' })
    expect(await (await answer).json()).toEqual({ id: 'amber' })
  })

  it('says once while the server starts that bots will be needed', () => {
    const { transport, sent, receive } = page()
    const kinds = (): string[] => sent.map(({ kind }) => kind)
    void transport.fetch('api/tables', {})
    receive(state({ phase: 'loading', done: 0 }))
    expect(kinds()).toEqual(['hello'])
    void transport.fetch('api/tables/amber-gull-7?seat=0', {})
    receive(state({ phase: 'loading', done: 0.5 }))
    void transport.fetch('api/tables', { method: 'POST' })
    expect(kinds()).toEqual(['hello', 'soon'])
  })

  it('gives answers without content', async () => {
    const { transport, receive } = page()
    receive(state())
    const answer = transport.fetch('api/tables/amber-gull-7', { method: 'DELETE' })
    receive({ kind: 'answer', page: 'p1', id: 1, status: 204, type: '', content: '' })
    expect((await answer).status).toBe(204)
  })

  it('asks a new server again, and closes the connections to the old one', () => {
    const { transport, sent, receive } = page()
    receive(state())
    const socket = transport.connect('wss://games.example/sub/api/tables/amber-gull-7/live?since=3')
    const closed = vi.fn()
    socket.onclose = closed
    void transport.fetch('api/tables', {})
    receive(state({ server: 's2' }))
    expect(closed).toHaveBeenCalledOnce()
    expect(sent.filter(({ kind }) => kind === 'request')).toHaveLength(2)
  })

  it('connects relative to the page, says and hears texts, and leaves', () => {
    const { transport, sent, receive } = page()
    receive(state())
    const socket = transport.connect('wss://games.example/sub/api/tables/amber-gull-7/live?since=3')
    const heard: unknown[] = []
    socket.onopen = () => heard.push('open')
    socket.onmessage = ({ data }) => heard.push(data)
    receive({ kind: 'socket', page: 'p1', id: 1, event: 'open', text: '' })
    receive({ kind: 'socket', page: 'p1', id: 1, event: 'message', text: '{}' })
    socket.send('ping')
    transport.leave()
    expect(heard).toEqual(['open', '{}'])
    expect(sent.slice(1)).toEqual([
      { page: 'p1', kind: 'connect', id: 1, url: 'api/tables/amber-gull-7/live?since=3' },
      { page: 'p1', kind: 'say', id: 1, text: 'ping' },
      { page: 'p1', kind: 'leave', id: 1 },
    ])
  })
})
