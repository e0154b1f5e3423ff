import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/http'
import type { Zone } from '../../api/scene'
import type { SeatInfo, TableView } from '../../api/messages'
import { TableModel } from './tableModel.svelte'
import { openTableAlone, useFakeTable, fakeFrame, latestSocket, fakeLine, fakeOffer, fakeScene, fakeServer, flushAll, openTable, serverSends, fakeText, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

describe('TableModel with two players at one screen', () => {
  const both = { own_seats: [0, 1] }
  const tables = {
    null: fakeView({ ...both, seat: null }),
    0: fakeView(both),
    1: fakeView({ ...both, seat: 1, actors: [1], seq: 2 }),
  }

  it('shows the public view while the curtain is closed', async () => {
    const model = await openTable(tables)
    expect(model.passTo).toBe(0)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(fakeServer.fetchTable.mock.calls.every(([, seat]) => seat === null)).toBe(true)
    expect(latestSocket().address).toMatch(/^amber-gull-7 as null /)
  })

  it('shows the view of the seat after openCurtain()', async () => {
    const model = await openTable(tables)
    await model.openCurtain()
    expect(model.seat).toBe(0)
    expect(model.view?.seat).toBe(0)
    expect(latestSocket().address).toMatch(/^amber-gull-7 as 0 /)
  })

  it('closes the curtain before the other player’s turn, after the last frame was shown', async () => {
    const model = await openTable(tables)
    await model.openCurtain()
    fakeServer.fetchTable.mockResolvedValue(fakeView({ ...both, seat: null, actors: [1], seq: 2 }))
    const old = latestSocket()
    serverSends({
      type: 'frames',
      since: 1,
      seq: 2,
      frames: [fakeFrame(4)],
      table: fakeView({ ...both, seq: 2, ply: 4, actors: [1] }),
    })
    expect(model.passTo).toBeNull()
    await vi.advanceTimersByTimeAsync(800)
    expect(model.passTo).toBe(1)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(old.open).toBe(false)
  })
})

describe('TableModel.viewAs', () => {
  const over = { own_seats: [0, 1], actors: [], winners: [0] }

  it('ends with the view requested last, on one connection', async () => {
    const model = await openTable({ null: fakeView({ ...over, seat: null }), 0: fakeView(over) })
    const answers: ((table: TableView) => void)[] = []
    fakeServer.fetchTable.mockImplementation(() => new Promise((answer) => answers.push(answer)))
    for (const seat of [1, 0, 1]) model.viewAs(seat)
    const [first, last] = answers
    last!(fakeView({ ...over, seat: 1, seq: 3 }))
    await flushAll()
    const line = latestSocket()
    first!(fakeView({ ...over, seat: 1, seq: 2 }))
    await flushAll()
    expect(model.view?.seq).toBe(3)
    expect(latestSocket()).toBe(line)
    expect(line.open).toBe(true)
  })
})

describe('TableModel when the curtain closes', () => {
  const both = { own_seats: [0, 1] }
  const hand: Zone = { id: 'hand', kind: 'hand', title: fakeText('hand'), cards: [{ id: 'card/chip', label: fakeText('chip') }] }
  const own = fakeScene({ zones: [hand], offers: [fakeOffer('N7')] })

  it('shows nothing that the last seat saw, although the server does not answer', async () => {
    const undo = { ply: 3, text: fakeText('event-own') }
    const model = await openTable({ null: fakeView({ ...both, seat: null }), 0: fakeView({ ...both, scene: own, undo }) })
    await model.openCurtain()
    expect(model.scene?.zones).toEqual([hand])
    expect(model.view?.undo).toEqual(undo)
    fakeServer.fetchTable.mockReturnValue(new Promise(() => {}))
    serverSends({
      type: 'frames',
      since: 1,
      seq: 2,
      frames: [{ ply: 4, scene: own, log: [fakeLine(4)] }],
      table: fakeView({ ...both, seq: 2, ply: 4, actors: [1], scene: own, log: [fakeLine(4)], undo }),
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(model.announcer.lines).toEqual([fakeText('line 4')])
    await vi.advanceTimersByTimeAsync(800)
    expect(model.passTo).toBe(1)
    expect([model.announcer.lines, model.log, model.sheet]).toEqual([[], [], null])
    expect([model.scene?.zones, model.scene?.offers]).toEqual([[], []])
    expect(model.view?.undo).toBeNull()
    model.close()
  })
})

describe('TableModel after a 403 or 429', () => {
  const both = { own_seats: [0, 1] }
  const refuse = (parts: Partial<TableView>) =>
    fakeServer.fetchTable.mockImplementation(async (_, seat) => {
      if (seat !== null) throw new ApiError(403, { error: fakeText('server-not-your-seat') })
      return fakeView({ seat: null, seq: 2, ...parts })
    })

  it('shows the public view if the seat moved to another device before openCurtain()', async () => {
    const model = await openTable({ null: fakeView({ ...both, seat: null }) })
    expect(model.passTo).toBe(0)
    refuse({ own_seats: [] })
    await model.openCurtain()
    await flushAll()
    expect(model.seat).toBeNull()
    expect(model.passTo).toBeNull()
    expect(model.view?.own_seats).toEqual([])
    expect(latestSocket().open).toBe(true)
  })

  it('repeats openCurtain() after a 429', async () => {
    const model = await openTable({ null: fakeView({ ...both, seat: null }) })
    fakeServer.fetchTable.mockRejectedValueOnce(new ApiError(429, { error: fakeText('server-too-often') }))
    fakeServer.fetchTable.mockResolvedValue(fakeView(both))
    const lifted = model.openCurtain()
    await flushAll()
    expect(model.refusal).toBeNull()
    await vi.advanceTimersByTimeAsync(600)
    await lifted
    expect(model.seat).toBe(0)
    expect(model.view?.seat).toBe(0)
    expect(latestSocket().open).toBe(true)
  })
})

describe('TableModel with a lent seat', () => {
  it('offers no moves, and takes the seat back', async () => {
    const model = await openTableAlone({ stand_in_seats: [0], own_seats: [], actors: [0] })
    expect(model.seat).toBe(0)
    expect(model.lentSeat).toBe(0)
    expect(model.canAct).toBe(false)
    expect(model.offers).toEqual([])
    const back = fakeView({ seq: 2 })
    fakeServer.sendSeatCommand.mockResolvedValue(back)
    fakeServer.fetchTable.mockResolvedValue(back)
    model.takeSeatBack()
    await flushAll()
    expect(fakeServer.sendSeatCommand.mock.lastCall?.[1]).toEqual({ what: 'take-back', body: { seat: 0 } })
    expect(model.lentSeat).toBe(-1)
    expect(model.canAct).toBe(true)
  })

  it('has no lent seat after the end of the game', async () => {
    const model = await openTableAlone({ stand_in_seats: [0], own_seats: [], actors: [], winners: [1] })
    expect(model.lentSeat).toBe(-1)
  })
})

describe('TableModel.refusal', () => {
  it('is shown until the table changes', async () => {
    const model = await openTableAlone()
    fakeServer.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: fakeText('seat-taken') }))
    await model.commandSeat({ what: 'leave', body: { seat: 1 } })
    expect(model.refusal?.text.key).toBe('seat-taken')
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4)], table: fakeView({ seq: 2, ply: 4 }) })
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.refusal).toBeNull()
  })

  it('is kept beside the newer table after a 409', async () => {
    const model = await openTableAlone()
    fakeServer.sendSeatCommand.mockRejectedValue(new ApiError(409, { error: fakeText('seat-taken') }))
    fakeServer.fetchTable.mockResolvedValue(fakeView({ seq: 2, ply: 4 }))
    await model.commandSeat({ what: 'leave', body: { seat: 1 } })
    await flushAll()
    expect(model.view?.seq).toBe(2)
    expect(model.refusal?.text.key).toBe('seat-taken')
  })
})

