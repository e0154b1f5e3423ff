import { describe, expect, it } from 'vitest'
import { isFor } from './pushing'

const address = (bytes: number[]) => ({ options: { applicationServerKey: new Uint8Array(bytes).buffer } })

describe('an address that a browser was given', () => {
  it('serves the harbour whose key it was given for', () => {
    expect(isFor(address([4, 251, 255, 190]), 'BPv_vg')).toBe(true)
  })

  it('does not serve another one', () => {
    expect(isFor(address([4, 251, 255, 191]), 'BPv_vg')).toBe(false)
    expect(isFor({ options: { applicationServerKey: null } }, 'BPv_vg')).toBe(false)
  })
})
