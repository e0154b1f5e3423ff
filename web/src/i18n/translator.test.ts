import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Speaker } from './translator'

const shared = `
web-turn = { $who } is to play.
card = card
captain = Captain { $number }
`
const game = `
card = { $direction ->
    [N] North
   *[S] South
} { $number }
played = { $who } plays { $what } ({ $worth }).
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
option = Professional game
    .hint = With a pot
`
const speaker = new Speaker('en', [new FluentResource(shared), new FluentResource(game)], ['Ada', 'Bo'])

describe('sentences', () => {
  it('call captains by their names', () => {
    expect(speaker.say('web-turn', { who: { seat: 1 } })).toBe('Bo is to play.')
  })

  it('put texts into texts', () => {
    const what = { key: 'card', args: { direction: 'N', number: 7 } }
    expect(speaker.say('web-turn', { who: { seat: 4 } })).toBe('Captain 5 is to play.')
    expect(speaker.say('played', { who: { seat: 0 }, what, worth: '3½' })).toBe('Ada plays North 7 (3½).')
  })

  it('count', () => {
    expect(speaker.say('cards', { count: 1 })).toBe('one card')
    expect(speaker.say('cards', { count: 12 })).toBe('12 cards')
  })

  it('take the words of the game before the shared ones', () => {
    expect(speaker.text({ key: 'card', args: { direction: 'S', number: 2 } })).toBe('South 2')
  })

  it('know attributes', () => {
    expect(speaker.attribute('option', 'hint')).toBe('With a pot')
    expect(speaker.say('option.hint')).toBe('With a pot')
    expect(speaker.attribute('option', 'nothing')).toBe('')
  })

  it('show the key of a message that is missing, and go on without an argument that is', () => {
    expect(speaker.say('nowhere')).toBe('nowhere')
    expect(speaker.say('web-turn')).toContain('is to play')
  })
})
