/** Pace at which the moves of others are shown. */
export const PACES = ['unhurried', 'brisk', 'at-once'] as const

/** how long a move of another player is shown, in ms */
export const PACE_MS: Record<(typeof PACES)[number], number> = { unhurried: 1400, brisk: 700, 'at-once': 0 }
