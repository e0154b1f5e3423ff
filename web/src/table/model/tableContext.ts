/** What every part of a table's page needs: the table, and the words to speak of it. */
import { getContext, setContext } from 'svelte'
import type { Translator } from '../../i18n/translator'
import type { SceneModel } from './sceneModel.svelte'
import type { TableModel } from './tableModel.svelte'

export interface TableContext {
  readonly model: TableModel
  readonly translator: Translator
}

/** What is enough for chart and zones: nobody need sit there. */
export interface SceneContext {
  readonly model: SceneModel
  /** the headings of what lies there, where it is a part of a page among others of the same kind */
  readonly heading?: 'h3' | 'h4'
  readonly translator: Translator
}

const KEY = Symbol('at the table')

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table)
export const useTable = (): TableContext => getContext<TableContext>(KEY)
export const provideScene = (table: SceneContext): SceneContext => setContext(KEY, table)
export const useScene = (): SceneContext => getContext<SceneContext>(KEY)
