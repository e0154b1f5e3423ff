import { describe, expect, it } from 'vitest'
import { toNotation } from './typedMoves'

const known = [
  { move: 'E3', name: 'Ost 3' },
  { move: 'E13', name: 'Ost 13' },
  { move: 'S3', name: 'Süd 3' },
  { move: 'bride', name: 'Piratenbraut' },
]
const read = (typed: string): string => toNotation(known, typed)

describe('a typed move', () => {
  it('may be in the notation of the logbook', () => {
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

describe('a chain of moves', () => {
  const ships = [
    { move: 'w3 forward', name: 'w3 Agnes: voraus' },
    { move: 'w3 port', name: 'w3 Agnes: Backbord' },
    { move: 'w4 stop', name: 'w4 Vega: bleibt' },
    { move: 'done', name: 'Fertig' },
  ]
  const chain = (typed: string): string => toNotation(ships, typed)

  it('names a ship once', () => {
    expect(chain('w3 forward, port, forward')).toBe('w3 forward, w3 port, w3 forward')
    expect(chain('w3 forward, starboard, w4 stop, done')).toBe('w3 forward, w3 starboard, w4 stop, done')
  })

  it('may be abbreviated as long as it is unmistakable', () => {
    expect(chain('w3 f, p, f')).toBe('w3 forward, w3 port, w3 forward')
    expect(chain('w3 f, s')).toBe('w3 forward, s')
  })

  it('does not take a word for a ship where none was named', () => {
    expect(chain('forward')).toBe('forward')
  })
})
