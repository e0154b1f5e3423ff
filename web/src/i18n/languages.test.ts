import { expect, it, vi } from 'vitest'
import { languages, markedName } from './languages.svelte'

const offered = [
  { code: 'en', name: 'English', note: '' },
  { code: 'de', name: 'Deutsch', note: '' },
  { code: 'fr', name: 'Français', note: 'pas encore relu' },
]
const fetchLanguages = vi.fn(() => Promise.resolve(offered))
vi.mock('../api/endpoints', () => ({ fetchLanguages: () => fetchLanguages() }))

it('asks the server once which languages there are', async () => {
  expect(languages.best(['de'])).toBe('en')
  await languages.load()
  await languages.load()
  expect(fetchLanguages).toHaveBeenCalledOnce()
  expect(languages.offered).toEqual(offered)
})

it('chooses the first wish that is offered, or else English', async () => {
  await languages.load()
  expect(languages.best(['system', 'nl-BE', 'fr-CA', 'de'])).toBe('fr')
  expect(languages.best(['DE-at'])).toBe('de')
  expect(languages.best(['nl'])).toBe('en')
  expect(languages.best([])).toBe('en')
})

it('marks a language that no native speaker has checked', () => {
  expect(offered.map(markedName)).toEqual(['English', 'Deutsch', 'Français (pas encore relu)'])
})
