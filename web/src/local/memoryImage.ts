/**
 * The memory of an interpreter after most of its imports, kept by the browser after a visit.
 * To begin with it takes a tenth of the time that the imports take.
 */
import type { PyodideAPI, PyodideConfig } from 'pyodide'

/** the part of Emscripten’s module used here */
interface Memory {
  HEAP8: Int8Array
  growMemory(bytes: number): void
}
type Create = NonNullable<PyodideConfig['createPyodideModule']>

const TAKE = 'from spielhafen.web_worker.preloaded import preload; preload()'
/** what must not be the same at each visit, or was looked up before the files were there */
const REFRESH = 'import importlib, random; importlib.invalidate_caches(); random.seed()'

/** Options for an interpreter whose memory will be taken. */
export const beforeTaking: PyodideConfig = { _makeSnapshot: true }

/** The memory of an interpreter, after its imports. */
export function takeMemory(python: PyodideAPI): Uint8Array<ArrayBuffer> {
  python.runPython(TAKE)
  return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>
}

/** Options for beginning with a kept memory; `script`: address of the interpreter’s module. */
export async function withMemory(memory: ArrayBuffer, script: string): Promise<PyodideConfig> {
  const { default: create } = (await import(/* @vite-ignore */ script)) as { default: Create }
  return {
    _loadSnapshot: memory,
    // Its own way to reserve the memory has no effect in this build.
    createPyodideModule: async (settings) => {
      const module = await create(settings)
      const { HEAP8, growMemory } = module as unknown as Memory
      if (HEAP8.length < memory.byteLength) growMemory(memory.byteLength)
      return module
    },
  }
}

/** the interpreter’s own options, which keep the memory image */
interface Started {
  _api: { config: Partial<PyodideConfig> }
}

/** Once the files are there; the image has been copied and is let go. */
export function refresh(python: PyodideAPI): void {
  const { config } = (python as unknown as Started)._api
  delete config._loadSnapshot
  delete config.createPyodideModule
  python.runPython(REFRESH)
}
