import { afterEach, expect, it, vi } from 'vitest'
import { readBytecode } from './bytecodeCache'

const BASE = 'https://games.example/sub/'

afterEach(() => void vi.unstubAllGlobals())

function stubCaches(kept: Record<string, string>): void {
  const match = (url: string): Promise<Response | undefined> => Promise.resolve(kept[url] === undefined ? undefined : new Response(kept[url]))
  const caches = { open: () => Promise.resolve({ match }) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('self', { caches })
}

it('readBytecode gives the archives of this version, and nothing if one is missing', async () => {
  const kept = { [`${BASE}bytecode/v1/library`]: 'lib', [`${BASE}bytecode/v1/packages`]: 'pack', [`${BASE}bytecode/v2/library`]: 'lib' }
  stubCaches(kept)
  const found = await readBytecode(BASE, 'v1')
  expect(new TextDecoder().decode(found!.packages)).toBe('pack')
  expect(await readBytecode(BASE, 'v2')).toBeUndefined()
})

it('readBytecode finds nothing where there are no caches', async () => {
  vi.stubGlobal('self', {})
  expect(await readBytecode(BASE, 'v1')).toBeUndefined()
})