describe('TableModel.commandSeat', () => {
  const waiting = { seat: null, own_seats: [], actors: [], waiting_for_players: true, ply: 0 }

  it('sits down and shows the view of the seat', async () => {
    fakeServer.fetchTable.mockResolvedValue(fakeView(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    const seated = fakeView({ seat: 1, own_seats: [1], seq: 2 })
    fakeServer.sendSeatCommand.mockResolvedValue(seated)
    fakeServer.fetchTable.mockResolvedValue(seated)
    expect(await model.commandSeat({ what: 'sit', body: { name: 'Bo' } })).toBe(true)
    expect(model.seat).toBe(1)
    expect(latestSocket().address).toMatch(/^amber-gull-7 as 1 /)
  })

  it('reports why a seat cannot be taken', async () => {
    fakeServer.fetchTable.mockResolvedValue(fakeView(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    fakeServer.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: fakeText('seat-taken') }))
    expect(await model.commandSeat({ what: 'sit', body: { name: 'Bo' } })).toBe(false)
    expect(model.refusal?.text.key).toBe('seat-taken')
    expect(model.seat).toBeNull()
  })

  it('shows the end without a refusal if the game ended before the seat was taken back', async () => {
    const over = { stand_in_seats: [0], own_seats: [], seq: 2, ply: 5, actors: [], winners: [1] }
    const model = await openTableAlone({ stand_in_seats: [0], own_seats: [], actors: [1] })
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4), fakeFrame(5)], table: fakeView(over) })
    expect(model.winners).toBeNull()
    fakeServer.fetchTable.mockResolvedValue(fakeView(over))
    fakeServer.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: fakeText('seat-over') }))
    await model.commandSeat({ what: 'take-back', body: { seat: 0 } })
    await flushAll()
    expect(model.refusal).toBeNull()
    expect(model.winners).toEqual([1])
  })

  it('shows the public view after the seat moved to another device', async () => {
    const model = await openTableAlone()
    fakeServer.fetchTable.mockImplementation(async (_, seat) => {
      if (seat !== null) throw new ApiError(403, { error: fakeText('server-not-your-seat') })
      return fakeView({ seat: null, own_seats: [], seq: 2 })
    })
    latestSocket().onclose?.()
    await flushAll()
    expect(model.seat).toBeNull()
    expect(model.view?.own_seats).toEqual([])
    expect(latestSocket().address).toMatch(/^amber-gull-7 as null /)
  })
})

