import { describe, expect, it, vi } from 'vitest'
import * as api from '../api/endpoints'
import { ApiError, errorText, NetworkError } from '../api/http'
import { removeTable } from './removeTable'

vi.mock('../api/endpoints', () => ({ deleteTable: vi.fn() }))
const scuttle = vi.mocked(api.deleteTable)

describe('a table that is cleared away', () => {
  it('is erased, also when it was erased before', async () => {
    scuttle.mockResolvedValueOnce(undefined)
    await expect(removeTable('amber-gull-7')).resolves.toBe(true)
    scuttle.mockRejectedValueOnce(new ApiError(404, { error: { key: 'server-no-such-table' } }))
    await expect(removeTable('amber-gull-7')).resolves.toBe(true)
  })

  it('stays for the others who have it', async () => {
    scuttle.mockResolvedValueOnce({ erased: false })
    await expect(removeTable('amber-gull-7')).resolves.toBe(false)
  })

  it('stays when somebody else has laid it, and why is said', async () => {
    scuttle.mockRejectedValueOnce(new ApiError(403, { error: { key: 'server-not-your-table' } }))
    const why = await removeTable('amber-gull-7').catch(errorText)
    expect(why).toEqual({ key: 'server-not-your-table' })
  })

  it('stays when the harbour does not answer', async () => {
    scuttle.mockRejectedValueOnce(new NetworkError('down'))
    await expect(removeTable('amber-gull-7')).rejects.toBeInstanceOf(NetworkError)
  })
})
