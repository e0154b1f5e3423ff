import { afterEach, expect, it, vi } from 'vitest'
import { installOffer } from './installOffer.svelte'

afterEach(() => vi.unstubAllGlobals())

it('installOffer is open from the event of the browser until it is taken', () => {
  const heard = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (kind: string, then: (event: object) => void) => heard.set(kind, then))
  installOffer.listen()
  expect(installOffer.isOpen).toBe(false)
  const [preventDefault, prompt] = [vi.fn(), vi.fn()]
  heard.get('beforeinstallprompt')!({ preventDefault, prompt })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(installOffer.isOpen).toBe(true)
  installOffer.take()
  expect(prompt).toHaveBeenCalledOnce()
  expect(installOffer.isOpen).toBe(false)
})
