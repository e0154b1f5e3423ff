import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Translator } from '../../i18n/translator'
import { fakeOffer, fakeScene, fakeText } from '../testing/fakeTable'
import { explain, pieceUnder, useKeys, type ExplainContext } from './explanation'
import { answers, questionAbout } from './question'

const TEXTS = `
rose = Rose
ship = Your ship
cove = Cove
space-harbour = harbour
barred = Too dear.
steps = Steps
coins = coins
storm = A storm is near.
die-rose = rose
go = Go
use-die = Roll it.
    .paragraph = §6
use-die-rose = Sail on.
    .paragraph = §8
use-piece = { $whose ->
    [yours] Sail it.
   *[other] Keep away.
}
    .paragraph = §2
use-space-harbour = Safe here.
    .paragraph = §3
use-zone-hold = What you carry.
    .paragraph = §4
use-fact-coin = It buys things.
    .paragraph = §5
use-meter = Steps left.
    .paragraph = §1
use-mark-range = You can get here.
mark-kind-range = Within reach
web-explain-place = { $kind }, { $place }
space-rim-at = circle, { $side } of { $field }
web-explain-mark = { $mark }: { $use }
web-explain-move = Now: { $move }.
web-explain-moves = Now: { $count } moves.
web-card-worth = { $card }
`
const translator = new Translator('en', [new FluentResource(TEXTS)])
const scene = fakeScene({
  geometry: { box: [0, 0, 5, 5], spaces: [{ id: 'a1', name: 'a1', at: [1, 1], kind: 'harbour' }, { id: 'b1', name: 'b1', at: [2, 1] }, { id: 'a1N', name: 'a1N', at: [1, 0], kind: 'rim' }] },
  status: { ...fakeScene().status, meter: { label: fakeText('steps'), have: 1, of: 3 } },
  seats: [{ facts: [{ art: 'coin', value: '3', label: fakeText('coins') }] }, {}],
  pieces: [{ id: 'w1', art: 'cutter', at: [1, 1], label: fakeText('ship'), owner: 1 }],
  zones: [
    { id: 'hold', kind: 'hand', title: fakeText('cove'), cards: [{ id: 'card/x', label: fakeText('rose'), barred: fakeText('barred') }] },
    { id: 'dice', kind: 'tray', title: fakeText('cove'), dice: [{ id: 'die/rose#1', art: 'die-rose', label: fakeText('die-rose') }] },
  ],
  marks: [
    { kind: 'danger', at: [[1, 1]], why: fakeText('storm') },
    { kind: 'range', at: [[2, 1]], text: '2' },
    { kind: 'range', at: [[2, 1]], of: 'w9', text: '7' },
  ],
})
const context = (parts: Partial<ExplainContext> = {}): ExplainContext => ({ scene, translator, offers: [], chosen: [], seat: 0, ...parts })

describe('the keys of a use', () => {
  it('go from the special to the general, and name the category once', () => {
    expect(useKeys('die', 'die-rose')).toEqual(['use-die-rose', 'use-die'])
    expect(useKeys('card', 'card/bride#2')).toEqual(['use-card-bride', 'use-card'])
    expect(useKeys('zone', 'hold/3')).toEqual(['use-zone-hold-3', 'use-zone-hold', 'use-zone'])
  })
})

describe('an explanation', () => {
  it('takes the most special text and its paragraph', () => {
    expect(explain('die/rose#1', context())).toEqual({ name: 'rose', use: 'Sail on.', now: [], paragraph: '§8' })
  })
  it('depends on whose piece it is, and warns of dangers at its place', () => {
    expect(explain('w1', context())).toEqual({ name: 'Your ship', use: 'Keep away.', now: ['A storm is near.'], paragraph: '§2' })
    expect(explain('w1', context({ seat: 1 }))?.use).toBe('Sail it.')
  })
  it('says why a card is barred, and takes the text of its zone where the card has none', () => {
    expect(explain('card/x', context())).toEqual({ name: 'Rose', use: 'What you carry.', now: ['Too dear.'], paragraph: '§4' })
  })
  it('names a place with its kind, and what marks there mean', () => {
    expect(explain('a1', context())?.name).toBe('harbour, a1')
    expect(explain('a1N', context())?.name).toBe('circle, N of a1')
    expect(explain('b1', context())).toEqual({ name: 'b1', use: '', now: ['Within reach (2): You can get here.'], paragraph: '' })
  })
  it('tells the use of unowned pieces at places without one', () => {
    const galleon = { id: 'galleon', art: 'galleon', at: [2, 1] as [number, number], label: fakeText('coins') }
    const laid = fakeScene({ ...scene, pieces: [galleon, { ...galleon, id: 'other', at: [1, 1] }] })
    expect(explain('b1', context({ scene: laid }))).toMatchObject({ name: 'b1', use: 'Keep away.', paragraph: '§2' })
    expect(explain('a1', context({ scene: laid }))).toMatchObject({ use: 'Safe here.', paragraph: '§3' })
  })
  it('tells the moves that begin there, or how many', () => {
    const offers = [{ ...fakeOffer('go'), touches: ['die/rose', 'a1'] }]
    expect(explain('die/rose#1', context({ offers }))?.now).toEqual(['Now: Go.'])
    expect(explain('a1', context({ offers, chosen: ['die/rose#1'] }))?.now).toContain('Now: Go.')
    const many = ['a1', 'b1', 'c1'].map((place) => ({ ...fakeOffer('go'), touches: ['die/rose', place] }))
    expect(explain('die/rose#1', context({ offers: many }))?.now).toEqual(['Now: 3 moves.'])
  })
  it('knows zones, numbers of players and the meter', () => {
    expect(explain('zone:hold', context())?.use).toBe('What you carry.')
    expect(explain('fact:0:0', context())).toMatchObject({ name: '3 coins', use: 'It buys things.', paragraph: '§5' })
    expect(explain('meter:', context())).toMatchObject({ name: 'Steps', use: 'Steps left.' })
    expect(explain('nowhere', context())).toBeNull()
  })
})

describe('the piece under the pointer', () => {
  const ship = { id: 'ship', art: 'cutter', at: [1, 1] as [number, number], owner: 1, label: fakeText('ship') }
  const pieces = [ship, { ...ship, id: 'crew', at: [1.3, 1] as [number, number], size: 0.5 }, { ...ship, id: 'token', owner: undefined }]
  it('is the topmost one of a player, within its size', () => {
    expect(pieceUnder(pieces, [1.3, 1.1])?.id).toBe('crew')
    expect(pieceUnder(pieces, [0.8, 1])?.id).toBe('ship')
    expect(pieceUnder(pieces, [1.3, 1.3])).toBeUndefined()
  })
  it('is never a card or a token without an owner', () => {
    expect(pieceUnder([{ ...ship, art: 'card' }, pieces[2]!], [1, 1])).toBeUndefined()
  })
})

describe('a typed question', () => {
  it('begins with one of the words for it', () => {
    expect(questionAbout('what  a1', 'what explain')).toBe('a1')
    expect(questionAbout('whatever a1', 'what explain')).toBeNull()
    expect(questionAbout('what', 'what explain')).toBeNull()
  })
  it('is about a place and what stands there, or about things of that name', () => {
    expect(answers('A1', context()).map(({ name }) => name)).toEqual(['Your ship', 'harbour, a1'])
    expect(answers('rose', context()).map(({ use }) => use)).toEqual(['What you carry.', 'Sail on.'])
    expect(answers('kraken', context())).toEqual([])
  })
})
