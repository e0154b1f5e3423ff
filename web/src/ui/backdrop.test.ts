import { expect, it, vi } from 'vitest'
import { closeOnBackdropClick } from './backdrop'

const hears = new Map<string, (event: unknown) => void>()
const dialog = {
  addEventListener: (name: string, hear: (event: unknown) => void) => hears.set(name, hear),
  removeEventListener: (name: string) => hears.delete(name),
} as unknown as HTMLElement
const field = {}

it.each([
  ['closes the dialog after a click on the backdrop', dialog, dialog, 1],
  ['keeps the dialog open if the press began inside', field, dialog, 0],
  ['keeps the dialog open after a click inside', field, field, 0],
])('closeOnBackdropClick %s', (_, down, click, times) => {
  const away = vi.fn()
  const done = closeOnBackdropClick(dialog, away)
  hears.get('pointerdown')!({ target: down })
  hears.get('click')!({ target: click })
  expect(away).toHaveBeenCalledTimes(times)
  done()
  expect(hears.size).toBe(0)
})
