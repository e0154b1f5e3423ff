import { describe, expect, it } from 'vitest'
import type { Advice } from '../wire/table'
import { Speaker } from '../words/speaker'
import { featureKey, notes, reasoned, untold } from './advising'
import { line, view } from './toyTable'

const speaker = new Speaker('en', [
  'feature-way = nearer\n    .less = farther\nfeature-fire = stronger broadsides',
])

describe('a feature', () => {
  const said = (feature: string, gain: number) => speaker.say(featureKey(speaker, feature, gain))

  it('has words of its own where there is less of it', () => {
    expect([said('way', 1), said('way', -1)]).toEqual(['nearer', 'farther'])
  })

  it('is called the same where a game has no others', () => {
    expect([said('fire', 1), said('fire', -1)]).toEqual(['stronger broadsides', 'stronger broadsides'])
  })
})

describe('why a move was played', () => {
  const seats = [
    { name: 'Ada', kind: 'here' as const, mine: true },
    { name: 'Bo', kind: 'bot' as const, level: 'captain', mine: false },
    { name: 'Cleo', kind: 'bot' as const, level: 'boy', mine: false },
  ]
  const ended = view({ seats, over: [0] })

  it('is asked of bots that look ahead, and of nobody else', () => {
    expect([[0], [1], [2], []].map((asked) => untold(ended, 4, asked))).toEqual([
      'server-no-reasons',
      '',
      'server-no-reasons',
      'server-no-reasons',
    ])
    expect(untold(ended, 0, [1])).toBe('server-no-reasons')
  })

  it('is asked only at the end where something is hidden', () => {
    expect(untold(view({ seats }), 4, [1])).toBe('server-why-later')
    expect(untold(view({ seats, secrets: false }), 4, [1])).toBe('')
  })

  it('may be told of the later moves of such bots', () => {
    const log = [line(3), line(5), { ...line(6), seat: 2 }, line(7), line(7), { ...line(8), seat: null }, line(9)]
    expect(reasoned(ended, log, 3, 9)).toEqual([5, 7])
  })
})

describe('how it was found out', () => {
  const thought = (error: number | null) => ({ move: 'w5', visits: 9, worth: 0.5, error, line: [] })
  const advice = (verdict: Advice['verdict'], errors: (number | null)[], reckoned = false): Advice => {
    return { seat: 0, level: 'captain', thoughts: errors.map(thought), verdict, reckoned, reasons: [] }
  }

  it('is said with the errors, as far as they are known', () => {
    expect(notes(advice('sure', [0, 0.01]))).toEqual(['advice-note', 'advice-note-error'])
    expect(notes(advice('close', [0, null]))).toEqual(['advice-note', 'advice-note-once'])
  })

  it('is said of what was reckoned, too', () => {
    expect(notes(advice('reckoned', [null, null], true))).toEqual(['advice-note-reckoned'])
  })

  it('is not said where nothing was compared', () => {
    expect(notes(advice('only', [0]))).toEqual([])
  })
})
