/** Bot level used when none was chosen. */
export const DEFAULT_BOT_LEVEL = 'sailor'
