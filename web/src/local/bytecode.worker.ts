/** Worker that prepares later visits: it compiles Python, and another one keeps its memory. */
import { keepBytecode, keepMemory, readBytecode } from './bytecodeCache'
import { beforeTaking, takeMemory } from './memoryImage'
import { beginCompiled, fetchArchives, fetchVersion, loadPython } from './pythonRuntime'

/** Take a step; whether one is left, for a new worker, since each has one interpreter only. */
async function prepare(base: string): Promise<boolean> {
  const version = await fetchVersion(base)
  const kept = await readBytecode(base, version)
  if (!kept) {
    await keepBytecode(await loadPython(base), base, version, await fetchArchives(base))
    return true
  }
  if (!kept.memory) await keepMemory(base, version, takeMemory(await beginCompiled(base, kept, beforeTaking)))
  return false
}

self.onmessage = async ({ data: { base } }: MessageEvent<{ base: string }>) => {
  try {
    if (await prepare(base)) self.postMessage('next')
  } catch (error) {
    console.info('nothing is kept for later visits', error)
  }
  self.close()
}
