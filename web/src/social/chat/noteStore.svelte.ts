/**
 * What one notes for oneself at a table, kept a moment after the last letter. It outlives the drawer in which it is written and
 * the page of the table: while the harbour is away, what was written waits here.
 */
import * as api from '../../api/endpoints'
import { isTransient, retryDelay, errorText, sleep } from '../../api/http'
import type { LocalizedText } from '../../api/scene'

const PAUSE = 800

export class Notebook {
  words = $state('')
  /** what was noted before is here; until then nothing is written, for it would be written over that */
  known = $state(false)
  /** what is to be said of it: it was kept, or why not */
  told = $state.raw<LocalizedText | null>(null)
  /** the newest change, and the newest that was kept */
  private changes = 0
  private kept = 0
  private keeping = false
  /** whoever has closed it waits for nothing that was noted before */
  private openings = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly id: string) {}

  /** It is opened: show what the harbour has, unless something was written here that it has not yet. */
  async open(): Promise<void> {
    const opening = ++this.openings
    if (this.changes > this.kept) return this.keep()
    this.known = false // something may have been noted on another device
    const { changes } = this
    const fetched = async (): Promise<void> => {
      const { words } = await api.fetchNote(this.id)
      if (this.changes !== changes) return
      this.words = words
      this.known = true
      this.told = null
    }
    await this.until(fetched, () => opening === this.openings)
  }

  write(words: string): void {
    this.words = words
    this.changes++
    this.told = null
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.keep(), PAUSE)
  }

  /** It is closed: what was written is kept now. */
  close(): void {
    this.openings++
    if (this.changes > this.kept) void this.keep()
  }

  /** Nobody looks at the page any more, and it may never be looked at again: what was written is sent now, whatever is under way. */
  leave(): void {
    if (this.changes === this.kept) return
    if (this.keeping) void this.send().catch(() => undefined) // what is under way asks again
    else void this.keep()
  }

  private async keep(): Promise<void> {
    clearTimeout(this.timer)
    if (this.keeping) return // it goes on until all is kept
    this.keeping = true
    let answered = true
    while (answered && this.changes > this.kept) answered = await this.until(() => this.send(), () => true)
    this.keeping = false
  }

  private async send(): Promise<void> {
    const { changes } = this
    await api.saveNote(this.id, this.words)
    this.kept = changes
    this.told = this.changes === changes ? { key: 'web-note-kept' } : null
  }

  /** Ask until the harbour answers; a refusal is said and ends the asking. */
  private async until(ask: () => Promise<void>, wanted: () => boolean): Promise<boolean> {
    for (let attempt = 0; wanted(); attempt++) {
      try {
        await ask()
        return true
      } catch (error) {
        this.told = errorText(error)
        if (!isTransient(error)) return false
        await sleep(retryDelay(attempt))
      }
    }
    return false
  }
}

const books = new Map<string, Notebook>()

/** The notebook of a table, the same one whenever it is opened. */
export function notebookOf(id: string): Notebook {
  const book = books.get(id) ?? new Notebook(id)
  books.set(id, book)
  return book
}
