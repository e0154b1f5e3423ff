import { afterEach, expect, it, vi } from 'vitest'
import { packTable, unpackTable } from './movedTable'

vi.mock('../../api/http', () => ({ requestText: async (path: string) => `spielhafen logbook of ${path}` }))
afterEach(() => void vi.unstubAllGlobals())

const seats = [
  { name: 'Ada', kind: 'human', mine: true },
  { name: 'Bo', kind: 'bot', mine: false, level: 'captain', looks_ahead: true },
] as const

it('a table is the same after packTable and unpackTable, and its file is no plain text', async () => {
  const file = await packTable({ id: 'amber-gull-7', seats: [...seats] })
  expect(file).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(await unpackTable(`${file}\n`)).toEqual({
    logbook: 'spielhafen logbook of api/page/tables/amber-gull-7',
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', name: 'Bo', level: 'captain' }],
  })
})

it('unpackTable returns null for other files and for broken ones', async () => {
  const file = await packTable({ id: 'amber-gull-7', seats: [...seats] })
  expect(await unpackTable(file.slice(0, -20))).toBeNull()
  expect(await unpackTable('spielhafen logbook 1')).toBeNull()
})
