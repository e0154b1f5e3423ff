/**
 * The way to the server.
 * Usually it is the network; a page without a server brings one along (see `local/`).
 */

/** The part of `WebSocket` used here. */
export interface LiveSocket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(data: string): void
  close(): void
}

export interface Transport {
  /** like the `fetch` of browsers, for paths relative to the page */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** open a live connection */
  connect(address: string): LiveSocket
  /** whether the browser itself reaches the answers to GET requests, so that it can save them */
  readonly isOnNetwork: boolean
  /** script of the service worker */
  readonly serviceWorker: string
}

const network: Transport = {
  fetch: (path, init) => fetch(path, init),
  connect: (address) => new WebSocket(address) as unknown as LiveSocket,
  isOnNetwork: true,
  serviceWorker: 'service.js',
}

let chosen = network

/** The transport of this page. */
export const transport = (): Transport => chosen

/** Choose another transport, before anything is requested. */
export function chooseTransport(other: Transport): void {
  chosen = other
}
