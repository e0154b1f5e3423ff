import { expect, it, vi } from 'vitest'
import { closeOnBackdropClick } from './backdrop'

const hears = new Map<string, (event: unknown) => void>()
const dialog = {
  addEventListener: (name: string, hear: (event: unknown) => void) => hears.set(name, hear),
  removeEventListener: (name: string) => hears.delete(name),
} as unknown as HTMLElement
const field = {}

it.each([
  ['is put away by a touch beside it', dialog, dialog, 1],
  ['stays when text is marked and the pointer leaves it on the way', field, dialog, 0],
  ['stays when something on it is touched', field, field, 0],
])('a page %s', (_, down, click, times) => {
  const away = vi.fn()
  const done = closeOnBackdropClick(dialog, away)
  hears.get('pointerdown')!({ target: down })
  hears.get('click')!({ target: click })
  expect(away).toHaveBeenCalledTimes(times)
  done()
  expect(hears.size).toBe(0)
})
