import { expect, it, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { fakeView } from '../../table/testing/fakeTable'
import { joinTable } from './joinTable'

/** A table with these own seats; joining shows at once. */
function gathering(own_seats: number[], done = true) {
  const model = {
    view: fakeView({ own_seats }),
    commandSeat: vi.fn(async () => {
      if (done) model.view = fakeView({ own_seats: [...own_seats, 1] })
      return done
    }),
  }
  return model
}

it.each([
  ['the name of a player who joined by a link', [], true, ['Cy']],
  ['no name of a second player at this screen', [0], true, ['Ada']],
  ['no name if no seat is free', [], false, ['Ada']],
])('joinTable saves %s', async (_, own_seats, done, names) => {
  settings.choices.names = ['Ada']
  const model = gathering(own_seats, done)
  expect(await joinTable(model, 'Cy')).toBe(done)
  expect(model.commandSeat).toHaveBeenCalledExactlyOnceWith({ what: 'sit', body: { name: 'Cy' } })
  expect(settings.choices.names).toEqual(names)
})
