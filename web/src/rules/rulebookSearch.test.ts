import { describe, expect, it } from 'vitest'
import type { RulebookSection } from '../api/messages'
import { lawAnchor, splitMatches, plainText, searchSections } from './rulebookSearch'

const sections: RulebookSection[] = [
  {
    paragraph: '§5',
    title: ['A trick'],
    blocks: [{ p: ['The leader lays a ', { b: ['card'] }, ', see ', { paragraph: '§7' }, '.'] }],
  },
  {
    paragraph: '§7',
    title: ['Pirate brides'],
    blocks: [{ list: [[{ p: ['She counts as the card before her.'] }]] }],
  },
  { paragraph: '§8', title: ['Größe'], blocks: [{ table: { head: [['wind']], rows: [[['full worth']]] } }] },
]
const found = (query: string): string[] => searchSections(sections, query).map(({ paragraph }) => paragraph)

describe('the rulebook', () => {
  it('is whole without a query', () => {
    expect(found('  ')).toEqual(['§5', '§7', '§8'])
  })

  it('is searched in titles, text, lists and tables, whatever the case', () => {
    expect(found('BRIDE')).toEqual(['§7'])
    expect(found('card')).toEqual(['§5', '§7'])
    expect(found('full worth')).toEqual(['§8'])
  })

  it('is found by paragraph', () => {
    expect(found('§7')).toEqual(['§5', '§7'])
  })

  it('does not ask for dots over letters', () => {
    expect(found('große')).toEqual(['§8'])
  })

  it('has first where a word begins so, then where it stands inside another', () => {
    const inside = { paragraph: '§1', title: ['The rewind'], blocks: [] }
    expect(searchSections([inside, ...sections], 'wind').map(({ paragraph }) => paragraph)).toEqual(['§8', '§1'])
  })

  it('wants all the words', () => {
    expect(found('card bride')).toEqual(['§7'])
    expect(found('card storm')).toEqual([])
  })
})

it('text in bold is text', () => {
  expect(plainText(['a ', { b: ['b ', { i: ['c'] }] }, { paragraph: '§4' }])).toBe('a b c§4')
})

it('what was found is cut out', () => {
  expect(splitMatches('The Wind and the wind.', 'wind')).toEqual(['The ', 'Wind', ' and the ', 'wind', '.'])
  expect(splitMatches('1 (one)', '(one)')).toEqual(['1 ', '(one)', ''])
  expect(splitMatches('all', '')).toEqual(['all'])
  expect(splitMatches('Die Flüche', 'fluche')).toEqual(['Die ', 'Flüche', ''])
  expect(splitMatches('Eine Flut', 'FLÜ')).toEqual(['Eine ', 'Flu', 't'])
})

it('a paragraph has a place', () => {
  expect(lawAnchor('§4')).toBe('law-4')
  expect(lawAnchor('§12a')).toBe('law-12a')
})
