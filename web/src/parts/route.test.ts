import { expect, it } from 'vitest'
import { readRoute, toNew, toRules, toTable } from './route.svelte'

it('reads the pages from the address', () => {
  expect(readRoute('')).toEqual({ page: 'harbour' })
  expect(readRoute('#/')).toEqual({ page: 'harbour' })
  expect(readRoute('#/new?game=santa_timea')).toEqual({ page: 'new', game: 'santa_timea' })
  expect(readRoute('#/table/amber-gull-7')).toEqual({ page: 'table', id: 'amber-gull-7' })
  expect(readRoute('#/rules/santa_timea/%C2%A74')).toEqual({ page: 'rules', game: 'santa_timea', law: '§4' })
  expect(readRoute('#/settings')).toEqual({ page: 'settings' })
})

it('is lost at addresses nobody knows', () => {
  for (const hash of ['#/table', '#/rules', '#/%', '#/nowhere/at/all'])
    expect(readRoute(hash)).toEqual({ page: 'lost' })
})

it('writes addresses that it can read', () => {
  expect(readRoute(toTable('amber gull/7'))).toEqual({ page: 'table', id: 'amber gull/7' })
  expect(readRoute(toNew('a b'))).toEqual({ page: 'new', game: 'a b' })
  expect(readRoute(toNew(''))).toEqual({ page: 'new', game: '' })
  expect(readRoute(toRules('santa_timea', '§12'))).toEqual({ page: 'rules', game: 'santa_timea', law: '§12' })
})
