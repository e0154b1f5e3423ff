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
  const [first, second, third] = server.sendChatMessage.mock.calls.map(([, , key]) => key)
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
    ({ number, room, seat: null, name: 'Bo', text: 'ahoy', sent_at: 1, mine: false, author: 'b0', ply: null })
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

describe('comments on moves', () => {
  const about = (number: number, ply: number | null, author = 'b0'): ChatMessage =>
    ({ number, room: 'table', seat: null, name: 'Bo', text: 'ahoy', sent_at: 1, mine: false, author, ply })

  it('Chat.comments has the messages by move, but none of muted people', () => {
    const chat = new Chat('amber-gull-7')
    for (const line of [about(1, 4), about(2, null), about(3, 4), about(4, 0), about(5, 9, 'c0')]) chat.receive(line)
    chat.mutes.authors = ['c0']
    expect([...chat.comments].map(([ply, lines]) => [ply, lines.map(({ number }) => number)])).toEqual([[4, [1, 3]], [0, [4]]])
  })

  it('Chat.checkMoves learns which moves were taken back, and asks only if there are comments', async () => {
    const chat = new Chat('amber-gull-7')
    chat.receive(about(1, null))
    server.fetchChat.mockClear()
    await chat.checkMoves()
    expect(server.fetchChat).not.toHaveBeenCalled()
    chat.receive(about(2, 4))
    server.fetchChat.mockResolvedValueOnce({ messages: [about(1, null), about(2, null)], room: 'table', silent: false })
    await chat.checkMoves()
    expect(chat.lines.map(({ number, ply }) => [number, ply])).toEqual([[1, null], [2, null]])
    expect(chat.comments.size).toBe(0)
  })

  it('Chat.send repeats a comment with the same key for the same move only', async () => {
    const chat = new Chat('amber-gull-7')
    server.sendChatMessage.mockReset()
    server.sendChatMessage.mockRejectedValue(new NetworkError('down'))
    for (const ply of [3, 3, 4]) await chat.send('ahoy', '', ply)
    const [first, second, third] = server.sendChatMessage.mock.calls
    expect(first![1]).toEqual({ text: 'ahoy', name: '', ply: 3 })
    expect(second![2]).toBe(first![2])
    expect(third![2]).not.toBe(first![2])
  })
})
