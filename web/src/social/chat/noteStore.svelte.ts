/**
 * Private notes of a table, saved shortly after typing.
 * Outlives the drawer and the page of the table: unsaved text waits here while the server is away.
 */
import * as api from '../../api/endpoints'
import { isTransient, retryDelay, errorText, sleep } from '../../api/http'
import type { LocalizedText } from '../../api/scene'

const SAVE_DELAY = 800

export class NoteStore {
  text = $state('')
  /** earlier notes are loaded; until then nothing is saved, which would overwrite them */
  loaded = $state(false)
  /** status message: saved, or why not */
  status = $state.raw<LocalizedText | null>(null)
  /** counter of changes, and the last one saved */
  private changes = 0
  private savedChanges = 0
  private saving = false
  /** cancels loads of earlier openings */
  private openings = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly id: string) {}

  /** Load the stored notes, unless there are unsaved changes. */
  async open(): Promise<void> {
    const opening = ++this.openings
    if (this.changes > this.savedChanges) return this.save()
    this.loaded = false // may have changed on another device
    const { changes } = this
    const fetched = async (): Promise<void> => {
      const { text } = await api.fetchNote(this.id)
      if (this.changes !== changes) return
      this.text = text
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

  /** Save on closing. */
  close(): void {
    this.openings++
    if (this.changes > this.savedChanges) void this.save()
  }

  /** The page is being hidden and may never return: save now. */
  flush(): void {
    if (this.changes === this.savedChanges) return
    if (this.saving) void this.send().catch(() => undefined) // a running save retries
    else void this.save()
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer)
    if (this.saving) return // saves until nothing is left
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

  /** Retry until the server answers; a refusal ends it. */
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

/** The note store of a table, shared by all openings. */
export function noteStoreFor(id: string): NoteStore {
  const book = stores.get(id) ?? new NoteStore(id)
  stores.set(id, book)
  return book
}
