import { describe, expect, it } from 'vitest'
import type { FileHandle } from './fileHandles'
import { isArchive, packArchive, unpackArchive } from './siteArchive'

const OLD = 'SQLite format 3\0 old tables'
const NEW = `SQLite format 3\0 new tables${'.'.repeat(100)}`
const HERE = 'a'.repeat(64)
const THERE = 'b'.repeat(64)

/** A file in memory, on storage that is full beyond some bytes. */
class FakeFile implements FileHandle {
  private bytes: Uint8Array

  constructor(
    content: string,
    private readonly limit = Infinity,
    private readonly writable = Infinity,
  ) {
    this.bytes = new TextEncoder().encode(content)
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes)
  }

  read(into: Uint8Array): number {
    into.set(this.bytes.subarray(0, into.length))
    return into.length
  }

  /** Write as many bytes as there is space for, as a real file does. */
  write(from: Uint8Array): number {
    const length = Math.min(from.length, this.writable)
    if (length > this.bytes.length) this.truncate(length)
    this.bytes.set(from.subarray(0, length))
    return length
  }

  truncate(size: number): void {
    if (size > this.limit) throw new DOMException('full', 'QuotaExceededError')
    const resized = new Uint8Array(size)
    resized.set(this.bytes.subarray(0, size))
    this.bytes = resized
  }

  getSize = (): number => this.bytes.length
  flush = (): void => undefined
  close = (): void => undefined
}

const archive = (database = NEW): Uint8Array => packArchive(new FakeFile(THERE), new FakeFile(database))!

describe('unpackArchive', () => {
  it.each([NEW, 'SQLite format 3\0'])('replaces person and database, by longer and shorter ones', (content) => {
    const [person, database, journal] = [new FakeFile(HERE), new FakeFile(OLD), new FakeFile('rest')]
    unpackArchive(archive(content), person, database, journal)
    expect([person.text, database.text, journal.text]).toEqual([THERE, content, ''])
  })

  it('changes nothing where the database cannot grow', () => {
    const [person, database, journal] = [new FakeFile(HERE), new FakeFile(OLD, OLD.length), new FakeFile('rest')]
    expect(() => unpackArchive(archive(), person, database, journal)).toThrow('full')
    expect([person.text, database.text, journal.text]).toEqual([HERE, OLD, 'rest'])
  })

  it('restores all where not all bytes are written', () => {
    const [person, database] = [new FakeFile(HERE), new FakeFile(OLD, Infinity, OLD.length)]
    expect(() => unpackArchive(archive(), person, database, new FakeFile(''))).toThrow(DOMException)
    expect([person.text, database.text]).toEqual([HERE, OLD])
  })

  it('restores the database where the person cannot be written', () => {
    const [person, database] = [new FakeFile('', 0), new FakeFile(OLD)]
    expect(() => unpackArchive(archive(), person, database, new FakeFile(''))).toThrow('full')
    expect([person.text, database.text]).toEqual(['', OLD])
  })
})

describe('isArchive', () => {
  it('knows saved files from others', () => {
    expect(isArchive(archive())).toBe(true)
    expect(isArchive(archive('no database'))).toBe(false)
    expect(isArchive(new Uint8Array())).toBe(false)
  })
})
