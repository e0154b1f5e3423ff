/**
 * Files of the browser's private storage as a folder of Python.
 * Reads and writes go straight to the file, so that what SQLite has committed is there when the page is killed. All
 * files are opened before, since opening one takes a promise and Python cannot wait for it.
 */
import type { PyodideAPI } from 'pyodide'

/** a file that can be read and written without waiting; not in TypeScript’s library of pages */
export interface FileHandle {
  read(into: Uint8Array, options: { at: number }): number
  write(from: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
  close(): void
}

type Storage = FileSystemDirectoryHandle
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<FileHandle> }

/** attempts to open a file that a closed page may still hold, and ms between them */
const ATTEMPTS = 20
const PAUSE = 100

/** Open files in a folder of the private storage. Throws where there is none. */
export async function openFiles(folder: string, names: readonly string[]): Promise<Map<string, FileHandle>> {
  const root: Storage = await navigator.storage.getDirectory()
  const home = await root.getDirectoryHandle(folder, { create: true })
  const opened = new Map<string, FileHandle>()
  for (const name of names) opened.set(name, await openFile((await home.getFileHandle(name, { create: true })) as SyncFile))
  return opened
}

async function openFile(file: SyncFile): Promise<FileHandle> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

const FOLDER_MODE = 0o40700
const FILE_MODE = 0o100600
const BLOCK = 4096
const START_OF_FILE = 0
const CURRENT = 1

/* The parts of Emscripten's file system that we use; its own types leave most of them out. */
interface Node {
  id: number
  mode: number
  handle?: FileHandle
  node_ops: object
  stream_ops: object
  parent: Node
  name: string
}
interface Stream {
  node: Node
  position: number
}
interface EmscriptenFS {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node
  mkdirTree(path: string): void
  mount(type: object, options: object, path: string): void
  ErrnoError: new (code: number) => Error
}

/**
 * Keeps the order in which SQLite wants its files on the disk.
 * It asks by `fdatasync`, which Emscripten ignores; so a file is flushed before another one is written, the journal also
 * before its head is completed and after it is emptied, which is the commit.
 */
export class FlushOrder {
  private unflushed: FileHandle | null = null

  /** Before a file is written at a position, or truncated. */
  before(file: FileHandle, isJournal: boolean, at: number): void {
    if (this.unflushed && (this.unflushed !== file || (isJournal && at === 0))) this.unflushed.flush()
    this.unflushed = file
  }

  /** After a file was truncated. */
  truncated(file: FileHandle): void {
    file.flush()
    this.unflushed = null
  }
}

/** Mount opened files as a folder; an empty file is one that is not there, as SQLite sees it. */
export function mountFiles(python: PyodideAPI, path: string, handles: ReadonlyMap<string, FileHandle>): void {
  const fs = python.FS as unknown as EmscriptenFS
  const { ENOENT, ENOSPC, EPERM } = python.ERRNO_CODES as { ENOENT: number; ENOSPC: number; EPERM: number }
  const fail = (code: number) => (): never => {
    throw new fs.ErrnoError(code)
  }
  /** Full storage is an error that SQLite knows; the browser may have others. */
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch {
      throw new fs.ErrnoError(ENOSPC)
    }
  }

  const order = new FlushOrder()
  const isJournal = (node: Node): boolean => node.name.endsWith('-journal')
  const truncate = (file: FileHandle, journal: boolean, size: number): void =>
    attempt(() => {
      order.before(file, journal, size)
      file.truncate(size)
      order.truncated(file)
    })
  const createNode = (parent: Node | null, name: string, mode: number): Node => {
    const node = fs.createNode(parent, name, mode, 0)
    node.node_ops = nodeOps
    node.stream_ops = streamOps
    if (parent) node.handle = handles.get(name)
    return node
  }
  const nodeOps = {
    getattr(node: Node) {
      const size = node.handle?.getSize() ?? BLOCK
      const time = new Date(0)
      return {
        ...{ dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size },
        ...{ atime: time, mtime: time, ctime: time, blksize: BLOCK, blocks: Math.ceil(size / BLOCK) },
      }
    },
    setattr(node: Node, { size }: { size?: number }) {
      if (size !== undefined && node.handle) truncate(node.handle, isJournal(node), size)
    },
    lookup: fail(ENOENT),
    mknod: (parent: Node, name: string) => (handles.has(name) ? createNode(parent, name, FILE_MODE) : fail(EPERM)()),
    unlink(_folder: Node, name: string) {
      truncate(handles.get(name)!, true, 0)
    },
    rename: fail(EPERM),
    rmdir: fail(EPERM),
    readdir: () => ['.', '..', ...handles.keys()],
    symlink: fail(EPERM),
    readlink: fail(EPERM),
  }
  const streamOps = {
    open: () => undefined,
    close: () => undefined,
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, at: number) =>
      node.handle!.read(buffer.subarray(offset, offset + length), { at }),
    write: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, at: number) =>
      attempt(() => {
        order.before(node.handle!, isJournal(node), at)
        return node.handle!.write(buffer.subarray(offset, offset + length), { at })
      }),
    llseek(stream: Stream, offset: number, whence: number) {
      if (whence === START_OF_FILE) return offset
      return offset + (whence === CURRENT ? stream.position : stream.node.handle!.getSize())
    },
    fsync(stream: Stream) {
      attempt(() => stream.node.handle?.flush())
      return 0
    },
  }

  fs.mkdirTree(path)
  const type = {
    mount() {
      const root = createNode(null, '/', FOLDER_MODE)
      for (const [name, handle] of handles) if (handle.getSize() > 0) createNode(root, name, FILE_MODE)
      return root
    },
  }
  fs.mount(type, {}, path)
}
