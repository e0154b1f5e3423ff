/**
 * Files that go on in memory once the browser has no more space for them.
 * What is on the disk then stays as a crash would leave it, which SQLite mends at the next start.
 */
import type { FileHandle } from './fileHandles'

const FIRST_SIZE = 65_536

/** A file in memory. */
class MemoryFile implements FileHandle {
  private bytes: Uint8Array
  private size: number

  constructor(from: FileHandle) {
    this.size = from.getSize()
    this.bytes = new Uint8Array(Math.max(FIRST_SIZE, 2 * this.size))
    from.read(this.bytes.subarray(0, this.size), { at: 0 })
  }

  read(into: Uint8Array, { at }: { at: number }): number {
    const found = this.bytes.subarray(at, Math.min(this.size, at + into.length))
    into.set(found)
    return found.length
  }

  write(from: Uint8Array, { at }: { at: number }): number {
    if (at + from.length > this.size) this.truncate(at + from.length)
    this.bytes.set(from, at)
    return from.length
  }

  truncate(size: number): void {
    if (size > this.bytes.length) {
      const grown = new Uint8Array(2 * size)
      grown.set(this.bytes.subarray(0, this.size))
      this.bytes = grown
    }
    if (size < this.size) this.bytes.fill(0, size, this.size)
    this.size = size
  }

  getSize(): number {
    return this.size
  }

  flush(): void {
    // Memory has nothing to flush.
  }

  close(): void {
    // Memory has nothing to close.
  }
}

/** Wrap opened files; when one cannot be written, all go on in memory, and `onFull` is told. */
export function spillingFiles(opened: ReadonlyMap<string, FileHandle>, onFull: (error: unknown) => void): Map<string, FileHandle> {
  const current = new Map(opened)
  let isFull = false
  const spill = (error: unknown): void => {
    isFull = true
    for (const [name, file] of opened) current.set(name, new MemoryFile(file))
    onFull(error)
  }
  const wrap = (name: string): FileHandle => {
    const file = (): FileHandle => current.get(name)!
    /** What failed is done again in memory. */
    const attempt = <T>(work: () => T): T => {
      try {
        return work()
      } catch (error) {
        if (isFull) throw error
        spill(error)
        return work()
      }
    }
    return {
      read: (into, options) => file().read(into, options),
      getSize: () => file().getSize(),
      write: (from, options) =>
        attempt(() => {
          const written = file().write(from, options)
          if (written !== from.length) throw new DOMException('', 'QuotaExceededError')
          return written
        }),
      truncate: (size) => attempt(() => file().truncate(size)),
      flush: () => attempt(() => file().flush()),
      close: () => file().close(),
    }
  }
  return new Map([...opened.keys()].map((name) => [name, wrap(name)]))
}
