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

  it('rings where the table lies open and is hidden, and tells the page, which then need not call', async () => {
    expect(await shown('amber-gull-7', '#/table/amber-gull-7', 'hidden')).toBe(1)
    expect(told).toEqual([{ ask: 'shown' }, { rang: 'amber-gull-7' }])
  })

  it('tells nobody that it rang where it is silent', async () => {
    await shown('amber-gull-7', '#/table/amber-gull-7')
    expect(told).toEqual([{ ask: 'shown' }])
  })
})

describe('a page', () => {
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

  it('remembers to which tables the bell has called until it is looked at again', () => {
    heard.get('message')!({ data: { rang: 'amber-gull-7' } })
    heard.get('visibilitychange')!({})
    expect([...notifiedTables]).toEqual(['amber-gull-7'])
    page.hidden = false
    heard.get('visibilitychange')!({})
    heard.get('message')!({ data: { rang: 'amber-gull-7' } })
    expect([...notifiedTables]).toEqual([])
  })

  it('keeps the bell where the browser can', async () => {
    expect(await registerServiceWorker()).toBe('kept')
    expect(serviceWorker.register).toHaveBeenCalledWith('bell.js')
    serviceWorker.register.mockRejectedValueOnce(new Error('no room'))
    expect(await registerServiceWorker()).toBeNull()
    vi.stubGlobal('navigator', {})
    expect(await registerServiceWorker()).toBeNull()
  })
})
