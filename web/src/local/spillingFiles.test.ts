import { describe, expect, it, vi } from 'vitest'
import type { FileHandle } from './fileHandles'
import { spillingFiles } from './spillingFiles'

/** A file of few bytes. */
class SmallFile implements FileHandle {
  bytes: number[] = []

  constructor(public space: number) {}

  read(into: Uint8Array, { at }: { at: number }): number {
    const found = this.bytes.slice(at, at + into.length)
    into.set(found)
    return found.length
  }

  write(from: Uint8Array, { at }: { at: number }): number {
    const some = [...from].slice(0, Math.max(0, this.space - at))
    this.bytes.splice(at, some.length, ...some)
    return some.length
  }

  truncate(size: number): void {
    if (size > this.space) throw new DOMException('', 'QuotaExceededError')
    this.bytes = Array.from({ length: size }, (_, n) => this.bytes[n] ?? 0)
  }

  getSize = (): number => this.bytes.length
  flush = vi.fn<() => void>()
  close = vi.fn<() => void>()
}

function opened(...spaces: number[]) {
  const small = spaces.map((space) => new SmallFile(space))
  const onFull = vi.fn<(error: unknown) => void>()
  const files = [...spillingFiles(new Map(small.map((file, n) => [`${n}`, file])), onFull).values()]
  return { small, files, onFull }
}

function content(file: FileHandle): number[] {
  const bytes = new Uint8Array(file.getSize())
  file.read(bytes, { at: 0 })
  return [...bytes]
}

describe('spillingFiles', () => {
  it('writes to the disk while there is space', () => {
    const { small, files, onFull } = opened(4)
    files[0]!.write(new Uint8Array([1, 2, 3]), { at: 1 })
    files[0]!.truncate(3)
    files[0]!.flush()
    expect(small[0]!.flush).toHaveBeenCalledOnce()
    expect(content(files[0]!)).toEqual(small[0]!.bytes)
    expect(onFull).not.toHaveBeenCalled()
  })

  it('goes on in memory with all files, from what they hold, and leaves the disk alone from then on', () => {
    const { small, files, onFull } = opened(4, 2)
    files[0]!.write(new Uint8Array([1, 2]), { at: 0 })
    files[1]!.write(new Uint8Array([7, 8, 9]), { at: 0 })
    files[0]!.write(new Uint8Array([5, 6, 7, 8, 9]), { at: 1 })
    expect(onFull).toHaveBeenCalledOnce()
    expect(files.map(content)).toEqual([[1, 5, 6, 7, 8, 9], [7, 8, 9]])
    expect(small[0]!.bytes).toEqual([1, 2])
  })

  it('goes on in memory when a file cannot be flushed or enlarged', () => {
    for (const fail of [(file: FileHandle) => file.truncate(9), (file: FileHandle) => file.flush()]) {
      const { small, files, onFull } = opened(4)
      files[0]!.write(new Uint8Array([1, 2]), { at: 0 })
      small[0]!.flush.mockImplementation(() => {
        throw new Error('disk')
      })
      fail(files[0]!)
      expect(onFull).toHaveBeenCalledOnce()
      expect(content(files[0]!).slice(0, 2)).toEqual([1, 2])
    }
  })

  it('holds in memory what is larger than before, with zeros where nothing was written', () => {
    const { files } = opened(1)
    files[0]!.write(new Uint8Array([1, 2]), { at: 0 })
    files[0]!.truncate(200_000)
    files[0]!.write(new Uint8Array([3]), { at: 199_999 })
    expect(files[0]!.getSize()).toBe(200_000)
    expect(content(files[0]!).filter((byte) => byte > 0)).toEqual([1, 2, 3])
    files[0]!.truncate(1)
    files[0]!.truncate(3)
    expect(content(files[0]!)).toEqual([1, 0, 0])
  })
})
