import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import * as api from '../../api/endpoints'
import { enablePush, renewPush, usesServerKey } from './webPush'

vi.mock('../../api/endpoints', () => ({ fetchLanguages: () => Promise.resolve([{ code: 'de', name: 'Deutsch', note: '' }]), fetchPushKey: vi.fn(() => Promise.resolve({ key: 'BPv_vg' })), subscribePush: vi.fn(), unsubscribePush: vi.fn() }))
vi.mock('./turnNotifier.svelte', () => ({ notificationPermission: () => 'granted' }))

const address = (bytes: number[]) => ({ options: { applicationServerKey: new Uint8Array(bytes).buffer } })

describe('usesServerKey', () => {
  it('accepts a subscription for the key of this server', () => {
    expect(usesServerKey(address([4, 251, 255, 190]), 'BPv_vg')).toBe(true)
  })

  it('refuses a subscription for another key or without one', () => {
    expect(usesServerKey(address([4, 251, 255, 191]), 'BPv_vg')).toBe(false)
    expect(usesServerKey({ options: { applicationServerKey: null } }, 'BPv_vg')).toBe(false)
  })
})

describe('renewPush and enablePush', () => {
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

  it('renews the subscription if notifications are on', async () => {
    settings.choices.notes = true
    await renewPush()
    expect(api.subscribePush).toHaveBeenCalledWith({ endpoint: 'https://push.example/x', p256dh: 'p', auth: 'a', language: 'de' })
  })

  it('does nothing if notifications are off', async () => {
    settings.choices.notes = false
    await renewPush()
    expect(api.subscribePush).not.toHaveBeenCalled()
  })

  it('unsubscribes if notifications are switched off while the browser subscribes', async () => {
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

  it('unsubscribes at the server, too, if notifications are switched off while it subscribes', async () => {
    settings.choices.notes = true
    vi.mocked(api.subscribePush).mockImplementationOnce(async () => switchOff())
    expect(await enablePush('de')).toBe(false)
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(api.unsubscribePush).toHaveBeenCalledExactlyOnceWith('https://push.example/x')
  })
})
