import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveLine, type Socket } from './live'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function line() {
  const sockets: Socket[] = []
  const heard: unknown[] = []
  const stands: boolean[] = []
  const live = new LiveLine(
    'ws://harbour/live',
    { heard: (message) => heard.push(message), connected: (yes) => stands.push(yes) },
    () => {
      const socket: Socket = { onopen: null, onmessage: null, onclose: null, close: vi.fn() }
      sockets.push(socket)
      return socket
    },
  )
  return { live, sockets, heard, stands }
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
