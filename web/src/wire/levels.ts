/** The level of a bot that sits down where nobody has chosen one. */
export const USUAL_LEVEL = 'sailor'

/** The levels of bots that look ahead, and so know reasons. */
export const LOOKING_AHEAD: readonly string[] = ['sailor', 'helmsman', 'captain', 'admiral']
