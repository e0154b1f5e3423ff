import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playBell } from '../../browser/sound'
import { registerServiceWorker, notifiedTables } from './serviceWorker'
import { settings } from '../../settings/settings.svelte'
import { TurnNotifier, type TurnState } from './turnNotifier.svelte'

vi.mock('../../browser/sound', () => ({ playBell: vi.fn() }))
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

describe('whoever looks at a table', () => {
  beforeEach(() => {
    vi.mocked(playBell).mockClear()
    settings.choices.sounds = true
  })

  it('is not called to what he is looking at already', () => {
    expect(rings([true, 5], [true, 5])).toBe(0)
  })

  it('is called once when others have made their moves', () => {
    expect(rings([false, 5], [false, 6], [true, 7], [true, 7])).toBe(1)
  })

  it('is not called within his own turn, however many moves it has', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 7], [true, 8, 8])).toBe(0)
  })

  it('is called when the others were so quick that nobody saw them asked', () => {
    expect(rings([true, 5], [true, 8, 6])).toBe(1)
  })

  it('is called once only, whatever else happens at the table afterwards', () => {
    expect(rings([true, 5], [true, 8, 6], [true, 9, 6])).toBe(1)
  })

  it('is not called by what others do while the turn is still his', () => {
    expect(rings([true, 5], [true, 6, 6], [true, 7, 6])).toBe(0)
  })

  it('is not called when a move was refused', () => {
    expect(rings([true, 5], [true, 5, 6], [true, 5, 6])).toBe(0)
  })

  it('hears nothing without wanting to', () => {
    settings.choices.sounds = false
    expect(rings([false, 5], [true, 6])).toBe(0)
  })
})

describe('whoever looks elsewhere', () => {
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

  it('is called by the bell that the browser keeps, as phones want it, with one note for each table', async () => {
    await called()
    expect(kept.showNotification).toHaveBeenCalledExactlyOnceWith('Columbus', {
      body: 'Your turn',
      tag: TABLE,
      data: TABLE,
      icon: 'favicon.svg',
    })
    expect(made).not.toHaveBeenCalled()
  })

  it('is called by the page itself where no bell is kept', async () => {
    vi.mocked(registerServiceWorker).mockResolvedValue(null)
    await called()
    expect(made).toHaveBeenCalledExactlyOnceWith('Columbus', { body: 'Your turn', tag: TABLE })
  })

  it('is not called a second time where the harbour has called already', async () => {
    notifiedTables.add(TABLE)
    await called()
    expect(kept.showNotification).not.toHaveBeenCalled()
  })

  it('is called although the harbour has called to another table', async () => {
    notifiedTables.add(`${TABLE}1`)
    await called()
    expect(laid).toHaveLength(1)
  })

  it('is not called while he looks, nor without wanting to', async () => {
    page.hidden = false
    await called()
    page.hidden = true
    settings.choices.notes = false
    await called()
    expect(kept.showNotification).not.toHaveBeenCalled()
  })

  it('finds no note any more when he has moved, also when it was hardly laid', async () => {
    const notifier = await called()
    expect(laid).toHaveLength(1)
    asked(notifier, 7, false)
    asked(notifier, 8)
    asked(notifier, 9, false)
    await done()
    expect(kept.showNotification).toHaveBeenCalledTimes(2)
    expect(laid).toEqual([])
  })

  it('finds no note any more that the harbour has laid, either', async () => {
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

  it('finds no note any more when he has left the table, be it that only the harbour knew of one', async () => {
    const notifier = new TurnNotifier(TABLE)
    void lay('Columbus', { tag: TABLE })
    notifier.close()
    await done()
    expect(laid).toEqual([])
  })

  it('has no notes looked for where none are allowed', async () => {
    const asking = vi.fn(() => Promise.resolve(undefined))
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: asking } })
    vi.stubGlobal('Notification', { permission: 'default' })
    new TurnNotifier(TABLE).close()
    await done()
    expect(asking).not.toHaveBeenCalled()
  })

  it('keeps the note of the harbour until the page has heard of the turn that it called him to, too', async () => {
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

  it('is called by the page to a turn that the harbour has not called him to', async () => {
    notifiedTables.add(TABLE)
    const notifier = await called()
    asked(notifier, 7, false)
    asked(notifier, 8)
    await done()
    expect(laid).toHaveLength(1)
  })

  it('is called to his next turn although the browser would not show the note before', async () => {
    kept.showNotification.mockRejectedValueOnce(new TypeError('not now'))
    const notifier = await called()
    asked(notifier, 7, false)
    asked(notifier, 8)
    await done()
    expect(laid).toHaveLength(1)
  })
})
