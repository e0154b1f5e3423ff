/** Start of a page without a server: the worker, the way to it, and the sign of its state. */
import { mount } from 'svelte'
import { randomKey } from '../api/http'
import { chooseTransport } from '../api/transport'
import { LocalTransport } from './localTransport'
import { siteName, type ServerState, type WorkerStart } from './localMessages'
import { followBuilds } from '../install/builds.svelte'
import ServerStatus from './ServerStatus.svelte'
import { serverStatus } from './serverStatus.svelte'

let started: LocalTransport | undefined

/** The way to the server of this page, with what only it can do. */
export const localTransport = (): LocalTransport => started!

/** Show the state; start anew after all tables were replaced; keep all for offline use. */
function followState(state: ServerState): void {
  if (state.phase === 'replaced') return location.reload()
  const isReady = state.phase === 'ready' && serverStatus.phase !== 'ready'
  Object.assign(serverStatus, state)
  if (isReady) void followBuilds()
}

/** Hold a lock until the page is closed; false: without https or storage there are none. */
async function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(false)
    const hold = (): Promise<void> => {
      resolve(true)
      return new Promise(() => undefined)
    }
    navigator.locks.request(name, hold).catch(() => resolve(false))
  })
}

/** Start the server, or listen to the one of another page of this site. */
export async function startLocalServer(): Promise<void> {
  const base = new URL('.', document.baseURI).href
  const page = randomKey()
  // Without locks nothing is kept: each page has a server of its own.
  const isShared = await holdLock(`${siteName(base)} ${page}`)
  const worker = new Worker(new URL('./server.worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ base, isShared } satisfies WorkerStart)
  const line = isShared ? new BroadcastChannel(siteName(base)) : worker
  const transport = (started = new LocalTransport(line, page, base, followState))
  chooseTransport(transport)
  addEventListener('pagehide', () => transport.leave())
  navigator.storage?.persist?.().catch(() => undefined)
  mount(ServerStatus, { target: document.body })
}
