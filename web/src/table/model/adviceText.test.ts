import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Advice } from '../../api/messages'
import { Translator } from '../../i18n/translator'
import { featureKey, plainAdvice, rankMoves, methodNotes, explainablePlies, isNegligible, turnSummary, isUnexplained, whyNoReasons } from './adviceText'
import { fakeLine, fakeView } from '../testing/fakeTable'

const translator = new Translator('en', [
  new FluentResource('feature-way = nearer\n    .less = farther\nfeature-fire = stronger broadsides'),
  new FluentResource('card = North { $number }\nadvice-turn = { $name } – { $moves }'),
], ['Ada', 'Bo'])

describe('featureKey', () => {
  const said = (feature: string, gain: number) => translator.t(featureKey(translator, feature, gain))

  it('names a text for less of a feature', () => {
    expect([said('way', 1), said('way', -1)]).toEqual(['nearer', 'farther'])
  })

  it('names the same text for more and less where there is only one', () => {
    expect([said('fire', 1), said('fire', -1)]).toEqual(['stronger broadsides', 'stronger broadsides'])
  })
})

describe('plainAdvice', () => {
  const words = new Translator('en', [
    new FluentResource('feature-way = nearer\n    .plain = { $gain ->\n        [0] it is a little nearer\n       *[other] it is { $gain } fields nearer\n    }\nfeature-fire = stronger broadsides'),
    new FluentResource('advice-plain-because = “{ $move }”, not “{ $other }”: { $why }.\nadvice-plain-both = { $first }, and { $second }\nadvice-plain-only = “{ $move }” alone.\nadvice-plain-forced = Only “{ $move }”.\nadvice-plain-finish = “{ $move }”: enough.\nadvice-plain-next = Then { $name }: { $move }.\nadvice-plain-then = Next: { $moves }.\nadvice-plain-better = “{ $move }” beats “{ $other }”.\nadvice-plain-close = About equal, as “{ $move }”.\nwhy-plain-close = { $name }: { $move } or { $other }.'),
  ], ['Ada', 'Bo'])
  const thought = (move: string) => ({ move, visits: 9, worth: 0.5, error: 0.01, line: [] })
  const advice = (verdict: Advice['verdict'], ...reasons: [string, number][]): Advice => ({
    seat: 1,
    ply: 4,
    level: 'admiral',
    verdict,
    reckoned: false,
    thoughts: [thought('g5'), thought('h5')],
    reasons: reasons.map(([feature, gain]) => ({ feature, gain, error: 0.1 })),
  })

  it('names the greatest reason in favour, with a rounded figure', () => {
    expect(plainAdvice(words, advice('sure', ['fire', -3], ['way', 1.8], ['fire', 1]), 'advice')).toBe('“g5”, not “h5”: it is 2 fields nearer, and stronger broadsides.')
    expect(plainAdvice(words, advice('reckoned', ['way', 0.2]), 'advice')).toBe('“g5”, not “h5”: it is a little nearer.')
  })
  it('names the feature where a game has no clause for it', () => {
    expect(plainAdvice(words, advice('sure', ['fire', 1]), 'advice')).toBe('“g5”, not “h5”: stronger broadsides.')
  })
  it('says where there is no choice, or nothing left to do', () => {
    const choice = { forced: false, finishes: false }
    expect(plainAdvice(words, advice('only'), 'advice', choice)).toBe('“g5” alone.')
    expect(plainAdvice(words, advice('only'), 'advice', { ...choice, finishes: true })).toBe('“g5”: enough.')
    expect(plainAdvice(words, advice('only'), 'advice', { ...choice, forced: true })).toBe('Only “g5”.')
  })
  it('tells the reply to expect, but not the next own moves', () => {
    const line = [1, 0].map((seat) => ({ seat, move: 'k7', label: { key: 'advice-plain-only', args: { move: `k${seat}` } } }))
    const told = { ...advice('sure', ['way', 0.2]), thoughts: [{ ...thought('g5'), line }, thought('h5')] }
    expect(plainAdvice(words, told, 'advice')).toBe('“g5”, not “h5”: it is a little nearer. Then Ada: “k0” alone..')
  })
  it('tells no reply that says nothing of the place', () => {
    const line = [{ seat: 0, move: 'spin', label: { key: 'advice-plain-only' } }]
    const told = { ...advice('sure', ['way', 0.2]), thoughts: [{ ...thought('g5'), line }, thought('h5')] }
    expect(plainAdvice(words, told, 'advice')).toBe('“g5”, not “h5”: it is a little nearer.')
  })
  it('names moves by what is played together, and what follows', () => {
    const plan = { names: new Map([['g5', 'Agnes to g9']]), then: 'dock → land' }
    expect(plainAdvice(words, advice('sure', ['way', 0.2]), 'advice', undefined, plan)).toBe('“Agnes to g9”, not “h5”: it is a little nearer. Next: dock → land.')
  })
  it('names one of several moves that are about equal, and nothing that follows it', () => {
    const line = [{ seat: 0, move: 'k7', label: { key: 'advice-plain-only', args: { move: 'k0' } } }]
    const told = { ...advice('close'), thoughts: [{ ...thought('g5'), line }, thought('h5')] }
    const plan = { names: new Map([['g5', 'Agnes to g9']]), then: 'dock → land' }
    expect(plainAdvice(words, told, 'advice', undefined, plan)).toBe('About equal, as “Agnes to g9”.')
    expect(plainAdvice(words, told, 'advice')).toBe('About equal, as “g5”.')
  })
  it('compares two moves where nothing speaks for the first', () => {
    expect(plainAdvice(words, advice('sure', ['way', -1]), 'advice')).toBe('“g5” beats “h5”.')
    expect(plainAdvice(words, advice('close'), 'why')).toBe('Bo: g5 or h5.')
  })
})

