import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/http'
import { TableModel } from './tableModel.svelte'
import { openTableAlone, useFakeTable, fakeFrame, latestSocket, fakeServer, flushAll, openTable, serverSends, fakeText, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

describe('sitting down', () => {
  it('shows the table through one’s own eyes', async () => {
    const model = await openTableAlone()
    expect(model.seat).toBe(0)
    expect(latestSocket().address).toMatch(/^amber-gull-7 as 0 /)
    expect(model.canAct).toBe(true)
  })

  it('says when there is no such table', async () => {
    fakeServer.fetchTable.mockRejectedValue(new ApiError(404, { error: fakeText('error-no-table') }))
    const model = new TableModel('nowhere')
    await model.open()
    expect(model.gone).toBe(true)
  })

  it('says when a table cannot be read any more, and asks no more', async () => {
    fakeServer.fetchTable.mockRejectedValue(new ApiError(500, { error: fakeText('server-broken-table') }))
    const model = new TableModel('amber-gull-7')
    await model.open()
    expect([model.gone, model.unreadable, model.connectionLost]).toEqual([true, true, false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fakeServer.fetchTable).toHaveBeenCalledOnce()
  })

  it('asks again until the server is there', async () => {
    fakeServer.fetchTable
      .mockRejectedValueOnce(new NetworkError('down'))
      .mockResolvedValue(fakeView({ seat: null, own_seats: [] }))
    const model = new TableModel('amber-gull-7')
    const opened = model.open()
    await flushAll()
    expect(model.connectionLost).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    await opened
    expect(model.connectionLost).toBe(false)
    expect(model.view?.seq).toBe(1)
  })
})

describe('whoever turns away', () => {
  const page = { hidden: false }
  const turn = (model: TableModel, away: boolean) => {
    page.hidden = away
    model.visibilityChanged(!away)
  }

  it('is said to look elsewhere, and when he is back it is asked at once where the table stands', async () => {
    vi.stubGlobal('document', page)
    const model = await openTableAlone()
    turn(model, true)
    expect(latestSocket().sent).toEqual(['hidden'])
    turn(model, false)
    expect(latestSocket().sent).toEqual(['hidden', 'visible', 'ping'])
  })

  it('asks for the clocks when he is back: his own may have stood still', async () => {
    vi.stubGlobal('document', page)
    const model = await openTableAlone({ clock: { left: { 0: 290 } } as never })
    const before = fakeServer.fetchTable.mock.calls.length
    turn(model, true)
    expect(fakeServer.fetchTable.mock.calls.length).toBe(before)
    turn(model, false)
    expect(fakeServer.fetchTable.mock.calls.length).toBe(before + 1)
  })
})

describe('a line that breaks', () => {
  it('is said, and mended without a word', async () => {
    const model = await openTableAlone()
    latestSocket().onclose?.()
    expect(model.connectionLost).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    latestSocket().onopen?.()
    expect(model.connectionLost).toBe(false)
  })

  it('shows that the table was cleared', async () => {
    const model = await openTableAlone()
    fakeServer.fetchTable.mockRejectedValue(new ApiError(404, { error: fakeText('error-no-table') }))
    const last = latestSocket()
    last.onclose?.()
    await flushAll()
    expect(model.gone).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(latestSocket(), 'nobody knocks any more').toBe(last)
  })

  it('brings clocks that go right again, though nothing has happened', async () => {
    const clock = (left: number) => ({ kind: 'bank' as const, left: { 0: left }, runs: [0], heard: left })
    const model = await openTableAlone({ clock: clock(290) as never })
    fakeServer.fetchTable.mockResolvedValue(fakeView({ clock: clock(50) as never }))
    latestSocket().onclose?.()
    await flushAll()
    expect(model.latest?.clock).toEqual(clock(50))
  })
})

describe('in step', () => {
  it('comes back with what it knows, and is told only what it missed', async () => {
    const model = await openTableAlone()
    latestSocket().onclose?.()
    await vi.advanceTimersByTimeAsync(600)
    expect(latestSocket().address).toBe('amber-gull-7 as 0 since 1')
    serverSends({
      type: 'frames',
      since: 1,
      seq: 3,
      frames: [fakeFrame(4), fakeFrame(5)],
      table: fakeView({ seq: 3, ply: 5, hash: 'hash 3' }),
    })
    expect(model.shown?.ply).toBe(4)
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.view?.seq).toBe(3)
  })

  it.each([
    ['further on', { seq: 2, hash: 'hash 2' }, 1],
    ['another table', { seq: 1, hash: 'another' }, 1],
    ['the same', { seq: 1, hash: 'hash 1' }, 0],
    ['an old answer', { seq: 0, hash: 'hash 0' }, 0],
  ])('looks anew when the server is out of step with it: %s', async (_, where, looks) => {
    await openTableAlone()
    fakeServer.fetchTable.mockClear()
    serverSends({ type: 'pong', ...where })
    await flushAll()
    expect(fakeServer.fetchTable).toHaveBeenCalledTimes(looks)
  })

  it('shows frames that do not follow what it knows as the table they lead to', async () => {
    const model = await openTableAlone()
    serverSends({ type: 'frames', since: 4, seq: 5, frames: [fakeFrame(9)], table: fakeView({ seq: 5, ply: 9 }) })
    expect(model.view?.seq).toBe(5)
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4)], table: fakeView({ seq: 2, ply: 4 }) })
    expect(model.view?.seq).toBe(5)
  })
})

