/**
 * Compiled Python, kept by the browser after the first visit.
 * Most of a start is compilation otherwise.
 * The site itself brings sources only, since bytecode is twice as large.
 */
import type { PyodideAPI } from 'pyodide'
import { siteName } from './localMessages'

export interface PythonArchives {
  library: ArrayBuffer
  packages: ArrayBuffer
  /** see `memoryImage` */
  memory?: ArrayBuffer
}

const PARTS = ['library', 'packages'] as const
const MEMORY = 'memory'
const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compile_archive(beside):
    """Add bytecode to /in.zip: beside the sources, as archives are imported from, or in folders of its own."""
    with zipfile.ZipFile('/in.zip') as source, zipfile.ZipFile('/out.zip', 'w') as target:
        for name in source.namelist():
            content = source.read(name)
            target.writestr(name, content)
            if name.endswith('.py'):
                code = compile(content, '/packages/' + name, 'exec', dont_inherit=True)
                folder, _, file = name.rpartition('/')
                kept = file + 'c' if beside else '__pycache__/' + file[:-3] + '.cpython-314.pyc'
                target.writestr(folder + '/' + kept if folder else kept, _code_to_hash_pyc(code, b'0' * 8, False))
compile_archive
`

const cacheName = (base: string): string => `${siteName(base)} bytecode`
const address = (base: string, version: string, part: string): string => new URL(`bytecode/${version}/${part}`, base).href
/** There is no cache without https. */
const hasCaches = (): boolean => 'caches' in self

/** The compiled archives of this version; undefined: they are not kept. */
export async function readBytecode(base: string, version: string): Promise<PythonArchives | undefined> {
  if (!hasCaches()) return undefined
  try {
    const cache = await caches.open(cacheName(base))
    const found = await Promise.all(PARTS.map((part) => cache.match(address(base, version, part))))
    const [library, packages] = await Promise.all(found.map((answer) => answer?.arrayBuffer()))
    if (!library || !packages) return undefined
    const memory = await (await cache.match(address(base, version, MEMORY)))?.arrayBuffer()
    return { library, packages, ...(memory && { memory }) }
  } catch {
    return undefined
  }
}

/** Compile the archives and keep them, instead of those of other versions. */
export async function keepBytecode(python: PyodideAPI, base: string, version: string, sources: PythonArchives): Promise<void> {
  const compile = python.runPython(COMPILE) as (beside: boolean) => void
  await caches.delete(cacheName(base))
  const cache = await caches.open(cacheName(base))
  for (const part of PARTS) {
    python.FS.writeFile('/in.zip', new Uint8Array(sources[part]))
    compile(part === 'library')
    await cache.put(address(base, version, part), new Response(python.FS.readFile('/out.zip') as Uint8Array<ArrayBuffer>))
  }
}

/** Keep the memory of an interpreter that was made of the compiled archives of this version. */
export async function keepMemory(base: string, version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await (await caches.open(cacheName(base))).put(address(base, version, MEMORY), new Response(memory))
}

/** Forget a memory that cannot be used. */
export async function forgetMemory(base: string, version: string): Promise<void> {
  await (await caches.open(cacheName(base))).delete(address(base, version, MEMORY))
}
