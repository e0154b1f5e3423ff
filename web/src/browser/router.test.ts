import { expect, it } from 'vitest'
import { readRoute, toBook, toMoment, toNew, toRules, toTable } from './router.svelte'

it('reads the pages from the address', () => {
  expect(readRoute('')).toEqual({ page: 'harbour' })
  expect(readRoute('#/')).toEqual({ page: 'harbour' })
  expect(readRoute('#/new?game=santa_timea')).toEqual({ page: 'new', game: 'santa_timea' })
  expect(readRoute('#/table/amber-gull-7')).toEqual({ page: 'table', id: 'amber-gull-7', ply: null, seat: null })
  expect(readRoute('#/rules/santa_timea/%C2%A74')).toEqual({ page: 'rules', game: 'santa_timea', law: '§4' })
  expect(readRoute('#/settings')).toEqual({ page: 'settings' })
})

it('is lost at addresses nobody knows', () => {
  for (const hash of ['#/table', '#/rules', '#/%', '#/nowhere/at/all'])
    expect(readRoute(hash)).toEqual({ page: 'lost' })
})

it('reads moments and logbooks', () => {
  expect(readRoute(toMoment('gull-7', 57, 1))).toEqual({ page: 'table', id: 'gull-7', ply: 57, seat: 1 })
  expect(readRoute(toMoment('gull-7', 0, null))).toEqual({ page: 'table', id: 'gull-7', ply: 0, seat: null })
  expect(readRoute('#/table/gull-7/x')).toEqual({ page: 'table', id: 'gull-7', ply: null, seat: null })
  expect(readRoute(toBook('a-_9'))).toEqual({ page: 'book', packed: 'a-_9' })
  expect(readRoute(toBook())).toEqual({ page: 'book', packed: '' })
})

it('writes addresses that it can read', () => {
  expect(readRoute(toTable('amber gull/7'))).toMatchObject({ page: 'table', id: 'amber gull/7' })
  expect(readRoute(toNew('a b'))).toEqual({ page: 'new', game: 'a b' })
  expect(readRoute(toNew(''))).toEqual({ page: 'new', game: '' })
  expect(readRoute(toRules('santa_timea', '§12'))).toEqual({ page: 'rules', game: 'santa_timea', law: '§12' })
})
