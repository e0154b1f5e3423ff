import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANSWER_WITHIN, ASK_EVERY, LiveLine, type Socket } from './live'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function line() {
  const sockets: Socket[] = []
  const heard: unknown[] = []
  const stands: boolean[] = []
  const addresses: string[] = []
  const live = new LiveLine(
    () => `ws://harbour/live?since=${heard.length}`,
    { heard: (message) => heard.push(message), connected: (yes) => stands.push(yes) },
    (to) => {
      addresses.push(to)
      const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() }
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
  live.hurry()
  expect(sockets).toHaveLength(2)
  live.hurry()
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
  vi.advanceTimersByTime(ASK_EVERY)
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  sockets[0]!.onmessage?.({ data: '{"type":"pong","seq":1,"hash":"x"}' })
  vi.advanceTimersByTime(ANSWER_WITHIN + 1000)
  expect(sockets).toHaveLength(1)
})

it('is given up when it does not answer after sleep, within three seconds', () => {
  const { live, sockets, stands } = line()
  sockets[0]!.onopen?.()
  live.hurry()
  expect(sockets[0]!.send).toHaveBeenCalledWith('ping')
  vi.advanceTimersByTime(2999)
  expect(sockets).toHaveLength(2)
  expect(stands).toEqual([true, false])
  expect(sockets[0]!.close).toHaveBeenCalled()
})

it('is given up when nobody takes the call', () => {
  const { sockets } = line()
  vi.advanceTimersByTime(2 * ANSWER_WITHIN + 500)
  expect(sockets).toHaveLength(2)
})

it('asks no more when it is put down', () => {
  const { live, sockets } = line()
  sockets[0]!.onopen?.()
  live.close()
  vi.advanceTimersByTime(10 * ASK_EVERY)
  expect(sockets[0]!.send).not.toHaveBeenCalled()
})
