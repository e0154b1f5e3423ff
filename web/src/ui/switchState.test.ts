import { describe, expect, it } from 'vitest'
import { settleSwitch } from './switchState'

describe('a switch that was touched', () => {
  it('shows what holds, not what was refused after a question', async () => {
    const box = { checked: true }
    await settleSwitch(box, async () => undefined, () => false)
    expect(box.checked).toBe(false)
  })

  it('shows what was wanted until that is settled, and afterwards where it holds', async () => {
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

  it('shows what holds where the question itself failed', async () => {
    const box = { checked: true }
    const asked = settleSwitch(box, () => Promise.reject(new TypeError('no window to ask in')), () => false)
    await expect(asked).rejects.toThrow('no window')
    expect(box.checked).toBe(false)
  })
})
