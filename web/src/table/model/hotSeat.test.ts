import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/http'
import type { Zone } from '../../api/scene'
import type { SeatInfo, TableView } from '../../api/messages'
import { TableModel } from './tableModel.svelte'
import { alone, atToyTable, frame, latest, line, offer, scene, server, settle, sitAt, tell, text, view } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
atToyTable()

describe('two people at one screen', () => {
  const both = { yours: [0, 1] }
  const tables = {
    null: view({ ...both, seat: null }),
    0: view(both),
    1: view({ ...both, seat: 1, actors: [1], seq: 2 }),
  }

  it('see nothing of any seat while the curtain hangs', async () => {
    const model = await sitAt(tables)
    expect(model.passTo).toBe(0)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(server.fetchTable.mock.calls.every(([, seat]) => seat === null)).toBe(true)
    expect(latest().address).toMatch(/^amber-gull-7 as null /)
  })

  it('see their own hand when the curtain is lifted', async () => {
    const model = await sitAt(tables)
    await model.liftCurtain()
    expect(model.seat).toBe(0)
    expect(model.view?.seat).toBe(0)
    expect(latest().address).toMatch(/^amber-gull-7 as 0 /)
  })

  it('drop everything when the other one is asked, after the last card was seen', async () => {
    const model = await sitAt(tables)
    await model.liftCurtain()
    server.fetchTable.mockResolvedValue(view({ ...both, seat: null, actors: [1], seq: 2 }))
    const old = latest()
    tell({
      type: 'frames',
      since: 1,
      seq: 2,
      frames: [frame(4)],
      table: view({ ...both, seq: 2, ply: 4, actors: [1] }),
    })
    expect(model.passTo).toBeNull()
    await vi.advanceTimersByTimeAsync(800)
    expect(model.passTo).toBe(1)
    expect(model.seat).toBeNull()
    expect(model.view?.seat).toBeNull()
    expect(old.open).toBe(false)
  })
})

describe('eyes that change faster than the harbour answers', () => {
  const over = { yours: [0, 1], actors: [], over: [0] }

  it('end with those wanted last, on one line', async () => {
    const model = await sitAt({ null: view({ ...over, seat: null }), 0: view(over) })
    const answers: ((table: TableView) => void)[] = []
    server.fetchTable.mockImplementation(() => new Promise((answer) => answers.push(answer)))
    for (const seat of [1, 0, 1]) model.lookAs(seat)
    const [first, last] = answers
    last!(view({ ...over, seat: 1, seq: 3 }))
    await settle()
    const line = latest()
    first!(view({ ...over, seat: 1, seq: 2 }))
    await settle()
    expect(model.view?.seq).toBe(3)
    expect(latest()).toBe(line)
    expect(line.open).toBe(true)
  })
})

describe('when the curtain falls', () => {
  const both = { yours: [0, 1] }
  const hand: Zone = { id: 'hand', kind: 'hand', title: text('hand'), cards: [{ id: 'card/chip', label: text('chip') }] }
  const own = scene({ zones: [hand], offers: [offer('N7')] })

  it('nothing of what the last seat saw is left, however long the harbour is away', async () => {
    const undo = { ply: 3, text: text('event-own') }
    const model = await sitAt({ null: view({ ...both, seat: null }), 0: view({ ...both, scene: own, undo }) })
    await model.liftCurtain()
    expect(model.scene?.zones).toEqual([hand])
    expect(model.view?.undo).toEqual(undo)
    server.fetchTable.mockReturnValue(new Promise(() => {}))
    tell({
      type: 'frames',
      since: 1,
      seq: 2,
      frames: [{ ply: 4, scene: own, log: [line(4)] }],
      table: view({ ...both, seq: 2, ply: 4, actors: [1], scene: own, log: [line(4)], undo }),
    })
    expect(model.voice.lines).toEqual([text('line 4')])
    await vi.advanceTimersByTimeAsync(800)
    expect(model.passTo).toBe(1)
    expect([model.voice.lines, model.log, model.sheet]).toEqual([[], [], null])
    expect([model.scene?.zones, model.scene?.offers]).toEqual([[], []])
    expect(model.view?.undo).toBeNull()
    model.close()
  })
})

