import { afterEach, expect, it, vi } from 'vitest'
import { parseRoute } from '../browser/router.svelte'
import { canOffer } from './builds.svelte'

afterEach(() => vi.unstubAllGlobals())

it('canOffer is true only where nothing can be half done', () => {
  const offered = (hash: string): boolean => canOffer(parseRoute(hash))
  expect(['#/', '#/rules/columbus', '#/settings', '#/my-games', '#/puzzles'].filter((hash) => !offered(hash))).toEqual([])
  expect(['#/table/amber-gull-7', '#/new', '#/book/abc', '#/sandbox', '#/seat/amber-gull-7/x'].filter(offered)).toEqual([])
})
