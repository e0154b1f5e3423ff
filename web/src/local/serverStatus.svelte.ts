/** What the server of this page is doing, as the page shows it. */
import type { ServerState } from './localMessages'

export const serverStatus: ServerState = $state({ server: '', phase: 'loading', done: 0, storage: 'kept', detail: '' })
