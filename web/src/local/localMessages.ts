/** Messages between pages and the worker that runs the server for all of them. */

/** what a page sends */
export type PageMessage = { page: string } & (
  | { kind: 'hello' }
  /** something will be asked for which bots are needed: see `needsBots` */
  | { kind: 'soon' }
  | { kind: 'request'; id: number; method: string; url: string; body: string | null; key: string | null }
  | { kind: 'connect'; id: number; url: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'leave'; id: number }
  | { kind: 'export'; id: number }
  | { kind: 'import'; id: number; file: Uint8Array }
)

/** what the server is doing; `done` of 1 while it starts */
export interface ServerState {
  /** a new one for each start */
  server: string
  phase: 'loading' | 'ready' | 'failed' | 'replaced'
  done: number
  /** whether tables are kept when the page is closed, and otherwise why not */
  storage: 'kept' | 'missing' | 'refused' | 'full'
  /** for people who look for the cause of a failure */
  detail: string
}

/** what the worker sends, to one page or to all */
export type ServerMessage =
  | ({ kind: 'state' } & ServerState)
  | { kind: 'answer'; page: string; id: number; status: number; type: string; content: string | Uint8Array }
  | { kind: 'socket'; page: string; id: number; event: 'open' | 'message' | 'close'; text: string }

/** what a worker is told first */
export interface WorkerStart {
  /** address of the site’s folder */
  base: string
  /** whether workers of other pages of this site can be heard */
  isShared: boolean
}

/** Name of locks and channels of a site: several may have the same origin. */
export const siteName = (base: string): string => `spielhafen ${new URL(base).pathname}`

/** Whether bots will have to think after a request: a table is created, played or watched. */
export const needsBots = (method: string, url: string): boolean => method !== 'GET' || url.startsWith('api/tables/')
