import { expect, it, vi } from 'vitest'
import * as api from '../wire/api'
import { Unreachable } from '../wire/http'
import { Talk } from './talk.svelte'

vi.mock('../wire/api', () => ({ say: vi.fn() }))
const server = vi.mocked(api)

it('says a line once, though the answer was lost and it is said again', async () => {
  const line = { number: 1, mine: true } as never
  server.say.mockRejectedValueOnce(new Unreachable('down')).mockResolvedValue(line)
  const talk = new Talk('amber-gull-7')
  expect(await talk.say('ahoy', '')).toBe(false)
  expect(await talk.say('ahoy', '')).toBe(true)
  expect(await talk.say('ahoy', '')).toBe(true)
  const [first, second, third] = server.say.mock.calls.map(([, , , key]) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('says nothing while something is being said', async () => {
  server.say.mockClear()
  let answer: (line: never) => void = () => {}
  server.say.mockReturnValueOnce(new Promise((said) => (answer = said)))
  const talk = new Talk('amber-gull-7')
  const first = talk.say('ahoy', '')
  expect(talk.saying).toBe(true)
  expect(await talk.say('ahoy', '')).toBe(false)
  answer({ number: 1, mine: true } as never)
  expect(await first).toBe(true)
  expect(talk.saying).toBe(false)
  expect(server.say).toHaveBeenCalledOnce()
})
