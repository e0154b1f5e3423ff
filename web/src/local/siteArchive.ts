/** All tables of a browser as one file: a line of JSON, then the database. */
import type { FileHandle } from './fileHandles'

const FORMAT = 'spielhafen-tables-1'
const SQLITE = 'SQLite format 3\0'
const NEWLINE = 10

function readAll(file: FileHandle): Uint8Array {
  const bytes = new Uint8Array(file.getSize())
  file.read(bytes, { at: 0 })
  return bytes
}

/** Reserve space; where there is too little, this fails and changes nothing. */
function grow(file: FileHandle, size: number): void {
  if (size > file.getSize()) file.truncate(size)
}

function writeAll(file: FileHandle, bytes: Uint8Array): void {
  grow(file, bytes.length)
  if (file.write(bytes, { at: 0 }) !== bytes.length) throw new DOMException('', 'QuotaExceededError')
  if (file.getSize() > bytes.length) file.truncate(bytes.length)
  file.flush()
}

/** The file to be saved; undefined where nothing is kept. */
export function packArchive(person: FileHandle | undefined, database: FileHandle | undefined): Uint8Array | undefined {
  if (!person || !database) return undefined
  const head = JSON.stringify({ format: FORMAT, person: new TextDecoder().decode(readAll(person)) })
  const content = readAll(database)
  const line = new TextEncoder().encode(`${head}\n`)
  const all = new Uint8Array(line.length + content.length)
  all.set(line)
  all.set(content, line.length)
  return all
}

interface Archive {
  person: string
  database: Uint8Array
}

/** The parts of a saved file; undefined if it is none. */
function readArchive(file: Uint8Array): Archive | undefined {
  const end = file.indexOf(NEWLINE)
  const database = file.subarray(end + 1)
  try {
    const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as { format?: string; person?: string }
    const isOurs = head.format === FORMAT && /^[0-9a-f]{64}$/.test(head.person ?? '')
    const isDatabase = new TextDecoder().decode(database.subarray(0, SQLITE.length)) === SQLITE
    return isOurs && isDatabase ? { person: head.person!, database } : undefined
  } catch {
    return undefined
  }
}

/** Whether this is a saved file. */
export const isArchive = (file: Uint8Array): boolean => readArchive(file) !== undefined

/** Replace person and database by a saved file; without space throw and change nothing. */
export function unpackArchive(file: Uint8Array, person: FileHandle, database: FileHandle, journal: FileHandle): void {
  const archive = readArchive(file)!
  const kept = [database, person].map((one) => ({ file: one, bytes: readAll(one) }))
  grow(database, archive.database.length)
  try {
    writeAll(journal, new Uint8Array())
    writeAll(database, archive.database)
    writeAll(person, new TextEncoder().encode(archive.person))
  } catch (error) {
    for (const old of kept) writeAll(old.file, old.bytes) // has its space already
    throw error
  }
}
