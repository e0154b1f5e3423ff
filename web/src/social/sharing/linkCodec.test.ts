import { describe, expect, it } from 'vitest'
import { packLogbook, unpackLogbook } from './linkCodec'

const book = `spielhafen logbook 1\ngame santa_timea\nseat Ada ✓\n\n${'1  N7, S9\n'.repeat(200)}`

describe('packLogbook and unpackLogbook', () => {
  it('restore a logbook and make it short', async () => {
    const packed = await packLogbook(book)
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(packed.length).toBeLessThan(book.length / 5)
    expect(await unpackLogbook(packed)).toBe(book)
  })

  it('return null for a text that was cut off or made up', async () => {
    expect(await unpackLogbook((await packLogbook(book)).slice(0, 20))).toBeNull()
    expect(await unpackLogbook('???')).toBeNull()
    expect(await unpackLogbook('AAAA')).toBeNull()
  })
})
