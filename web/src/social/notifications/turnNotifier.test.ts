import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playBell } from '../../sound/soundPlayer'
import { registerServiceWorker, notifiedTables } from './serviceWorker'
import { settings } from '../../settings/settings.svelte'
import { TurnNotifier, type TurnState } from './turnNotifier.svelte'

vi.mock('../../sound/soundPlayer', () => ({ playBell: vi.fn() }))
vi.mock('./serviceWorker', () => ({ registerServiceWorker: vi.fn(), notifiedTables: new Set() }))

const TABLE = 'red-gull-7'
const call = () => ({ title: 'Columbus', body: 'Your turn' })
/** number of bells for a sequence of states: asked, last event, own event */
function rings(...stands: [asked: boolean, seq: number, own?: number][]): number {
  const notifier = new TurnNotifier(TABLE)
  const standing = stands.map(([asked, seq, own = -1]): TurnState => ({ asked, seq, own }))
  standing.forEach((now) => notifier.update(now, call))
  return vi.mocked(playBell).mock.calls.length
}

describe('TurnNotifier on a visible page', () => {
  beforeEach(() => {
    vi.mocked(playBell).mockClear()
    settings.choices.sounds = true
  })

  it('does not ring when the table is opened on the player’s turn', () => {
    expect(rings([true, 5], [true, 5])).toBe(0)
  })

  it('rings once when the turn comes after moves of others', () => {
    expect(rings([false, 5], [false, 6], [true, 7], [true, 7])).toBe(1)
  })

  it('does not ring for further moves of the same turn', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 7], [true, 8, 8])).toBe(0)
  })

  it('rings when the turn came back without being seen elsewhere', () => {
    expect(rings([true, 5], [true, 8, 6])).toBe(1)
  })

  it('rings once for each turn', () => {
    expect(rings([true, 5], [true, 8, 6], [true, 9, 6])).toBe(1)
  })

  it('does not ring for moves of others during the player’s turn', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 6])).toBe(0)
  })

  it('does not ring after a refused move', () => {
    expect(rings([true, 5], [true, 5, 6], [true, 5, 6])).toBe(0)
  })

  it('does not ring if sounds are off', () => {
    settings.choices.sounds = false
    expect(rings([false, 5], [true, 6])).toBe(0)
  })
})

describe('TurnNotifier on a hidden page', () => {
  const laid: { title: string; tag: string; close: () => void }[] = []
  const lay = (title: string, { tag }: { tag: string }) => {
    const note = { title, tag, close: () => void laid.splice(laid.indexOf(note), 1) }
    laid.push(note)
    return Promise.resolve()
  }
  const noted = ({ tag }: { tag: string }) => Promise.resolve(laid.filter((note) => note.tag === tag))
  const kept = { showNotification: vi.fn(lay), getNotifications: noted }
  const page = { hidden: true }
  /** desktop constructor; phones throw */
  const made = vi.fn()

  class Note {
    static permission = 'granted'
    close = vi.fn()
    constructor(title: string, options: object) {
      made(title, options)
    }
  }

  beforeEach(() => {
    laid.length = 0
    notifiedTables.clear()
    page.hidden = true
    made.mockReset()
    kept.showNotification.mockClear()
    settings.choices.sounds = false
    settings.choices.notes = true
    vi.mocked(registerServiceWorker).mockResolvedValue(kept as unknown as ServiceWorkerRegistration)
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('document', page)
    vi.stubGlobal('Notification', Note)
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(kept) } })
  })
  afterEach(() => {
    settings.choices.notes = false
    vi.unstubAllGlobals()
  })

  const asked = (notifier: TurnNotifier, seq: number, yes = true): void => notifier.update({ asked: yes, seq, own: -1 }, call)
  /** wait for everything under way */
  const done = () => new Promise((resolve) => setTimeout(resolve))
  async function called(): Promise<TurnNotifier> {
    const notifier = new TurnNotifier(TABLE)
    asked(notifier, 5, false)
    asked(notifier, 6)
    await done()
    return notifier
  }

  it('shows a notification for each table through the service worker, as phones require', async () => {
    await called()
    expect(kept.showNotification).toHaveBeenCalledExactlyOnceWith('Columbus', {
      body: 'Your turn',
      tag: TABLE,
      data: TABLE,
      icon: 'favicon.svg',
    })
    expect(made).not.toHaveBeenCalled()
  })

  it('shows a notification itself without a service worker', async () => {
    vi.mocked(registerServiceWorker).mockResolvedValue(null)
    await called()
    expect(made).toHaveBeenCalledExactlyOnceWith('Columbus', { body: 'Your turn', tag: TABLE })
  })

  it('shows no notification if the service worker has shown one', async () => {
    notifiedTables.add(TABLE)
    await called()
    expect(kept.showNotification).not.toHaveBeenCalled()
  })

  it('shows a notification if the service worker has shown one for another table', async () => {
    notifiedTables.add(`${TABLE}1`)
    await called()
    expect(laid).toHaveLength(1)
  })

  it('shows no notification on a visible page, or if notifications are off', async () => {
    page.hidden = false
    await called()
    page.hidden = true
    settings.choices.notes = false
    await called()
    expect(kept.showNotification).not.toHaveBeenCalled()
  })

  it('closes its notification after the move, even if it was just shown', async () => {
    const notifier = await called()
    expect(laid).toHaveLength(1)
    asked(notifier, 7, false)
    asked(notifier, 8)
    asked(notifier, 9, false)
    await done()
    expect(kept.showNotification).toHaveBeenCalledTimes(2)
    expect(laid).toEqual([])
  })

  it('closes the notification of the service worker after the move', async () => {
    notifiedTables.add(TABLE)
    void lay('Columbus', { tag: TABLE })
    void lay('Columbus', { tag: `${TABLE}1` })
    const notifier = await called()
    page.hidden = false
    notifiedTables.clear() // as the page does when it becomes visible again
    asked(notifier, 7, false)
    await done()
    expect(laid.map(({ tag }) => tag)).toEqual([`${TABLE}1`])
  })

  it('closes the notification of the service worker when the table is closed', async () => {
    const notifier = new TurnNotifier(TABLE)
    void lay('Columbus', { tag: TABLE })
    notifier.close()
    await done()
    expect(laid).toEqual([])
  })

  it('does not look for notifications without permission', async () => {
    const asking = vi.fn(() => Promise.resolve(undefined))
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: asking } })
    vi.stubGlobal('Notification', { permission: 'default' })
    new TurnNotifier(TABLE).close()
    await done()
    expect(asking).not.toHaveBeenCalled()
  })

  it('keeps the notification of the service worker until the page knows of the turn', async () => {
    const notifier = new TurnNotifier(TABLE)
    asked(notifier, 5, false)
    notifiedTables.add(TABLE)
    void lay('Columbus', { tag: TABLE })
    asked(notifier, 6, false)
    asked(notifier, 7)
    await done()
    expect(laid).toHaveLength(1)
    expect(kept.showNotification).not.toHaveBeenCalled()
  })

  it('shows a notification for a turn that the service worker has not notified', async () => {
    notifiedTables.add(TABLE)
    const notifier = await called()
    asked(notifier, 7, false)
    asked(notifier, 8)
    await done()
    expect(laid).toHaveLength(1)
  })

  it('shows a notification for the next turn after the browser refused one', async () => {
    kept.showNotification.mockRejectedValueOnce(new TypeError('not now'))
    const notifier = await called()
    asked(notifier, 7, false)
    asked(notifier, 8)
    await done()
    expect(laid).toHaveLength(1)
  })
})
