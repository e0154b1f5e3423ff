/** People whose messages at this table are not shown in this browser. */
import { loadForTable, saveForTable } from '../../settings/tableStorage'

export class Mutes {
  /** marks of the authors (`ChatMessage.author`) */
  authors = $state.raw<readonly string[]>([])

  constructor(private readonly id: string) {
    this.authors = loadForTable<string[]>(id, 'muted', [])
  }

  has(author: string): boolean {
    return this.authors.includes(author)
  }

  toggle(author: string): void {
    this.authors = this.has(author) ? this.authors.filter((one) => one !== author) : [...this.authors, author]
    saveForTable(this.id, 'muted', [...this.authors])
  }
}
