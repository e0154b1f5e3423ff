import { describe, expect, it } from 'vitest'
import { FlushOrder, type FileHandle } from './fileHandles'

/** Files that note in one list what is done to them. */
function files(...names: string[]) {
  const done: string[] = []
  const opened = names.map((name): FileHandle => ({
    read: () => 0,
    write: () => 0,
    truncate: () => undefined,
    getSize: () => 0,
    flush: () => void done.push(`flush ${name}`),
    close: () => undefined,
  }))
  return { done, opened }
}

/** Write to a file as SQLite does, and note it. */
function write(order: FlushOrder, done: string[], file: FileHandle, name: string, at: number): void {
  order.before(file, name === 'journal', at)
  done.push(`write ${name} ${at}`)
}

describe('FlushOrder', () => {
  it('flushes a file before another one is written', () => {
    const { done, opened } = files('journal', 'database')
    const order = new FlushOrder()
    write(order, done, opened[0]!, 'journal', 512)
    write(order, done, opened[0]!, 'journal', 1536)
    write(order, done, opened[1]!, 'database', 4096)
    expect(done).toEqual(['write journal 512', 'write journal 1536', 'flush journal', 'write database 4096'])
  })

  it('flushes the records of the journal before its head says how many there are', () => {
    const { done, opened } = files('journal')
    const order = new FlushOrder()
    write(order, done, opened[0]!, 'journal', 512)
    write(order, done, opened[0]!, 'journal', 0)
    expect(done).toEqual(['write journal 512', 'flush journal', 'write journal 0'])
  })

  it('may write the head of the database without a flush in between', () => {
    const { done, opened } = files('database')
    const order = new FlushOrder()
    write(order, done, opened[0]!, 'database', 4096)
    write(order, done, opened[0]!, 'database', 0)
    expect(done).toEqual(['write database 4096', 'write database 0'])
  })

  it('commits by emptying the journal: the database is flushed before, the journal after', () => {
    const { done, opened } = files('journal', 'database')
    const order = new FlushOrder()
    write(order, done, opened[1]!, 'database', 0)
    order.before(opened[0]!, true, 0)
    done.push('truncate journal')
    order.truncated(opened[0]!)
    write(order, done, opened[0]!, 'journal', 0)
    expect(done).toEqual(['write database 0', 'flush database', 'truncate journal', 'flush journal', 'write journal 0'])
  })
})
