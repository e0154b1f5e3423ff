/**
 * What one notes for oneself at a table, kept a moment after the last letter. It outlives the drawer in which it is written and
 * the page of the table: while the harbour is away, what was written waits here.
 */
import * as api from '../../api/endpoints'
import { isTransient, retryDelay, errorText, sleep } from '../../api/http'
import type { LocalizedText } from '../../api/scene'

const SAVE_DELAY = 800

export class NoteStore {
  text = $state('')
  /** what was noted before is here; until then nothing is written, for it would be written over that */
  loaded = $state(false)
  /** what is to be said of it: it was kept, or why not */
  status = $state.raw<LocalizedText | null>(null)
  /** the newest change, and the newest that was kept */
  private changes = 0
  private savedChanges = 0
  private saving = false
  /** whoever has closed it waits for nothing that was noted before */
  private openings = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly id: string) {}

  /** It is opened: show what the harbour has, unless something was written here that it has not yet. */
  async open(): Promise<void> {
    const opening = ++this.openings
    if (this.changes > this.savedChanges) return this.save()
    this.loaded = false // something may have been noted on another device
    const { changes } = this
    const fetched = async (): Promise<void> => {
      const { words } = await api.fetchNote(this.id)
      if (this.changes !== changes) return
      this.text = words
      this.loaded = true
      this.status = null
    }
    await this.retry(fetched, () => opening === this.openings)
  }

  write(words: string): void {
    this.text = words
    this.changes++
    this.status = null
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), SAVE_DELAY)
  }

  /** It is closed: what was written is kept now. */
  close(): void {
    this.openings++
    if (this.changes > this.savedChanges) void this.save()
  }

  /** Nobody looks at the page any more, and it may never be looked at again: what was written is sent now, whatever is under way. */
  flush(): void {
    if (this.changes === this.savedChanges) return
    if (this.saving) void this.send().catch(() => undefined) // what is under way asks again
    else void this.save()
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer)
    if (this.saving) return // it goes on until all is kept
    this.saving = true
    let answered = true
    while (answered && this.changes > this.savedChanges) answered = await this.retry(() => this.send(), () => true)
    this.saving = false
  }

  private async send(): Promise<void> {
    const { changes } = this
    await api.saveNote(this.id, this.text)
    this.savedChanges = changes
    this.status = this.changes === changes ? { key: 'web-note-kept' } : null
  }

  /** Ask until the harbour answers; a refusal is said and ends the asking. */
  private async retry(ask: () => Promise<void>, wanted: () => boolean): Promise<boolean> {
    for (let attempt = 0; wanted(); attempt++) {
      try {
        await ask()
        return true
      } catch (error) {
        this.status = errorText(error)
        if (!isTransient(error)) return false
        await sleep(retryDelay(attempt))
      }
    }
    return false
  }
}

const stores = new Map<string, NoteStore>()

/** The notebook of a table, the same one whenever it is opened. */
export function noteStoreFor(id: string): NoteStore {
  const book = stores.get(id) ?? new NoteStore(id)
  stores.set(id, book)
  return book
}
