/** What every part of a table's page needs: the table, and the words to speak of it. */
import { getContext, setContext } from 'svelte'
import type { Speaker } from '../words/speaker'
import type { TableModel } from './table.svelte'

export interface AtTable {
  readonly model: TableModel
  readonly speaker: Speaker
}

const KEY = Symbol('at the table')

export const sitDown = (table: AtTable): AtTable => setContext(KEY, table)
export const atTable = (): AtTable => getContext<AtTable>(KEY)
