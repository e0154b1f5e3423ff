/** In place of `wire/api` where a test plays the server: it says only what it was told to say. */
import { vi } from 'vitest'

export const table = vi.fn()
export const past = vi.fn()
export const command = vi.fn()
export const refusal = vi.fn()
export const astray = vi.fn()
export const seatCommand = vi.fn()
export const talk = vi.fn()
export const liveAddress = (id: string, seat: number | null, since: number, looks: boolean): string =>
  `${id} as ${seat} since ${since}${looks ? '' : ' hidden'}`