describe('a seat that is no longer one’s own', () => {
  const both = { yours: [0, 1] }
  const refuse = (parts: Partial<TableView>) =>
    server.fetchTable.mockImplementation(async (_, seat) => {
      if (seat !== null) throw new ApiError(403, { error: text('server-not-your-seat') })
      return view({ seat: null, seq: 2, ...parts })
    })

  it('is looked on at when the curtain before it is lifted too late', async () => {
    const model = await sitAt({ null: view({ ...both, seat: null }) })
    expect(model.passTo).toBe(0)
    refuse({ yours: [] })
    await model.liftCurtain()
    await settle()
    expect(model.seat).toBeNull()
    expect(model.passTo).toBeNull()
    expect(model.view?.yours).toEqual([])
    expect(latest().open).toBe(true)
  })

  it('is asked for again when the harbour had too much to do', async () => {
    const model = await sitAt({ null: view({ ...both, seat: null }) })
    server.fetchTable.mockRejectedValueOnce(new ApiError(429, { error: text('server-too-often') }))
    server.fetchTable.mockResolvedValue(view(both))
    const lifted = model.liftCurtain()
    await settle()
    expect(model.refusal).toBeNull()
    await vi.advanceTimersByTimeAsync(600)
    await lifted
    expect(model.seat).toBe(0)
    expect(model.view?.seat).toBe(0)
    expect(latest().open).toBe(true)
  })
})

describe('a seat that a bot plays for', () => {
  it('is asked nothing, and can be taken back', async () => {
    const model = await alone({ lent: [0], yours: [], actors: [0] })
    expect(model.seat).toBe(0)
    expect(model.lentSeat).toBe(0)
    expect(model.mayAct).toBe(false)
    expect(model.offers).toEqual([])
    const back = view({ seq: 2 })
    server.sendSeatCommand.mockResolvedValue(back)
    server.fetchTable.mockResolvedValue(back)
    model.takeSeatBack()
    await settle()
    expect(server.sendSeatCommand.mock.lastCall?.[1]).toEqual({ what: 'back', body: { seat: 0 } })
    expect(model.lentSeat).toBe(-1)
    expect(model.mayAct).toBe(true)
  })

  it('is nobody’s concern when the game is over', async () => {
    const model = await alone({ lent: [0], yours: [], actors: [], over: [1] })
    expect(model.lentSeat).toBe(-1)
  })
})

describe('why something was refused', () => {
  it('is said until the table goes on', async () => {
    const model = await alone()
    server.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: text('seat-taken') }))
    await model.commandSeat({ what: 'leave', body: { seat: 1 } })
    expect(model.refusal?.text.key).toBe('seat-taken')
    tell({ type: 'frames', since: 1, seq: 2, frames: [frame(4)], table: view({ seq: 2, ply: 4 }) })
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.refusal).toBeNull()
  })

  it('is said beside the table that somebody else was faster at', async () => {
    const model = await alone()
    server.sendSeatCommand.mockRejectedValue(new ApiError(409, { error: text('seat-taken') }))
    server.fetchTable.mockResolvedValue(view({ seq: 2, ply: 4 }))
    await model.commandSeat({ what: 'leave', body: { seat: 1 } })
    await settle()
    expect(model.view?.seq).toBe(2)
    expect(model.refusal?.text.key).toBe('seat-taken')
  })
})

