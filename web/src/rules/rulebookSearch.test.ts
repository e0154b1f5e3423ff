import { describe, expect, it } from 'vitest'
import type { RulebookSection } from '../api/messages'
import { paragraphAnchor, splitMatches, plainText, searchSections } from './rulebookSearch'

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

describe('searchSections', () => {
  it('returns all sections without a query', () => {
    expect(found('  ')).toEqual(['§5', '§7', '§8'])
  })

  it('searches titles, text, lists and tables, ignoring case', () => {
    expect(found('BRIDE')).toEqual(['§7'])
    expect(found('card')).toEqual(['§5', '§7'])
    expect(found('full worth')).toEqual(['§8'])
  })

  it('finds a paragraph by its number', () => {
    expect(found('§7')).toEqual(['§5', '§7'])
  })

  it('ignores diacritics', () => {
    expect(found('große')).toEqual(['§8'])
  })

  it('ranks the beginning of a word before its inside', () => {
    const inside = { paragraph: '§1', title: ['The rewind'], blocks: [] }
    expect(searchSections([inside, ...sections], 'wind').map(({ paragraph }) => paragraph)).toEqual(['§8', '§1'])
  })

  it('requires all words of the query', () => {
    expect(found('card bride')).toEqual(['§7'])
    expect(found('card storm')).toEqual([])
  })
})

it('plainText includes formatted text', () => {
  expect(plainText(['a ', { b: ['b ', { i: ['c'] }] }, { paragraph: '§4' }])).toBe('a b c§4')
})

it('splitMatches separates matches from the rest', () => {
  expect(splitMatches('The Wind and the wind.', 'wind')).toEqual(['The ', 'Wind', ' and the ', 'wind', '.'])
  expect(splitMatches('1 (one)', '(one)')).toEqual(['1 ', '(one)', ''])
  expect(splitMatches('all', '')).toEqual(['all'])
  expect(splitMatches('Die Flüche', 'fluche')).toEqual(['Die ', 'Flüche', ''])
  expect(splitMatches('Eine Flut', 'FLÜ')).toEqual(['Eine ', 'Flu', 't'])
})

it('paragraphAnchor returns the anchor of a paragraph', () => {
  expect(paragraphAnchor('§4')).toBe('paragraph-4')
  expect(paragraphAnchor('§12a')).toBe('paragraph-12a')
})