describe('while a move is under way', () => {
  const undo = { ply: 2, text: fakeText('undo-move') }
  const undoable = { undo, undo_proposal_ply: 2 }

  async function moved(): Promise<TableModel> {
    const model = await openTableAlone(undoable)
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4, ...undoable }))
    expect(model.play('N7')).toBe(true)
    await flushAll()
    return model
  }

  it('nothing older is taken back', async () => {
    const model = await moved()
    model.takeBack()
    model.askUndo()
    expect(fakeServer.sendCommand).toHaveBeenCalledOnce()
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4), fakeFrame(5)], table: fakeView({ seq: 2, ply: 5, ...undoable }) })
    model.takeBack()
    expect(fakeServer.sendCommand).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(9000)
    model.takeBack()
    expect(fakeServer.sendCommand).toHaveBeenLastCalledWith('amber-gull-7', 'undo', { seat: 0, seq: 2 }, expect.any(String))
  })

  it('a typed one is neither sent nor refused', async () => {
    const model = await moved()
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).toBeNull()
  })

  it('and until all of it was shown, taking back shows the rest', async () => {
    const model = await openTableAlone(undoable)
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4), fakeFrame(5)], table: fakeView({ seq: 2, ply: 5, ...undoable }) })
    expect(model.caughtUp).toBe(false)
    model.takeBack()
    expect([model.caughtUp, model.shown?.ply]).toEqual([true, 5])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
  })

  it('one that is typed while a reckoning lies open is refused, for it is under way no more', async () => {
    const model = await moved()
    const sheet = { id: 'round/1', kind: 'sheet' as const, title: fakeText('sheet'), past: true, sheet: { heads: [], rows: [] } }
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4, { zones: [sheet] })], table: fakeView({ seq: 2, ply: 4 }) })
    expect(model.sheet?.id).toBe('round/1')
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).not.toBeNull()
  })

  it('one that nobody may make is refused', async () => {
    const model = await openTableAlone({ actors: [1] })
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).not.toBeNull()
  })
})

describe('a deed in the name of a seat that nobody looks through', () => {
  it('shows although the line never tells of it', async () => {
    const both = { own_seats: [0, 1] }
    const model = await openTable({ null: fakeView({ ...both, seat: null }) })
    expect(model.passTo).toBe(0)
    fakeServer.sendCommand.mockResolvedValue(fakeView({ ...both, seat: 0, seq: 2 }))
    fakeServer.fetchTable.mockResolvedValue(fakeView({ ...both, seat: null, seq: 2 }))
    model.pauseClocks()
    await flushAll()
    expect(model.pending).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect([model.pending, model.view?.seq, model.view?.seat]).toEqual([false, 2, null])
  })
})
