import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '../../api/messages'
import { Chat } from './chat.svelte'
import { Mutes } from './mutes.svelte'

vi.mock('../../api/endpoints', () => ({ reportMessage: vi.fn() }))
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const said = (number: number, author: string): ChatMessage =>
  ({ number, room: 'table', seat: null, name: author, text: 'ahoy', sent_at: 1, mine: false, author, ply: null })

it('Mutes keeps who is muted, by table', () => {
  new Mutes('amber-gull-7').toggle('b0')
  expect(new Mutes('amber-gull-7').has('b0')).toBe(true)
  expect(new Mutes('old-tern-9').has('b0')).toBe(false)
  new Mutes('amber-gull-7').toggle('b0')
  expect(new Mutes('amber-gull-7').has('b0')).toBe(false)
})

it('Chat neither shows nor announces those who are muted', () => {
  const chat = new Chat('amber-gull-7')
  chat.receive(said(1, 'b0'))
  chat.receive(said(2, 'c0'))
  chat.mutes.toggle('c0')
  expect(chat.heard.map(({ number }) => number)).toEqual([1])
  expect(chat.unread?.number).toBe(1)
  chat.mutes.toggle('c0')
  expect(chat.unread?.number).toBe(2)
})
