import { describe, expect, it } from 'vitest'
import { packLogbook, unpackLogbook } from './linkCodec'

const book = `spielhafen logbook 1\ngame santa_timea\nseat Ada ✓\n\n${'1  N7, S9\n'.repeat(200)}`

describe('a logbook in an address', () => {
  it('comes out as it went in, and is short', async () => {
    const packed = await packLogbook(book)
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(packed.length).toBeLessThan(book.length / 5)
    expect(await unpackLogbook(packed)).toBe(book)
  })

  it('is nothing if it was cut or made up', async () => {
    expect(await unpackLogbook((await packLogbook(book)).slice(0, 20))).toBeNull()
    expect(await unpackLogbook('???')).toBeNull()
    expect(await unpackLogbook('AAAA')).toBeNull()
  })
})
