/** Mock of `api/endpoints`, controlled by the tests. */
import { vi } from 'vitest'

export const fetchTable = vi.fn()
export const fetchPly = vi.fn()
export const sendCommand = vi.fn()
export const fetchRefusal = vi.fn()
export const fetchPlaceRefusal = vi.fn()
export const sendSeatCommand = vi.fn()
export const fetchChat = vi.fn()
export const liveUrl = (id: string, seat: number | null, since: number, looks: boolean): string =>
  `${id} as ${seat} since ${since}${looks ? '' : ' hidden'}`
export const CLOCK_COMMANDS: readonly string[] = ['proposals/pause', 'resume']
