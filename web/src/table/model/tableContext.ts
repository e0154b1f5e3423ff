/** Svelte contexts of a table page: model and translator. */
import { getContext, setContext } from 'svelte'
import type { Translator } from '../../i18n/translator'
import type { SceneModel } from './sceneModel.svelte'
import type { TableModel } from './tableModel.svelte'

export interface TableContext {
  readonly model: TableModel
  readonly translator: Translator
}

/** Context sufficient for chart and zones, without a player. */
export interface SceneContext {
  readonly model: SceneModel
  /** heading level inside a page with several scenes */
  readonly heading?: 'h3' | 'h4'
  readonly translator: Translator
}

const KEY = Symbol('at the table')

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table)
export const useTable = (): TableContext => getContext<TableContext>(KEY)
export const provideScene = (table: SceneContext): SceneContext => setContext(KEY, table)
export const useScene = (): SceneContext => getContext<SceneContext>(KEY)
