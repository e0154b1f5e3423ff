import { describe, expect, it } from 'vitest'
import { canGrow, canShrink, fieldKind, fieldLabel, fieldNames, firstValue, numberChoices, seatToMove, withSeatToMove } from './fieldForm'

const HAND = { type: 'array', minItems: 0, maxItems: 3, items: { type: 'integer', minimum: 0, maximum: 2, names: ['a', 'b', 'c'] } }

describe('the form of a position', () => {
  it('edits each kind of value in its own way', () => {
    expect(fieldKind({ type: 'integer', minimum: 0, maximum: 1 }, 1)).toBe('flag')
    expect(fieldKind({ type: 'integer', minimum: 0, maximum: 9 }, 1)).toBe('number')
    expect(fieldKind(HAND.items, 1)).toBe('name')
    expect(fieldKind({ type: 'string' }, 'x')).toBe('text')
    expect(fieldKind(HAND, [1])).toBe('list')
    expect(fieldKind({ type: 'array' }, [[1]])).toBe('json')
  })

  it('adds and removes entries within the bounds', () => {
    expect([canGrow(HAND, [1]), canGrow(HAND, [1, 1, 1])]).toEqual([true, false])
    expect([canShrink(HAND, [1]), canShrink(HAND, [])]).toEqual([true, false])
    expect(firstValue(HAND.items)).toBe(0)
    expect(firstValue({ type: 'integer', minimum: 2, maximum: 4 })).toBe(2)
  })

  it('offers names, and few numbers, as choices', () => {
    expect(numberChoices({ minimum: -1, maximum: 1, names: ['a', 'b'] })).toEqual([
      { value: -1, text: '' },
      { value: 0, text: 'a' },
      { value: 1, text: 'b' },
    ])
    expect(numberChoices({ minimum: 0, maximum: 50 })).toEqual([])
    expect(numberChoices({ minimum: 0, maximum: 1, seat: true }, ['Ada', 'Bo'])[1]).toEqual({ value: 1, text: 'Bo' })
  })

  it('names the fields, without those of the engine', () => {
    const form = { properties: { steps: {}, viewer: {}, gust_left: {}, gone: {} } }
    expect(fieldNames(form, { steps: [], viewer: -2, gust_left: 1 })).toEqual(['gust_left'])
    expect(fieldLabel('gust_left')).toBe('Gust left')
  })

  it('gives the turn to another seat', () => {
    const state = { turn: 0, steps: [{ step: 'End' }, { step: 'Turn', seat: 0 }] }
    expect(seatToMove(state)).toBe(0)
    expect(withSeatToMove(state, 1)).toEqual({ turn: 1, steps: [{ step: 'End' }, { step: 'Turn', seat: 1 }] })
  })
})
