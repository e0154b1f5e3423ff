import { describe, expect, it } from 'vitest'
import { inNotation } from './typed'

const known = [
  { move: 'E3', name: 'Ost 3' },
  { move: 'E13', name: 'Ost 13' },
  { move: 'S3', name: 'Süd 3' },
  { move: 'bride', name: 'Piratenbraut' },
]
const read = (typed: string): string => inNotation(known, typed)

describe('a typed move', () => {
  it('may be in the notation of the log book', () => {
    expect(read('E3')).toBe('E3')
    expect(read(' e 13 ')).toBe('E13')
  })

  it('may be what the screen calls it, whatever the case and the blanks', () => {
    expect(read('ost 3')).toBe('E3')
    expect(read('OST13')).toBe('E13')
    expect(read('sud 3')).toBe('S3')
  })

  it('may be shortened as long as it is unmistakable', () => {
    expect(read('O3')).toBe('E3')
    expect(read('pirat')).toBe('bride')
    expect(read('ost')).toBe('ost')
  })

  it('may be several', () => {
    expect(read('O3, braut,Piratenbraut')).toBe('E3, braut, bride')
  })
})
