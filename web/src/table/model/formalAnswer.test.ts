import { describe, expect, it } from 'vitest'
import { fakeText, fakeView } from '../testing/fakeTable'
import { formalAnswer } from './formalAnswer.svelte'

const allow = { move: 'allow', label: fakeText('allow'), formal: true }
const avert = { move: 'avert', label: fakeText('avert') }
const ada = { name: 'Ada', kind: 'human' as const, mine: true }

describe('a question with only one answer', () => {
  it('answers itself if all others are bots', () => {
    expect(formalAnswer(fakeView(), [allow])).toBe('allow')
  })

  it('waits if there is a choice, or if it is an ordinary one', () => {
    expect(formalAnswer(fakeView(), [allow, avert])).toBeNull()
    expect(formalAnswer(fakeView(), [avert])).toBeNull()
    expect(formalAnswer(fakeView(), [])).toBeNull()
  })

  it('waits if the pace could betray something to another person', () => {
    expect(formalAnswer(fakeView({ seats: [ada, { ...ada, name: 'Bo', mine: false }] }), [allow])).toBeNull()
    expect(formalAnswer(fakeView({ seats: [ada, { ...ada, name: 'Bo' }] }), [allow])).toBeNull()
  })
})