describe('TableModel while players add salts', () => {
  it('adds one salt for each own seat before anything is drawn', async () => {
    const chance = (missing_salts: number[]) => ({ commitment: 'promise', salts: {}, missing_salts, repeated: false })
    const begin = { waiting_for_players: true, ply: 0, actors: [] }
    fakeServer.sendSeatCommand.mockImplementation(async () => fakeView({ seq: 2, chance: chance([]) }))
    const model = await openTableAlone({ ...begin, chance: chance([0, 1]) })
    await flushAll()
    expect(fakeServer.sendSeatCommand).toHaveBeenCalledTimes(1)
    const [, { what, body }] = fakeServer.sendSeatCommand.mock.calls[0]!
    expect([what, body]).toEqual(['salt', { seat: 0, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(model.view?.waiting_for_players).toBe(false)
  })

  it('adds a salt again for a seat that went to another device and came back', async () => {
    const chance = (missing_salts: number[]) => ({ commitment: 'promise', salts: {}, missing_salts, repeated: false })
    const begin = { waiting_for_players: true, ply: 0, actors: [], seats: [{ name: 'Ada', kind: 'human', mine: true }] as SeatInfo[] }
    fakeServer.sendSeatCommand.mockImplementation(async () => fakeView({ ...begin, seq: 2, chance: chance([]) }))
    await openTableAlone({ ...begin, chance: chance([0]) })
    await flushAll()
    const away = begin.seats.map((seat) => ({ ...seat, mine: false }))
    const elsewhere = fakeView({ ...begin, seq: 3, own_seats: [], seat: null, seats: away, chance: chance([0]) })
    fakeServer.fetchTable.mockResolvedValue(elsewhere)
    serverSends({ type: 'table', table: elsewhere })
    await flushAll()
    fakeServer.fetchTable.mockImplementation(async (_, seat) => fakeView({ ...begin, seat, seq: 4, chance: chance([0]) }))
    serverSends({ type: 'table', table: fakeView({ ...begin, seat: null, seq: 4, chance: chance([0]) }) })
    await flushAll()
    expect(fakeServer.sendSeatCommand).toHaveBeenCalledTimes(2)
  })
})