describe('friends from afar', () => {
  const waiting = { seat: null, yours: [], actors: [], gathering: true, ply: 0 }

  it('sit down and see the table with their own eyes', async () => {
    server.fetchTable.mockResolvedValue(view(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    const seated = view({ seat: 1, yours: [1], seq: 2 })
    server.sendSeatCommand.mockResolvedValue(seated)
    server.fetchTable.mockResolvedValue(seated)
    expect(await model.commandSeat({ what: 'sit', body: { name: 'Bo' } })).toBe(true)
    expect(model.seat).toBe(1)
    expect(latest().address).toMatch(/^amber-gull-7 as 1 /)
  })

  it('hear why they cannot', async () => {
    server.fetchTable.mockResolvedValue(view(waiting))
    const model = new TableModel('amber-gull-7')
    await model.open()
    server.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: text('seat-taken') }))
    expect(await model.commandSeat({ what: 'sit', body: { name: 'Bo' } })).toBe(false)
    expect(model.refusal?.text.key).toBe('seat-taken')
    expect(model.seat).toBeNull()
  })

  it('see the end, and no reproach, when they come back to a game that is over', async () => {
    const over = { lent: [0], yours: [], seq: 2, ply: 5, actors: [], over: [1] }
    const model = await alone({ lent: [0], yours: [], actors: [1] })
    tell({ type: 'frames', since: 1, seq: 2, frames: [frame(4), frame(5)], table: view(over) })
    expect(model.over).toBeNull()
    server.fetchTable.mockResolvedValue(view(over))
    server.sendSeatCommand.mockRejectedValue(new ApiError(422, { error: text('seat-over') }))
    await model.commandSeat({ what: 'back', body: { seat: 0 } })
    await settle()
    expect(model.refusal).toBeNull()
    expect(model.over).toEqual([1])
  })

  it('go on looking when their seat has moved to another device', async () => {
    const model = await alone()
    server.fetchTable.mockImplementation(async (_, seat) => {
      if (seat !== null) throw new ApiError(403, { error: text('server-not-your-seat') })
      return view({ seat: null, yours: [], seq: 2 })
    })
    latest().onclose?.()
    await settle()
    expect(model.seat).toBeNull()
    expect(model.view?.yours).toEqual([])
    expect(latest().address).toMatch(/^amber-gull-7 as null /)
  })
})

describe('the dice', () => {
  it('get something from everybody who sits at this screen, before anything is drawn', async () => {
    const dice = (wanted: number[]) => ({ commitment: 'promise', salts: {}, wanted })
    const begin = { gathering: true, ply: 0, actors: [] }
    server.sendSeatCommand.mockImplementation(async () => view({ seq: 2, dice: dice([]) }))
    const model = await alone({ ...begin, dice: dice([0, 1]) })
    await settle()
    expect(server.sendSeatCommand).toHaveBeenCalledTimes(1)
    const [, { what, body }] = server.sendSeatCommand.mock.calls[0]!
    expect([what, body]).toEqual(['salt', { seat: 0, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(model.view?.gathering).toBe(false)
  })

  it('get something anew for a seat that went to another device and came back', async () => {
    const dice = (wanted: number[]) => ({ commitment: 'promise', salts: {}, wanted })
    const begin = { gathering: true, ply: 0, actors: [], seats: [{ name: 'Ada', kind: 'here', mine: true }] as SeatInfo[] }
    server.sendSeatCommand.mockImplementation(async () => view({ ...begin, seq: 2, dice: dice([]) }))
    await alone({ ...begin, dice: dice([0]) })
    await settle()
    const away = begin.seats.map((seat) => ({ ...seat, mine: false }))
    const elsewhere = view({ ...begin, seq: 3, yours: [], seat: null, seats: away, dice: dice([0]) })
    server.fetchTable.mockResolvedValue(elsewhere)
    tell({ type: 'table', table: elsewhere })
    await settle()
    server.fetchTable.mockImplementation(async (_, seat) => view({ ...begin, seat, seq: 4, dice: dice([0]) }))
    tell({ type: 'table', table: view({ ...begin, seat: null, seq: 4, dice: dice([0]) }) })
    await settle()
    expect(server.sendSeatCommand).toHaveBeenCalledTimes(2)
  })
})
