/** Colour and mark of each seat, always shown together, so that colour never stands alone. */
export const SEAT_COLOURS = ['coral', 'navy', 'amber', 'teal', 'plum'] as const

export const seatClass = (seat: number | null | undefined): string =>
  seat === null || seat === undefined ? 'seat-none' : `seat-${SEAT_COLOURS[seat] ?? 'none'}`

export const seatMark = (seat: number): string => `#mark-${SEAT_COLOURS[seat] ?? 'coral'}`
