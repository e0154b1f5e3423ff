import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import * as api from '../../api/endpoints'
import { enablePush, renewPush, usesServerKey } from './webPush'

vi.mock('../../api/endpoints', () => ({ fetchPushKey: vi.fn(() => Promise.resolve({ key: 'BPv_vg' })), subscribePush: vi.fn(), unsubscribePush: vi.fn() }))
vi.mock('./turnNotifier.svelte', () => ({ notificationPermission: () => 'granted' }))

const address = (bytes: number[]) => ({ options: { applicationServerKey: new Uint8Array(bytes).buffer } })

describe('an address that a browser was given', () => {
  it('serves the harbour whose key it was given for', () => {
    expect(usesServerKey(address([4, 251, 255, 190]), 'BPv_vg')).toBe(true)
  })

  it('does not serve another one', () => {
    expect(usesServerKey(address([4, 251, 255, 191]), 'BPv_vg')).toBe(false)
    expect(usesServerKey({ options: { applicationServerKey: null } }, 'BPv_vg')).toBe(false)
  })
})

describe('a page that opens', () => {
  const unsubscribe = vi.fn()
  const subscribe = vi.fn(() =>
    Promise.resolve({ endpoint: 'https://push.example/x', unsubscribe, toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }) }),
  )
  const switchOff = (): void => void (settings.choices.notes = false)

  beforeEach(() => {
    vi.clearAllMocks()
    const pushManager = { getSubscription: () => Promise.resolve(null), subscribe }
    const ready = Promise.resolve({ pushManager })
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('window', { PushManager: class {} })
    vi.stubGlobal('navigator', { languages: ['de'], serviceWorker: { register: () => ready, ready } })
  })

  it('says anew that one wants to be called', async () => {
    settings.choices.notes = true
    await renewPush()
    expect(api.subscribePush).toHaveBeenCalledWith({ endpoint: 'https://push.example/x', p256dh: 'p', auth: 'a', language: 'de' })
  })

  it('says nothing if one does not', async () => {
    settings.choices.notes = false
    await renewPush()
    expect(api.subscribePush).not.toHaveBeenCalled()
  })

  it('says nothing if one wants it no more when the browser has found an address', async () => {
    settings.choices.notes = true
    const found = subscribe.getMockImplementation()!
    subscribe.mockImplementationOnce(() => {
      switchOff()
      return found()
    })
    expect(await enablePush('de')).toBe(false)
    expect(api.subscribePush).not.toHaveBeenCalled()
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('takes back what it said if one wants it no more by then', async () => {
    settings.choices.notes = true
    vi.mocked(api.subscribePush).mockImplementationOnce(async () => switchOff())
    expect(await enablePush('de')).toBe(false)
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(api.unsubscribePush).toHaveBeenCalledExactlyOnceWith('https://push.example/x')
  })
})
