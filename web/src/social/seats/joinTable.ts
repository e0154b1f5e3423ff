/** Joining a table that waits for players. */
import { settings } from '../../settings/settings.svelte'
import type { TableModel } from '../../table/model/tableModel.svelte'

/** Join with a name; whether it worked. The first name in this browser is remembered. */
export async function joinTable(model: Pick<TableModel, 'view' | 'commandSeat'>, name: string): Promise<boolean> {
  const first = model.view?.own_seats.length === 0 // read before joining, which changes the view
  if (!(await model.commandSeat({ what: 'sit', body: { name } }))) return false
  if (first) {
    settings.choices.names = [name]
    settings.save()
  }
  return true
}
