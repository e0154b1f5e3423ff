/** What every part of a table's page needs: the table, and the words to speak of it. */
import { getContext, setContext } from 'svelte'
import type { Translator } from '../../i18n/translator'
import type { Shown } from './sceneModel.svelte'
import type { TableModel } from './tableModel.svelte'

export interface AtTable {
  readonly model: TableModel
  readonly translator: Translator
}

/** What is enough for chart and zones: nobody need sit there. */
export interface InView {
  readonly model: Shown
  /** the headings of what lies there, where it is a part of a page among others of the same kind */
  readonly heading?: 'h3' | 'h4'
  readonly translator: Translator
}

const KEY = Symbol('at the table')

export const sitDown = (table: AtTable): AtTable => setContext(KEY, table)
export const atTable = (): AtTable => getContext<AtTable>(KEY)
export const lookOn = (table: InView): InView => setContext(KEY, table)
export const inView = (): InView => getContext<InView>(KEY)
