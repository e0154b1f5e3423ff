import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/endpoints'

/** the parsed texts */
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
vi.mock('../api/endpoints', () => ({ fetchSharedTexts: vi.fn(), fetchGameTexts: vi.fn() }))
const server = vi.mocked(api)
const captains = (number: number): string[] => ['Ada', `Captain ${number}`]

/** An i18n that has loaded a game. */
async function learned() {
  vi.resetModules()
  const { i18n } = await import('./i18n.svelte')
  await i18n.load('columbus')
  return i18n
}

describe('i18n.forGame', () => {
  beforeEach(() => {
    parsed.length = 0
    server.fetchSharedTexts.mockResolvedValue('web-turn = { $who } is to play.')
    server.fetchGameTexts.mockResolvedValue('storm = { $who } meets a storm.')
  })

  it('uses the names of each table and parses the texts once', async () => {
    const words = await learned()
    const said = [1, 2, 3].map((number) => words.forGame('columbus', captains(number)).t('storm', { who: { seat: 1 } }))
    expect(said).toEqual([1, 2, 3].map((number) => `Captain ${number} meets a storm.`))
    expect(words.t('web-turn', { who: { seat: 0 } })).toContain('is to play.')
    expect(parsed).toHaveLength(2)
  })

  it('caches the translator of a table until many others were used', async () => {
    const words = await learned()
    const translator = words.forGame('columbus', captains(0))
    expect(words.forGame('columbus', captains(0))).toBe(translator)
    for (let number = 1; number < 1000; number++) words.forGame('columbus', captains(number))
    expect(words.forGame('columbus', captains(0))).not.toBe(translator)
  })
})

describe('i18n.load', () => {
  it('is held up by no game that the server does not know', async () => {
    const words = await learned()
    server.fetchGameTexts.mockRejectedValueOnce(new Error('404'))
    await expect(words.load('unknown')).rejects.toThrow('404')
    await words.load('santa_timea')
    expect(server.fetchGameTexts.mock.lastCall?.[0]).toBe('santa_timea')
    expect(words.forGame('santa_timea').has('storm')).toBe(true)
  })
})
