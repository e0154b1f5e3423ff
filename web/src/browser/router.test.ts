import { expect, it } from 'vitest'
import { parseRoute, importHref, positionHref, newTableHref, rulesHref, tableHref } from './router.svelte'

it('parseRoute reads the pages of the client', () => {
  expect(parseRoute('')).toEqual({ page: 'home' })
  expect(parseRoute('#/')).toEqual({ page: 'home' })
  expect(parseRoute('#/new?game=santa_timea')).toEqual({ page: 'new', game: 'santa_timea' })
  expect(parseRoute('#/table/amber-gull-7')).toEqual({ page: 'table', id: 'amber-gull-7', ply: null, seat: null })
  expect(parseRoute('#/rules/santa_timea/%C2%A74')).toEqual({ page: 'rules', game: 'santa_timea', paragraph: '§4' })
  expect(parseRoute('#/example/columbus/12')).toEqual({ page: 'example', game: 'columbus', number: 12 })
  expect(parseRoute('#/settings')).toEqual({ page: 'settings' })
  expect(parseRoute('#/tournaments')).toEqual({ page: 'tournaments', id: '', link: '' })
  expect(parseRoute('#/tournaments/0a1b')).toEqual({ page: 'tournaments', id: '0a1b', link: '' })
  expect(parseRoute('#/tournaments/0a1b/x-y')).toEqual({ page: 'tournaments', id: '0a1b', link: 'x-y' })
})

it('parseRoute returns not-found for unknown addresses', () => {
  for (const hash of ['#/table', '#/rules', '#/example/columbus', '#/%', '#/nowhere/at/all'])
    expect(parseRoute(hash)).toEqual({ page: 'not-found' })
})

it('parseRoute reads plies of a table and packed logbooks', () => {
  expect(parseRoute(positionHref('gull-7', 57, 1))).toEqual({ page: 'table', id: 'gull-7', ply: 57, seat: 1 })
  expect(parseRoute(positionHref('gull-7', 0, null))).toEqual({ page: 'table', id: 'gull-7', ply: 0, seat: null })
  expect(parseRoute('#/table/gull-7/x')).toEqual({ page: 'table', id: 'gull-7', ply: null, seat: null })
  expect(parseRoute(importHref('a-_9'))).toEqual({ page: 'book', packed: 'a-_9' })
  expect(parseRoute(importHref())).toEqual({ page: 'book', packed: '' })
})

it('parseRoute reads what the href functions write', () => {
  expect(parseRoute(tableHref('amber gull/7'))).toMatchObject({ page: 'table', id: 'amber gull/7' })
  expect(parseRoute(newTableHref('a b'))).toEqual({ page: 'new', game: 'a b' })
  expect(parseRoute(newTableHref(''))).toEqual({ page: 'new', game: '' })
  expect(parseRoute(rulesHref('santa_timea', '§12'))).toEqual({ page: 'rules', game: 'santa_timea', paragraph: '§12' })
})
