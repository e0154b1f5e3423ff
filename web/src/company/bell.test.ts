import source from '../../public/bell.js?raw'
import { describe, expect, it, vi } from 'vitest'

type Ring = (data: { json: () => object }) => Promise<void>

/** What is shown when a message from `table` comes while one page lies open, in full view, that shows `hash`. */
async function shown(table: string, hash: string): Promise<number> {
  const showNotification = vi.fn()
  const page = {
    visibilityState: 'visible',
    postMessage: (_: object, [port]: [MessagePort]) => port.postMessage(hash),
  }
  const bell = {
    addEventListener: () => undefined,
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve([page]) },
  }
  const ring = new Function('self', `${source}; return ring`)(bell) as Ring
  await ring({ json: () => ({ title: 'Columbus', body: 'Your turn', table }) })
  return showNotification.mock.calls.length
}

describe('the bell', () => {
  it('is silent where somebody looks at the table, at any moment of it', async () => {
    for (const rest of ['', '?seat=1', '/3', '/3?seat=1']) {
      expect(await shown('amber-gull-7', `#/table/amber-gull-7${rest}`)).toBe(0)
    }
  })

  it('rings where another page is looked at, also one whose table has a word that begins alike', async () => {
    for (const hash of ['#/', '#/settings', '#/table/amber-gull-71', '#/table/amber-gull-71/3', '#/rules/7']) {
      expect(await shown('amber-gull-7', hash)).toBe(1)
    }
  })
})
