import { expect, it } from 'vitest'
import { fakeOffer, fakeScene } from '../testing/fakeTable'
import { currentParagraphs } from './sceneLookup'

it('currentParagraphs are those of the decision and of the moves on offer, each once', () => {
  const offers = ['§7', '§5', '§7', ''].map((paragraph, i) => ({ ...fakeOffer(`move ${i}`), paragraph }))
  expect(currentParagraphs(fakeScene({ offers }))).toEqual(['§5', '§7'])
})
