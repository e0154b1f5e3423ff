import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/endpoints'

/** the texts that were parsed */
const parsed = vi.hoisted(() => [] as string[])
vi.mock('@fluent/bundle', async (original) => {
  const fluent = await original<typeof import('@fluent/bundle')>()
  class Counted extends fluent.FluentResource {
    constructor(source: string) {
      super(source)
      parsed.push(source)
    }
  }
  return { ...fluent, FluentResource: Counted }
})
vi.mock('../api/endpoints', () => ({ sharedTexts: vi.fn(), gameTexts: vi.fn() }))
const server = vi.mocked(api)
const captains = (number: number): string[] => ['Ada', `Captain ${number}`]

/** The words of a page that has learned a game. */
async function learned() {
  vi.resetModules()
  const { words } = await import('./i18n.svelte')
  await words.learn('columbus')
  return words
}

describe('the words of a game', () => {
  beforeEach(() => {
    parsed.length = 0
    server.sharedTexts.mockResolvedValue('web-turn = { $who } is to play.')
    server.gameTexts.mockResolvedValue('storm = { $who } meets a storm.')
  })

  it('are spoken with the names of each table, and read once for all of them', async () => {
    const words = await learned()
    const said = [1, 2, 3].map((number) => words.of('columbus', captains(number)).say('storm', { who: { seat: 1 } }))
    expect(said).toEqual([1, 2, 3].map((number) => `Captain ${number} meets a storm.`))
    expect(words.say('web-turn', { who: { seat: 0 } })).toContain('is to play.')
    expect(parsed).toHaveLength(2)
  })

  it('are spoken by the same speaker for the same table, who is forgotten after many others', async () => {
    const words = await learned()
    const speaker = words.of('columbus', captains(0))
    expect(words.of('columbus', captains(0))).toBe(speaker)
    for (let number = 1; number < 1000; number++) words.of('columbus', captains(number))
    expect(words.of('columbus', captains(0))).not.toBe(speaker)
  })
})
