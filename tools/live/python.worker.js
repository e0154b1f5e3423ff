/*
 * Worker that runs the Python examples of the docs site.
 * In: first { play, live }, the addresses of the site without a server and of this folder, then { source } for each run.
 * Out: { done } while it loads, { text } of the output, { ended: 'right' | 'wrong' } after a run, { failed } if it cannot.
 */
const LIBRARY = 'python_stdlib.zip'
const ENGINE = 'engine.zip'
const SESSION = 'live_session.py'

let session

/** Count what is fetched from now on, as a share of all; returns a function that ends it. */
function countBytes(total) {
  const original = self.fetch
  let loaded = 0
  self.fetch = async (...asked) => {
    const answer = await original(...asked)
    if (!answer.ok || !answer.body) return answer
    const counted = new TransformStream({
      transform(chunk, out) {
        loaded += chunk.byteLength
        self.postMessage({ done: Math.min(1, loaded / total) })
        out.enqueue(chunk)
      },
    })
    return new Response(answer.body.pipeThrough(counted), { status: answer.status, headers: answer.headers })
  }
  return () => (self.fetch = original)
}

async function fetchFile(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

async function load({ play, live }) {
  const interpreter = new URL('python/', play).href
  const file = (name) => new URL(name, live).href
  const sizes = await (await fetchFile(file('files.json'))).json()
  const stop = countBytes(Object.values(sizes).reduce((sum, size) => sum + size, 0))
  try {
    const engine = fetchFile(file(ENGINE)).then((answer) => answer.arrayBuffer())
    const source = fetchFile(file(SESSION)).then((answer) => answer.text())
    const { loadPyodide } = await import(`${interpreter}pyodide.mjs`)
    const env = { TZ: 'UTC', HOME: '/home/pyodide', LANGUAGE: 'en' }
    const python = await loadPyodide({ indexURL: interpreter, stdLibURL: file(LIBRARY), env })
    python.unpackArchive(await engine, 'zip', { extractDir: '/engine' })
    python.FS.writeFile('/engine/live_session.py', await source)
    python.runPython("import sys; sys.path.insert(0, '/engine')")
    return python.pyimport('live_session')
  } finally {
    stop()
  }
}

self.onmessage = async ({ data }) => {
  try {
    if ('play' in data) return void (await (session = load(data)))
    const { run_example: run } = await session
    self.postMessage({ begun: true })
    const isRight = run(data.source, (text) => self.postMessage({ text }))
    self.postMessage({ ended: isRight ? 'right' : 'wrong' })
  } catch (error) {
    console.error(error)
    self.postMessage({ failed: String(error) })
  }
}
