import { describe, expect, it, vi } from 'vitest'
import { fakeFrame, fakeServer, fakeView, flushAll, openTableAlone, serverSends, useFakeTable } from '../testing/fakeTable'
import { withOrders } from './liveSync'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

const NONE = { only_move: false, repeated: '' }
const GIVEN = { only_move: true, repeated: '' }

describe('standing orders, which are no event for others', () => {
  it('are taken over from the answer though the table is as before', async () => {
    const model = await openTableAlone({ orders: NONE })
    const before = model.view
    fakeServer.sendSeatCommand.mockResolvedValue(fakeView({ orders: GIVEN }))
    expect(await model.commandSeat({ what: 'orders', body: { seat: 0, only_move: true, repeated: '', lines: [] } })).toBe(true)
    expect([model.view?.seq, model.view?.orders]).toEqual([1, GIVEN])
    expect(model.view).not.toBe(before) // only another object is drawn anew
  })

  it('are taken over from another page of the same player', async () => {
    const model = await openTableAlone({ orders: NONE })
    serverSends({ type: 'table', table: fakeView({ orders: NONE }) })
    const before = model.view
    const { scene, log } = fakeView()
    serverSends({ type: 'table', table: { orders: GIVEN, scene, log } as never }) // the rest is as it was sent before
    expect([model.view?.seq, model.view?.orders]).toEqual([1, GIVEN])
    expect(model.view).not.toBe(before)
  })

  it('are not taken over from an older table', async () => {
    const model = await openTableAlone({ seq: 2, orders: NONE })
    serverSends({ type: 'table', table: fakeView({ seq: 1, orders: GIVEN }) })
    expect(model.view?.orders).toEqual(NONE)
  })

  it('are there after the moves that are still being shown', async () => {
    const model = await openTableAlone({ orders: NONE })
    const after = fakeView({ seq: 2, ply: 2, orders: NONE })
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(1), fakeFrame(2)], table: after })
    serverSends({ type: 'table', table: fakeView({ seq: 2, ply: 2, orders: GIVEN }) })
    await vi.advanceTimersByTimeAsync(20_000)
    await flushAll()
    expect([model.view?.seq, model.view?.orders]).toEqual([2, GIVEN])
  })
})

describe('withOrders', () => {
  const view = fakeView({ orders: NONE })

  it('changes nothing for another event, for another seat, and without news', () => {
    for (const other of [{ seq: 2, orders: GIVEN }, { seat: 1, orders: GIVEN }, { orders: { ...NONE } }])
      expect(withOrders(view, fakeView(other))).toBe(view)
  })

  it('changes nothing else', () => {
    expect(withOrders(view, fakeView({ orders: GIVEN, ply: 9 }))).toEqual({ ...view, orders: GIVEN })
    expect(withOrders(null, view)).toBeNull()
  })
})
