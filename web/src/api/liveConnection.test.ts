import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_PONG_TIMEOUT, MIN_PONG_TIMEOUT, PING_INTERVAL, LiveConnection, type LiveSocket } from './liveConnection'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function line() {
  const sockets: LiveSocket[] = []
  const heard: unknown[] = []
  const stands: boolean[] = []
  const addresses: string[] = []
  const live = new LiveConnection(
    (looks) => `ws://harbour/live?since=${heard.length}${looks ? '' : '&hidden=1'}`,
    { onMessage: (message) => heard.push(message), onConnectedChange: (yes) => stands.push(yes) },
    (to) => {
      addresses.push(to)
      const socket: LiveSocket = { onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() }
      sockets.push(socket)
      return socket
    },
  )
  return { live, sockets, heard, stands, addresses }
}

it('hands on what it hears', () => {
  const { sockets, heard } = line()
  sockets[0]!.onmessage?.({ data: '{"type":"thinking","seats":[2]}' })
  expect(heard).toEqual([{ type: 'thinking', seats: [2] }])
})

it('is opened again when it breaks, with growing pauses', () => {
  const { sockets, stands } = line()
  sockets[0]!.onopen?.()
  sockets[0]!.onclose?.()
  expect(stands).toEqual([true, false])
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  sockets[1]!.onclose?.()
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(3)
})

it('stays closed when it is put down', () => {
  const { live, sockets, heard, stands } = line()
  live.close()
  sockets[0]!.onmessage?.({ data: '{"type":"thinking","seats":[2]}' })
  sockets[0]!.onclose?.()
  vi.runAllTimers()
  expect(sockets[0]!.close).toHaveBeenCalled()
  expect(sockets).toHaveLength(1)
  expect(heard).toEqual([])
  expect(stands).toEqual([])
})

it('can be hurried when the network is back', () => {
  const { live, sockets } = line()
  sockets[0]!.onclose?.()
  live.reconnectNow()
  expect(sockets).toHaveLength(2)
  live.reconnectNow()
  expect(sockets).toHaveLength(2)
})

it('says at each opening what it knows', () => {
  const { sockets, addresses } = line()
  sockets[0]!.onmessage?.({ data: '{"type":"thinking","seats":[2]}' })
  sockets[0]!.onclose?.()
  vi.advanceTimersByTime(500)
  expect(addresses).toEqual(['ws://harbour/live?since=0', 'ws://harbour/live?since=1'])
})

it('is asked when it has long been silent, and lives on if it answers', () => {
  const { sockets } = line()
  sockets[0]!.onopen?.()
  vi.advanceTimersByTime(PING_INTERVAL)
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  sockets[0]!.onmessage?.({ data: '{"type":"pong","seq":1,"hash":"x"}' })
  vi.advanceTimersByTime(MIN_PONG_TIMEOUT + 1000)
  expect(sockets).toHaveLength(1)
})

it('is given up when it does not answer after sleep, within three seconds', () => {
  const { live, sockets, stands } = line()
  sockets[0]!.onopen?.()
  live.reconnectNow()
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  vi.advanceTimersByTime(2999)
  expect(sockets).toHaveLength(2)
  expect(stands).toEqual([true, false])
  expect(sockets[0]!.close).toHaveBeenCalled()
})

it('is given up when nobody takes the call', () => {
  const { sockets } = line()
  vi.advanceTimersByTime(2 * MIN_PONG_TIMEOUT + 500)
  expect(sockets).toHaveLength(2)
})

describe('a slow line', () => {
  const PONG = { data: '{"type":"pong","seq":1,"hash":"x"}' }

  it('is given more time with every call, so that it stands in the end', () => {
    const { sockets, stands } = line()
    vi.advanceTimersByTime(2 * MIN_PONG_TIMEOUT + 500)
    vi.advanceTimersByTime(4 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onopen?.()
    expect([sockets.length, stands]).toEqual([2, [false, true]])
  })

  it('is not waited for without end', () => {
    const { sockets } = line()
    vi.advanceTimersByTime(600_000)
    const calls = sockets.length
    vi.advanceTimersByTime(2 * MAX_PONG_TIMEOUT + 2000)
    expect(sockets).toHaveLength(calls + 1)
  })

  /** a connection that was abandoned once and reopened */
  function again() {
    const made = line()
    made.sockets[0]!.onopen?.()
    vi.advanceTimersByTime(PING_INTERVAL + MIN_PONG_TIMEOUT + 500)
    made.sockets[1]!.onopen?.()
    return made
  }

  it('may answer later after it was given up', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL + 2 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL - 1)
    expect(sockets).toHaveLength(2)
  })

  it('may answer even later after it answered late', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL + 1.5 * MIN_PONG_TIMEOUT)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + 3 * MIN_PONG_TIMEOUT - 1)
    expect(sockets[1]!.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })

  it('is not taken for slower because of a question that the one before did not answer', () => {
    const { sockets } = line()
    sockets[0]!.onopen?.()
    vi.advanceTimersByTime(PING_INTERVAL + MIN_PONG_TIMEOUT + 500)
    vi.advanceTimersByTime(4 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onopen?.()
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + 2 * MIN_PONG_TIMEOUT)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })

  it('is waited for no longer than any other when it answers soon again', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + MIN_PONG_TIMEOUT)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })
})

it('asks no more when it is put down', () => {
  const { live, sockets } = line()
  sockets[0]!.onopen?.()
  live.close()
  vi.advanceTimersByTime(10 * PING_INTERVAL)
  expect(sockets[0]!.send).not.toHaveBeenCalled()
})

describe('a page that is hidden', () => {
  const page = { hidden: false }
  beforeEach(() => {
    page.hidden = false
    vi.stubGlobal('document', page)
  })
  /** messages sent, given this sequence of page visibility */
  function said(...hidden: boolean[]): unknown[] {
    const { live, sockets } = line()
    sockets[0]!.onopen?.()
    for (page.hidden of hidden) live.reportVisibility()
    return vi.mocked(sockets[0]!.send).mock.calls.flat()
  }

  it('says so, and again when it is looked at, each once', () => {
    expect(said(true, true, false, false)).toEqual(['hidden', 'visible'])
    expect(said(false)).toEqual([])
  })

  it('says so as soon as it opens a line', () => {
    page.hidden = true
    const { sockets, addresses } = line()
    sockets[0]!.onopen?.()
    expect(addresses).toEqual(['ws://harbour/live?since=0&hidden=1'])
    expect(sockets[0]!.send).not.toHaveBeenCalled()
  })

  it('says what became of it while the line was being opened', () => {
    const { live, sockets } = line()
    page.hidden = true
    live.reportVisibility()
    expect(sockets[0]!.send).not.toHaveBeenCalled()
    sockets[0]!.onopen?.()
    expect(sockets[0]!.send).toHaveBeenCalledWith('hidden')
  })

  it('says anew how it stands when the line was cut', () => {
    const { live, sockets, addresses } = line()
    sockets[0]!.onopen?.()
    page.hidden = true
    live.reportVisibility()
    sockets[0]!.onclose?.()
    vi.advanceTimersByTime(500)
    page.hidden = false
    sockets[1]!.onopen?.()
    expect(addresses[1]).toBe('ws://harbour/live?since=0&hidden=1')
    expect(sockets[1]!.send).toHaveBeenCalledWith('visible')
  })
})
