import source from '../../../public/bell.js?raw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerServiceWorker, registerServiceWorker, notifiedTables } from './serviceWorker'

type Ring = (data: { json: () => object }) => Promise<void>

/** Messages to the page, in order. */
const told: object[] = []

/** Notifications shown for a push for `table` while one page shows `hash`. */
async function shown(table: string, hash: string, visibilityState = 'visible'): Promise<number> {
  told.length = 0
  const showNotification = vi.fn()
  const page = {
    visibilityState,
    postMessage: (said: object, ports?: [MessagePort]) => {
      told.push(said)
      ports?.[0].postMessage(hash)
    },
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

describe('ring of the service worker', () => {
  it('shows nothing while a visible page shows the table, at any ply', async () => {
    for (const rest of ['', '?seat=1', '/3', '/3?seat=1']) {
      expect(await shown('amber-gull-7', `#/table/amber-gull-7${rest}`)).toBe(0)
    }
  })

  it('shows a notification while pages show something else, or a table whose id begins alike', async () => {
    for (const hash of ['#/', '#/settings', '#/table/amber-gull-71', '#/table/amber-gull-71/3', '#/rules/7']) {
      expect(await shown('amber-gull-7', hash)).toBe(1)
    }
  })

  it('shows a notification for a hidden page of the table, and tells the page', async () => {
    expect(await shown('amber-gull-7', '#/table/amber-gull-7', 'hidden')).toBe(1)
    expect(told).toEqual([{ ask: 'shown' }, { rang: 'amber-gull-7' }])
  })

  it('tells the page nothing if it shows no notification', async () => {
    await shown('amber-gull-7', '#/table/amber-gull-7')
    expect(told).toEqual([{ ask: 'shown' }])
  })
})

describe('answerServiceWorker and registerServiceWorker', () => {
  const heard = new Map<string, (event: object) => void>()
  const page = {
    hidden: true,
    addEventListener: (kind: string, then: (event: object) => void) => void heard.set(kind, then),
  }
  const serviceWorker = {
    startMessages: () => undefined,
    addEventListener: page.addEventListener,
    register: vi.fn(() => Promise.resolve()),
    ready: Promise.resolve('kept'),
  }

  beforeEach(() => {
    notifiedTables.clear()
    page.hidden = true
    vi.stubGlobal('document', page)
    vi.stubGlobal('navigator', { serviceWorker })
    answerServiceWorker()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('remembers the tables that were notified until the page is visible again', () => {
    heard.get('message')!({ data: { rang: 'amber-gull-7' } })
    heard.get('visibilitychange')!({})
    expect([...notifiedTables]).toEqual(['amber-gull-7'])
    page.hidden = false
    heard.get('visibilitychange')!({})
    heard.get('message')!({ data: { rang: 'amber-gull-7' } })
    expect([...notifiedTables]).toEqual([])
  })

  it('registerServiceWorker returns null where the browser has no service worker or refuses it', async () => {
    expect(await registerServiceWorker()).toBe('kept')
    expect(serviceWorker.register).toHaveBeenCalledWith('service.js')
    serviceWorker.register.mockRejectedValueOnce(new Error('no room'))
    expect(await registerServiceWorker()).toBeNull()
    vi.stubGlobal('navigator', {})
    expect(await registerServiceWorker()).toBeNull()
  })
})
