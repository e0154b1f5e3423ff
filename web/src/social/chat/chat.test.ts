import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../../api/endpoints'
import { NetworkError } from '../../api/http'
import type { ChatMessage } from '../../api/messages'
import { Chat } from './chat.svelte'

vi.mock('../../api/endpoints', () => ({ sendChatMessage: vi.fn(), fetchChat: vi.fn() }))
const server = vi.mocked(api)

it('Chat.send repeats a message with the same key after a lost answer', async () => {
  const line = { number: 1, mine: true } as never
  server.sendChatMessage.mockRejectedValueOnce(new NetworkError('down')).mockResolvedValue(line)
  const chat = new Chat('amber-gull-7')
  expect(await chat.send('ahoy', '')).toBe(false)
  expect(await chat.send('ahoy', '')).toBe(true)
  expect(await chat.send('ahoy', '')).toBe(true)
  const [first, second, third] = server.sendChatMessage.mock.calls.map(([, , , key]) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('Chat.send refuses a message while another one is being sent', async () => {
  server.sendChatMessage.mockClear()
  let answer: (line: never) => void = () => {}
  server.sendChatMessage.mockReturnValueOnce(new Promise((said) => (answer = said)))
  const chat = new Chat('amber-gull-7')
  const first = chat.send('ahoy', '')
  expect(chat.sending).toBe(true)
  expect(await chat.send('ahoy', '')).toBe(false)
  answer({ number: 1, mine: true } as never)
  expect(await first).toBe(true)
  expect(chat.sending).toBe(false)
  expect(server.sendChatMessage).toHaveBeenCalledOnce()
})

describe('Chat.catchUp and Chat.widenAudience', () => {
  const said = (number: number, room: ChatMessage['room'] = 'table'): ChatMessage =>
    ({ number, room, seat: null, name: 'Bo', text: 'ahoy', sent_at: 1, mine: false, author: 'b0' })
  const numbers = (chat: Chat): number[] => chat.lines.map(({ number }) => number)
  /** messages on the server */
  let audible: ChatMessage[] = []

  beforeEach(() => {
    audible = [said(1)]
    server.fetchChat.mockReset()
    server.fetchChat.mockImplementation(async (_, after) => {
      return { messages: audible.filter(({ number }) => number > after), room: 'table', silent: false }
    })
  })

  it('catchUp repeats after a failure, although a newer message was received meanwhile', async () => {
    const chat = new Chat('amber-gull-7')
    await chat.catchUp()
    audible = [said(1), said(2), said(3)]
    server.fetchChat.mockRejectedValueOnce(new NetworkError('down'))
    await chat.catchUp()
    chat.receive(said(3))
    await chat.catchUp()
    expect(numbers(chat)).toEqual([1, 2, 3])
  })

  it('widenAudience adds the spectators’ messages at the end of the game, not as unread', async () => {
    const chat = new Chat('amber-gull-7')
    audible = [said(2)]
    await chat.catchUp()
    audible = [said(1, 'spectators'), said(2)]
    await chat.widenAudience()
    expect(numbers(chat)).toEqual([1, 2])
    expect(chat.unread).toBeUndefined()
  })

  it('widenAudience adds the spectators’ messages, although an earlier answer comes late', async () => {
    const chat = new Chat('amber-gull-7')
    let answer = (_: { messages: ChatMessage[]; room: 'table'; silent: boolean }): void => {}
    server.fetchChat.mockReturnValueOnce(new Promise((found) => (answer = found)))
    const early = chat.catchUp()
    server.fetchChat.mockRejectedValueOnce(new NetworkError('down'))
    await chat.widenAudience()
    answer({ messages: [said(2)], room: 'table', silent: false })
    await early
    audible = [said(1, 'spectators'), said(2)]
    await chat.catchUp()
    expect(numbers(chat)).toEqual([1, 2])
  })
})
