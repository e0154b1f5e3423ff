import { expect, it } from 'vitest'
import { fakeOffer, fakeScene, fakeText } from '../testing/fakeTable'
import { currentParagraphs, touchKind } from './sceneLookup'

it('currentParagraphs are those of the decision and of the moves on offer, each once', () => {
  const offers = ['§7', '§5', '§7', ''].map((paragraph, i) => ({ ...fakeOffer(`move ${i}`), paragraph }))
  expect(currentParagraphs(fakeScene({ offers }))).toEqual(['§5', '§7'])
})

it('touchKind tells areas from places, and pieces from things of several kinds', () => {
  const { geometry } = fakeScene()
  const spaces = [{ id: 'c4', name: 'c4', at: [2, 3] as [number, number] }]
  const areas = [{ id: 'area/1', name: fakeText('area'), box: [0, 0, 2, 2] as [number, number, number, number] }]
  const pieces = [{ id: 'disc/1', art: 'disc', at: [0, 0] as [number, number], label: fakeText('disc') }]
  const scene = fakeScene({ pieces, geometry: { ...geometry, spaces, areas } })
  expect([['area/1'], ['c4'], ['c4', 'area/1'], ['disc/1'], ['disc/1', 'c4']].map((touches) => touchKind(scene, touches))).toEqual(['area', 'place', 'place', 'piece', 'on'])
})
