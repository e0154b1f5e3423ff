/** The level of a bot that sits down where nobody has chosen one. */
export const DEFAULT_BOT_LEVEL = 'sailor'