describe('whyNoReasons and explainablePlies', () => {
  const seats = [
    { name: 'Ada', kind: 'human' as const, mine: true },
    { name: 'Bo', kind: 'bot' as const, level: 'captain', looks_ahead: true, mine: false },
    { name: 'Cleo', kind: 'bot' as const, level: 'boy', looks_ahead: false, mine: false },
  ]
  const ended = fakeView({ seats, winners: [0] })

  it('whyNoReasons allows seats with bots that may have searched, and refuses others', () => {
    expect([[0], [1], [2], [], [0, 2]].map((asked) => whyNoReasons(ended, 4, asked))).toEqual([
      null,
      null,
      { key: 'no-reasons-boy', seat: 2 },
      { key: 'no-reasons-chance', seat: 0 },
      null,
    ])
  })

  it('whyNoReasons allows programs, about which only the server knows more', () => {
    const program = { name: 'Dee', kind: 'bot' as const, level: 'run:dee', mine: false }
    expect(whyNoReasons(fakeView({ seats: [...seats, program], winners: [0] }), 4, [3])).toBeNull()
  })

  it('whyNoReasons refuses during a game with secrets', () => {
    expect(whyNoReasons(fakeView({ seats }), 4, [1])).toEqual({ key: 'reasons-later', seat: 0 })
    expect(whyNoReasons(fakeView({ seats, secrets: false }), 4, [1])).toBeNull()
  })

  it('explainablePlies are the later plies of such bots', () => {
    const log = [fakeLine(3), fakeLine(5), { ...fakeLine(6), seat: 2 }, fakeLine(7), fakeLine(7), { ...fakeLine(8), seat: null }, fakeLine(9)]
    expect(explainablePlies(ended, log, 3, 9)).toEqual([5, 7])
  })
})

describe('notes on advice', () => {
  const thought = (error: number | null) => ({ move: 'w5', visits: 9, worth: 0.5, error, line: [] })
  const worth = (...worths: number[]) => worths.map((worth) => ({ ...thought(0.01), move: `${worth}`, worth }))
  const advice = (verdict: Advice['verdict'], errors: (number | null)[], reckoned = false): Advice => {
    return { seat: 0, ply: 0, level: 'captain', thoughts: errors.map(thought), verdict, reckoned, reasons: [] }
  }

  it('methodNotes mention the error if it is known', () => {
    expect(methodNotes(advice('sure', [0, 0.01]))).toEqual(['advice-note', 'advice-note-error'])
    expect(methodNotes(advice('close', [0, null]))).toEqual(['advice-note', 'advice-note-once'])
  })

  it('methodNotes mention estimates without an error', () => {
    expect(methodNotes(advice('reckoned', [null, null], true))).toEqual(['advice-note-reckoned'])
  })

  it('methodNotes explain why the first move is first although another one is worth more', () => {
    const close = { ...advice('close', []), thoughts: worth(0.38, 0.386, 0.3) }
    expect(methodNotes(close)).toContain('advice-note-first')
    expect(methodNotes({ ...close, verdict: 'slip' })).not.toContain('advice-note-first')
    expect(methodNotes({ ...close, thoughts: worth(0.38, 0.3802) })).not.toContain('advice-note-first')
  })

  it('rankMoves sorts by worth after the first move, and puts those tried once last', () => {
    const once = { ...thought(null), move: 'once', worth: 0.9 }
    const close = { ...advice('close', []), thoughts: [...worth(0.383, 0.1, 0.386), once] }
    expect(rankMoves(close).map(({ move }) => move)).toEqual(['0.383', '0.386', '0.1', 'once'])
  })

  it('isNegligible is true only for what is shown as 0.0', () => {
    expect([0, 0.0004, 0.0006, 0.1].map(isNegligible)).toEqual([true, true, false, false])
  })

  it('isUnexplained is true for a sure verdict without reasons', () => {
    expect(isUnexplained(advice('sure', [0, 0.01]))).toBe(true)
    expect(isUnexplained(advice('close', [0, 0.01]))).toBe(false)
  })

  it('methodNotes are empty if nothing was compared', () => {
    expect(methodNotes(advice('only', [0]))).toEqual([])
  })
})

describe('turnSummary', () => {
  const step = (seat: number, number: number) => ({ seat, move: `N${number}`, label: { key: 'card', args: { number } } })

  it('names the player whenever another one moves', () => {
    expect(turnSummary(translator, [step(1, 3), step(0, 4), step(0, 5), step(1, 6)])).toBe(
      'Bo – North 3; Ada – North 4 → North 5; Bo – North 6',
    )
  })
})
