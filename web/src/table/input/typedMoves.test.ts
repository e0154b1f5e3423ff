import { describe, expect, it } from 'vitest'
import { toNotation } from './typedMoves'

const known = [
  { move: 'E3', name: 'Ost 3' },
  { move: 'E13', name: 'Ost 13' },
  { move: 'S3', name: 'Süd 3' },
  { move: 'bride', name: 'Piratenbraut' },
]
const read = (typed: string): string => toNotation(known, typed)

describe('toNotation with one move', () => {
  it('reads the notation of logbooks', () => {
    expect(read('E3')).toBe('E3')
    expect(read(' e 13 ')).toBe('E13')
  })

  it('reads the names on the screen, ignoring case and blanks', () => {
    expect(read('ost 3')).toBe('E3')
    expect(read('OST13')).toBe('E13')
    expect(read('sud 3')).toBe('S3')
  })

  it('reads unambiguous abbreviations', () => {
    expect(read('O3')).toBe('E3')
    expect(read('pirat')).toBe('bride')
    expect(read('ost')).toBe('ost')
  })

  it('reads several moves', () => {
    expect(read('O3, braut,Piratenbraut')).toBe('E3, braut, bride')
  })
})

describe('toNotation with moves of ships', () => {
  const ships = [
    { move: 'w3 forward', name: 'w3 Agnes: voraus' },
    { move: 'w3 port', name: 'w3 Agnes: Backbord' },
    { move: 'w4 stop', name: 'w4 Vega: bleibt' },
    { move: 'done', name: 'Fertig' },
  ]
  const chain = (typed: string): string => toNotation(ships, typed)

  it('needs the name of a ship only once', () => {
    expect(chain('w3 forward, port, forward')).toBe('w3 forward, w3 port, w3 forward')
    expect(chain('w3 forward, starboard, w4 stop, done')).toBe('w3 forward, w3 starboard, w4 stop, done')
  })

  it('reads unambiguous abbreviations of words', () => {
    expect(chain('w3 f, p, f')).toBe('w3 forward, w3 port, w3 forward')
    expect(chain('w3 f, s')).toBe('w3 forward, s')
  })

  it('adds no ship where none was named', () => {
    expect(chain('forward')).toBe('forward')
  })
})
