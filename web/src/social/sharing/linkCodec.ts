/** Logbook in a link: compressed and base64url-encoded. Nothing is sent to a server. */

/** longer links are truncated by some programs */
export const MAX_PACKED_LENGTH = 8000

async function pipeThrough(bytes: Uint8Array<ArrayBuffer>, change: TransformStream<unknown, unknown>): Promise<Uint8Array> {
  const flow = new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(flow).arrayBuffer())
}

export async function packLogbook(text: string): Promise<string> {
  const small = await pipeThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const signs = Array.from(small, (byte) => String.fromCharCode(byte)).join('')
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text, or null if invalid. */
export async function unpackLogbook(packed: string): Promise<string | null> {
  try {
    const signs = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const small = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
    const text = await pipeThrough(small, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return null
  }
}
