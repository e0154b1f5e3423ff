import { describe, expect, it, vi } from 'vitest'
import * as api from '../api/endpoints'
import { ApiError, errorText, NetworkError } from '../api/http'
import { removeTable } from './removeTable'

vi.mock('../api/endpoints', () => ({ deleteTable: vi.fn() }))
const scuttle = vi.mocked(api.deleteTable)

describe('removeTable', () => {
  it('returns true for a table that is erased or was erased before', async () => {
    scuttle.mockResolvedValueOnce(undefined)
    await expect(removeTable('amber-gull-7')).resolves.toBe(true)
    scuttle.mockRejectedValueOnce(new ApiError(404, { error: { key: 'server-no-such-table' } }))
    await expect(removeTable('amber-gull-7')).resolves.toBe(true)
  })

  it('returns false for a table that others still have on their list', async () => {
    scuttle.mockResolvedValueOnce({ erased: false })
    await expect(removeTable('amber-gull-7')).resolves.toBe(false)
  })

  it('throws the reason if the table belongs to another person', async () => {
    scuttle.mockRejectedValueOnce(new ApiError(403, { error: { key: 'server-not-your-table' } }))
    const why = await removeTable('amber-gull-7').catch(errorText)
    expect(why).toEqual({ key: 'server-not-your-table' })
  })

  it('throws a NetworkError if the server does not answer', async () => {
    scuttle.mockRejectedValueOnce(new NetworkError('down'))
    await expect(removeTable('amber-gull-7')).rejects.toBeInstanceOf(NetworkError)
  })
})
