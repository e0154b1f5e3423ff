import { beforeEach, describe, expect, it, vi } from 'vitest'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
})
const hears: ((event: { key: string }) => void)[] = []
vi.stubGlobal('addEventListener', (name: string, hear: (event: { key: string }) => void) => {
  if (name === 'storage') hears.push(hear)
})

/** The settings of a fresh page. */
async function opened() {
  vi.resetModules()
  return (await import('./settings.svelte')).settings
}
const keep = (choices: object): void => void shelf.set('spielhafen.settings', JSON.stringify(choices))

describe('settings', () => {
  beforeEach(() => shelf.clear())

  it('are loaded again by the next page', async () => {
    const first = await opened()
    first.choices.theme = 'night'
    first.save()
    expect((await opened()).choices.theme).toBe('night')
  })

  it('replace invalid stored values by defaults', async () => {
    keep({ theme: 'purple', pace: 'at-once', confirm: 'perhaps', names: [7], more: true })
    const { choices } = await opened()
    expect(choices.theme).toBe('system')
    expect(choices.pace).toBe('at-once')
    expect(choices.confirm).toBe(true)
    expect(choices.names).toEqual([])
    expect('more' in choices).toBe(false)
  })

  it('follow changes in other pages of the browser', async () => {
    const page = await opened()
    keep({ language: 'de', names: ['Ada'] })
    hears.at(-1)!({ key: 'spielhafen.settings' })
    expect(page.choices.language).toBe('de')
    expect(page.choices.names).toEqual(['Ada'])
  })
})

it('what the browser refuses to keep lasts until the page is closed', async () => {
  const open = globalThis.localStorage
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.resetModules()
  const { readStored, removeStored, storedKeys, writeStored } = await import('./settings.svelte')
  writeStored('spielhafen.aims', ['columbus'])
  expect(readStored('spielhafen.aims', [])).toEqual(['columbus'])
  expect(storedKeys('spielhafen.')).toContain('spielhafen.aims')
  removeStored('spielhafen.aims')
  expect(readStored('spielhafen.aims', [])).toEqual([])
  vi.stubGlobal('localStorage', open)
})
