import { describe, expect, it } from 'vitest'
import { settleSwitch } from './switchState'

describe('settleSwitch', () => {
  it('resets a switch whose change was not made', async () => {
    const box = { checked: true }
    await settleSwitch(box, async () => undefined, () => false)
    expect(box.checked).toBe(false)
  })

  it('keeps a switch while its change is under way, and afterwards if it was made', async () => {
    const box = { checked: true }
    let called = false
    let allow = (): void => {}
    const asked = new Promise<void>((given) => (allow = given))
    const settled = settleSwitch(box, async (on) => asked.then(() => void (called = on)), () => called)
    expect(box.checked).toBe(true)
    allow()
    await settled
    expect(box.checked).toBe(true)
  })

  it('resets a switch whose change failed', async () => {
    const box = { checked: true }
    const asked = settleSwitch(box, () => Promise.reject(new TypeError('no window to ask in')), () => false)
    await expect(asked).rejects.toThrow('no window')
    expect(box.checked).toBe(false)
  })
})
