import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Translator } from '../../i18n/translator'
import { holdingLines, lineMoveText, lineRequest, lineText } from './answerLines'

const source = `
offer-roll = Roll the dice
orders-line-if = If { $who } plays “{ $move }”
orders-line-if-hidden = If { $who } makes a move that I do not see
orders-line-then = I play “{ $move }”
orders-line-hidden = a move that I do not see
`
const translator = new Translator('en', [new FluentResource(source)], ['Ada', 'Bo'])
const roll = { seat: 0, move: 'roll', label: { key: 'offer-roll' } }

describe('an if-then line', () => {
  it('is one sentence with the moves in words', () => {
    expect(lineText(translator, 0, [{ seat: 1, move: 'end' }, roll])).toBe('If Bo plays “end” → I play “Roll the dice”')
    expect(lineText(translator, 1, [roll, { seat: 1, move: 'end' }])).toBe('If Ada plays “Roll the dice” → I play “end”')
  })

  it('says of a hidden move only that it is made', () => {
    expect(lineMoveText(translator, { seat: 1, move: '?' })).toBe('a move that I do not see')
    expect(lineText(translator, 0, [{ seat: 1, move: '?' }, roll])).toBe(
      'If Bo makes a move that I do not see → I play “Roll the dice”',
    )
  })

  it('is sent without its words', () => {
    expect(lineRequest([{ seat: 1, move: 'end' }, roll])).toEqual([
      { seat: 1, move: 'end' },
      { seat: 0, move: 'roll' },
    ])
  })

  it('is not sent again when it has ended', () => {
    const holds = { plies: [roll] }
    expect(holdingLines([holds, { plies: [roll], ended: 'move' }])).toEqual([holds])
    expect(holdingLines(undefined)).toEqual([])
  })
})
