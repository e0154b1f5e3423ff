/** Sitting down at a table that still waits for somebody. */
import { settings } from '../../settings/settings.svelte'
import type { TableModel } from '../../table/model/tableModel.svelte'

/** Sit down with a name; whether it was done. Whoever sits down first in this browser is asked for his name no more. */
export async function joinTable(model: Pick<TableModel, 'view' | 'commandSeat'>, name: string): Promise<boolean> {
  const first = model.view?.yours.length === 0 // of the view of now: the next one knows him already
  if (!(await model.commandSeat({ what: 'sit', body: { name } }))) return false
  if (first) {
    settings.choices.names = [name]
    settings.save()
  }
  return true
}
