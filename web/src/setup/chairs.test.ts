import { describe, expect, it } from 'vitest'
import { defaultChairs, defaultChairName, chairPositions, toSeatRequests, type ChairNames } from './chairs'

const names: ChairNames = {
  people: ['Ada'],
  bots: ['Magellan', 'Drake'],
  fallback: (chair) => `Captain ${chair + 1}`,
}

describe('the chairs of a new table', () => {
  it('defaultChairs seats the user and two bots', () => {
    const chairs = defaultChairs([2, 5], 'sailor', names)
    expect(chairs.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot', 'empty', 'empty'])
    expect(chairs[0]!.name).toBe('Ada')
    expect(chairs.slice(1, 3).map(({ name }) => name)).toEqual(['Drake', 'Magellan'])
  })

  it('defaultChairs has no more chairs than the game allows', () => {
    expect(defaultChairs([2, 2], 'sailor', names).map(({ kind }) => kind)).toEqual(['here', 'bot'])
  })

  it('defaultChairs seats as many as the game needs', () => {
    const kinds = defaultChairs([4, 5], 'sailor', names).map(({ kind }) => kind)
    expect(kinds).toEqual(['here', 'bot', 'bot', 'bot', 'empty'])
  })

  it('toSeatRequests leaves out empty chairs', () => {
    const chairs = defaultChairs([2, 4], 'sailor', names)
    chairs[1] = { kind: 'empty', name: '', level: 'sailor' }
    chairs[3] = { kind: 'here', name: '  ', level: 'sailor' }
    expect(toSeatRequests(chairs, names)).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 'sailor', name: 'Magellan' },
      { kind: 'human', name: 'Captain 3' },
    ])
  })

  it('toSeatRequests keeps open chairs without a name', () => {
    const chairs = defaultChairs([2, 2], 'sailor', names)
    chairs[1] = { kind: 'open', name: '', level: 'sailor' }
    expect(toSeatRequests(chairs, names)).toEqual([{ kind: 'human', name: 'Ada' }, { kind: 'open' }])
  })

  it('defaultChairName returns a name by kind and number', () => {
    expect(defaultChairName('here', 1, names)).toBe('Captain 2')
    expect(defaultChairName('bot', 2, names)).toBe('Magellan')
  })

  it('chairPositions places the first chair at the top', () => {
    const [first, ...others] = chairPositions(5)
    expect(first).toEqual({ left: 50, top: 12 })
    expect(others.every(({ left, top }) => left > 8 && left < 92 && top > 12)).toBe(true)
  })
})
