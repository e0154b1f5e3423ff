/** The level of a bot that sits down where nobody has chosen one. */
export const USUAL_LEVEL = 'sailor'
