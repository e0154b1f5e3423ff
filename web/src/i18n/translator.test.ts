import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Translator } from './translator'

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
const translator = new Translator('en', [new FluentResource(shared), new FluentResource(game)], ['Ada', 'Bo'])

describe('Translator', () => {
  it('replaces seats by the names of players', () => {
    expect(translator.t('web-turn', { who: { seat: 1 } })).toBe('Bo is to play.')
  })

  it('inserts texts into texts', () => {
    const what = { key: 'card', args: { direction: 'N', number: 7 } }
    expect(translator.t('web-turn', { who: { seat: 4 } })).toBe('Captain 5 is to play.')
    expect(translator.t('played', { who: { seat: 0 }, what, worth: '3½' })).toBe('Ada plays North 7 (3½).')
  })

  it('chooses the plural form', () => {
    expect(translator.t('cards', { count: 1 })).toBe('one card')
    expect(translator.t('cards', { count: 12 })).toBe('12 cards')
  })

  it('prefers the texts of the game to the shared ones', () => {
    expect(translator.text({ key: 'card', args: { direction: 'S', number: 2 } })).toBe('South 2')
  })

  it('reads attributes', () => {
    expect(translator.attribute('option', 'hint')).toBe('With a pot')
    expect(translator.t('option.hint')).toBe('With a pot')
    expect(translator.attribute('option', 'nothing')).toBe('')
  })

  it('returns the key of a missing message, and continues without a missing argument', () => {
    expect(translator.t('nowhere')).toBe('nowhere')
    expect(translator.t('web-turn')).toContain('is to play')
  })
})
