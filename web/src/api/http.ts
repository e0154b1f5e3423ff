/** HTTP requests. Failures become `ApiError` (refused) or `NetworkError` (no answer). */
import type { LocalizedText } from './scene'
import type { ErrorInfo, RuleRefusal } from './messages'
import { reachability } from './reachability.svelte'
import { transport } from './transport'

/** header of answers that the service worker has kept (`keep.js`) */
const KEPT_HEADER = 'Spielhafen-Kept'

/** The server refused the request. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<ErrorInfo>,
  ) {
    super(`the server answered ${status}`)
  }

  get text(): LocalizedText {
    return (
      this.problem.refusal?.text ??
      this.problem.error ?? { key: 'web-error-answer', args: { status: this.status } }
    )
  }

  get refusal(): RuleRefusal | undefined {
    return this.problem.refusal
  }
}

/** No answer, or a server or proxy error: worth retrying. */
export class NetworkError extends Error {}

/** Message to show for a failure. */
export const errorText = (error: unknown): LocalizedText =>
  error instanceof ApiError ? error.text : { key: 'web-unreachable' }

/** Whether to retry: there was no answer, or the rate limit was hit. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status === 429)

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  /** idempotency key, so that a repeated command counts once */
  key?: string
  /** sent even if the page is closed; browsers allow 64 KB in flight */
  keepalive?: boolean
}

export function requestJson<T>(path: string, ask: RequestOptions = {}): Promise<T> {
  return send(path, ask, async (answer) =>
    answer.status === 204 ? (undefined as T) : ((await answer.json()) as T),
  )
}

export const requestText = (path: string): Promise<string> => send(path, {}, (answer) => answer.text())

/** Send a request; an answer that breaks off counts as no answer. */
async function send<T>(path: string, ask: RequestOptions, read: (answer: Response) => Promise<T>): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' }
  if (ask.body !== undefined) headers['Content-Type'] = 'application/json'
  if (ask.key) headers['Idempotency-Key'] = ask.key
  let answer: Response
  try {
    answer = await transport().fetch(path, {
      method: ask.method ?? 'GET',
      headers,
      body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
      credentials: 'same-origin',
      keepalive: ask.keepalive,
    })
    reachability.readsKept = answer.headers.has(KEPT_HEADER)
    if (answer.ok) return await read(answer)
  } catch {
    throw new NetworkError(path)
  }
  const problem = await readProblem(answer)
  // A 500 with an explanation is final; an unexpected server error may be transient.
  const known = problem.error && problem.error.key !== 'server-failed'
  const last = answer.status < 500 || (answer.status === 500 && known)
  if (!last) throw new NetworkError(`${path} answered ${answer.status}`)
  throw new ApiError(answer.status, problem)
}

async function readProblem(answer: Response): Promise<Partial<ErrorInfo>> {
  try {
    return (await answer.json()) as Partial<ErrorInfo>
  } catch {
    return {}
  }
}

/** A key of 128 random bits; `crypto.randomUUID` is missing without https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Delay in ms before attempt number `attempt`: 0.5 s, growing to 2 s,
 * so that a page reconnects within 3 s.
 */
export function retryDelay(attempt: number): number {
  return Math.min(2000, 500 * 2 ** attempt)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Retry with growing delays until done or no longer wanted;
 * whether it was done and still wanted.
 */
export async function retryWhile(ask: () => Promise<unknown>, wanted: () => boolean): Promise<boolean> {
  for (let attempt = 0; wanted(); attempt++) {
    try {
      await ask()
      return wanted()
    } catch {
      await sleep(retryDelay(attempt))
    }
  }
  return false
}

/**
 * Fetch for display, retrying while wanted; a refusal ends it.
 * `say` receives the error to show, or null once all is well.
 */
export async function retryUntilAnswered<T>(
  ask: () => Promise<T>,
  wanted: () => boolean,
  say: (trouble: LocalizedText | null) => void,
): Promise<T | null> {
  for (let attempt = 0; wanted(); attempt++) {
    try {
      const answer = await ask()
      if (!wanted()) return null
      say(null)
      return answer
    } catch (error) {
      if (!wanted()) return null
      if (!isTransient(error)) {
        say(errorText(error))
        return null
      }
      say(error instanceof NetworkError ? { key: 'web-lost' } : null)
      await sleep(retryDelay(attempt))
    }
  }
  return null
}
