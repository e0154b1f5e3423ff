import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_PONG_TIMEOUT, MIN_PONG_TIMEOUT, PING_INTERVAL, LiveConnection } from './liveConnection'
import type { LiveSocket } from './transport'

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

it('LiveConnection passes received messages on', () => {
  const { sockets, heard } = line()
  sockets[0]!.onmessage?.({ data: '{"type":"thinking","seats":[2]}' })
  expect(heard).toEqual([{ type: 'thinking', seats: [2] }])
})

it('LiveConnection reconnects with growing pauses', () => {
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

it('LiveConnection stays closed after close()', () => {
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

it('LiveConnection reconnects at once with reconnectNow()', () => {
  const { live, sockets } = line()
  sockets[0]!.onclose?.()
  live.reconnectNow()
  expect(sockets).toHaveLength(2)
  live.reconnectNow()
  expect(sockets).toHaveLength(2)
})

it('LiveConnection sends the newest known number with each connection', () => {
  const { sockets, addresses } = line()
  sockets[0]!.onmessage?.({ data: '{"type":"thinking","seats":[2]}' })
  sockets[0]!.onclose?.()
  vi.advanceTimersByTime(500)
  expect(addresses).toEqual(['ws://harbour/live?since=0', 'ws://harbour/live?since=1'])
})

it('LiveConnection sends a ping after a long silence and stays open after the pong', () => {
  const { sockets } = line()
  sockets[0]!.onopen?.()
  vi.advanceTimersByTime(PING_INTERVAL)
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  sockets[0]!.onmessage?.({ data: '{"type":"pong","seq":1,"hash":"x"}' })
  vi.advanceTimersByTime(MIN_PONG_TIMEOUT + 1000)
  expect(sockets).toHaveLength(1)
})

it('LiveConnection reconnects within three seconds if a ping after sleep is not answered', () => {
  const { live, sockets, stands } = line()
  sockets[0]!.onopen?.()
  live.reconnectNow()
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  vi.advanceTimersByTime(2999)
  expect(sockets).toHaveLength(2)
  expect(stands).toEqual([true, false])
  expect(sockets[0]!.close).toHaveBeenCalled()
})

it('LiveConnection reconnects if a socket does not open', () => {
  const { sockets } = line()
  vi.advanceTimersByTime(2 * MIN_PONG_TIMEOUT + 500)
  expect(sockets).toHaveLength(2)
})

describe('LiveConnection on a slow network', () => {
  const PONG = { data: '{"type":"pong","seq":1,"hash":"x"}' }

  it('waits longer for each further attempt until a socket opens', () => {
    const { sockets, stands } = line()
    vi.advanceTimersByTime(2 * MIN_PONG_TIMEOUT + 500)
    vi.advanceTimersByTime(4 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onopen?.()
    expect([sockets.length, stands]).toEqual([2, [false, true]])
  })

  it('limits how long it waits for a socket to open', () => {
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

  it('waits longer for a pong after an unanswered ping', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL + 2 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL - 1)
    expect(sockets).toHaveLength(2)
  })

  it('waits longer still after a late pong', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL + 1.5 * MIN_PONG_TIMEOUT)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + 3 * MIN_PONG_TIMEOUT - 1)
    expect(sockets[1]!.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })

  it('does not wait longer for a pong because of a ping that an earlier socket did not answer', () => {
    const { sockets } = line()
    sockets[0]!.onopen?.()
    vi.advanceTimersByTime(PING_INTERVAL + MIN_PONG_TIMEOUT + 500)
    vi.advanceTimersByTime(4 * MIN_PONG_TIMEOUT - 1)
    sockets[1]!.onopen?.()
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + 2 * MIN_PONG_TIMEOUT)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })

  it('waits as long as at first again after a quick pong', () => {
    const { sockets } = again()
    vi.advanceTimersByTime(PING_INTERVAL)
    sockets[1]!.onmessage?.(PONG)
    vi.advanceTimersByTime(PING_INTERVAL + MIN_PONG_TIMEOUT)
    expect(sockets[1]!.close).toHaveBeenCalled()
  })
})

it('LiveConnection sends no ping after close()', () => {
  const { live, sockets } = line()
  sockets[0]!.onopen?.()
  live.close()
  vi.advanceTimersByTime(10 * PING_INTERVAL)
  expect(sockets[0]!.send).not.toHaveBeenCalled()
})

describe('LiveConnection.reportVisibility', () => {
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

  it('sends each change of visibility once', () => {
    expect(said(true, true, false, false)).toEqual(['hidden', 'visible'])
    expect(said(false)).toEqual([])
  })

  it('opens a connection as hidden while the page is hidden', () => {
    page.hidden = true
    const { sockets, addresses } = line()
    sockets[0]!.onopen?.()
    expect(addresses).toEqual(['ws://harbour/live?since=0&hidden=1'])
    expect(sockets[0]!.send).not.toHaveBeenCalled()
  })

  it('sends a change that came before the socket opened', () => {
    const { live, sockets } = line()
    page.hidden = true
    live.reportVisibility()
    expect(sockets[0]!.send).not.toHaveBeenCalled()
    sockets[0]!.onopen?.()
    expect(sockets[0]!.send).toHaveBeenCalledWith('hidden')
  })

  it('sends the visibility again after a reconnection', () => {
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
