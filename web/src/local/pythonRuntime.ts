/** Python in a worker: interpreter, library and our modules, from the site’s folder. */
import type { PyodideAPI, PyodideConfig } from 'pyodide'
import { forgetMemory, readBytecode, type PythonArchives } from './bytecodeCache'
import { refresh, withMemory } from './memoryImage'

/** folder of our modules */
const PACKAGES = '/packages'
/** share of loading in the start; the rest is Python itself */
const LOADED = 0.8

interface PythonFiles {
  /** bytes of each file that is loaded */
  sizes: Record<string, number>
  version: string
}

const pythonUrl = (base: string, file: string): string => new URL(`python/${file}`, base).href
const fetchFiles = async (base: string): Promise<PythonFiles> =>
  (await (await fetch(pythonUrl(base, 'files.json'))).json()) as PythonFiles
const fetchArchive = async (base: string, file: string): Promise<ArrayBuffer> => (await fetch(pythonUrl(base, file))).arrayBuffer()

/** Version of the archives. */
export const fetchVersion = async (base: string): Promise<string> => (await fetchFiles(base)).version

/** The archives as the site has them. */
export async function fetchArchives(base: string): Promise<PythonArchives> {
  const [library, packages] = await Promise.all([fetchArchive(base, 'python_stdlib.zip'), fetchArchive(base, 'packages.zip')])
  return { library, packages }
}

/** Load Python; `report` is told how much is done, up to 1. */
export async function loadPython(base: string, report: (done: number) => void = () => undefined): Promise<PyodideAPI> {
  const { sizes, version } = await fetchFiles(base)
  const compiled = await readBytecode(base, version)
  if (compiled) return loadCompiled(base, version, compiled, report)
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  // Counting would keep the browser from using the interpreter that it compiled at an earlier visit.
  const restore = countBytes(total, (part) => report(LOADED * part))
  try {
    return await begin(base, fetchArchive(base, 'packages.zip'), {}, report)
  } finally {
    restore()
  }
}

/** Begin with what is kept; a memory that cannot be used is forgotten. */
async function loadCompiled(base: string, version: string, kept: PythonArchives, report: (done: number) => void): Promise<PyodideAPI> {
  if (!kept.memory) return beginCompiled(base, kept, {}, report)
  try {
    const python = await beginCompiled(base, kept, await withMemory(kept.memory, pythonUrl(base, 'pyodide.asm.mjs')), report)
    refresh(python)
    return python
  } catch (error) {
    console.warn(error)
    await forgetMemory(base, version)
    return beginCompiled(base, kept, {}, report)
  }
}

/** Begin with compiled archives. */
export async function beginCompiled(
  base: string,
  { library, packages }: PythonArchives,
  options: PyodideConfig,
  report: (done: number) => void = () => undefined,
): Promise<PyodideAPI> {
  const stdLibURL = URL.createObjectURL(new Blob([library]))
  try {
    return await begin(base, Promise.resolve(packages), { ...options, stdLibURL }, report)
  } finally {
    URL.revokeObjectURL(stdLibURL)
  }
}

async function begin(
  base: string,
  packages: Promise<ArrayBuffer>,
  options: PyodideConfig,
  report: (done: number) => void,
): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ pythonUrl(base, 'pyodide.mjs'))) as typeof import('pyodide')
  const python = await loadPyodide({
    indexURL: pythonUrl(base, ''),
    convertNullToNone: true,
    env: { TZ: 'UTC', HOME: '/tmp' },
    stdout: console.info,
    stderr: console.warn,
    ...options,
  })
  report((1 + LOADED) / 2)
  python.unpackArchive(await packages, 'zip', { extractDir: PACKAGES })
  python.runPython(`import sys; '${PACKAGES}' in sys.path or sys.path.insert(0, '${PACKAGES}'); sys.dont_write_bytecode = True`)
  return python
}

/** Count what is fetched from now on; returns a function that ends it. */
function countBytes(total: number, report: (part: number) => void): () => void {
  const original = self.fetch
  let loaded = 0
  self.fetch = async (...asked) => {
    const answer = await original(...asked)
    if (!answer.ok || !answer.body) return answer
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        loaded += chunk.byteLength
        report(Math.min(1, loaded / total))
        out.enqueue(chunk)
      },
    })
    return new Response(answer.body.pipeThrough(counted), { status: answer.status, headers: answer.headers })
  }
  return () => (self.fetch = original)
}
