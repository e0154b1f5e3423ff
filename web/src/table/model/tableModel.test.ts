import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/http'
import { TableModel } from './tableModel.svelte'
import { openTableAlone, useFakeTable, fakeFrame, latestSocket, fakeServer, flushAll, openTable, serverSends, fakeText, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

describe('TableModel.open', () => {
  it('shows the view of the own seat', async () => {
    const model = await openTableAlone()
    expect(model.seat).toBe(0)
    expect(latestSocket().address).toMatch(/^amber-gull-7 as 0 /)
    expect(model.canAct).toBe(true)
  })

  it('sets gone after a 404', async () => {
    fakeServer.fetchTable.mockRejectedValue(new ApiError(404, { error: fakeText('error-no-table') }))
    const model = new TableModel('nowhere')
    await model.open()
    expect(model.gone).toBe(true)
  })

  it('sets gone for a table whose deal others still play', async () => {
    fakeServer.fetchTable.mockRejectedValue(new ApiError(403, { error: fakeText('tournament-sealed') }))
    const model = new TableModel('amber-gull-7')
    await model.open()
    expect([model.gone, model.absence]).toEqual([true, 'tournament-sealed'])
  })

  it('sets gone for a table that cannot be read, and stops asking', async () => {
    fakeServer.fetchTable.mockRejectedValue(new ApiError(500, { error: fakeText('server-broken-table') }))
    const model = new TableModel('amber-gull-7')
    await model.open()
    expect([model.gone, model.absence, model.connectionLost]).toEqual([true, 'server-broken-table', false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fakeServer.fetchTable).toHaveBeenCalledOnce()
  })

  it('repeats the request until the server answers', async () => {
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

describe('TableModel.visibilityChanged', () => {
  const page = { hidden: false }
  const turn = (model: TableModel, away: boolean) => {
    page.hidden = away
    model.visibilityChanged(!away)
  }

  it('reports a hidden page, and sends a ping when the page is visible again', async () => {
    vi.stubGlobal('document', page)
    const model = await openTableAlone()
    turn(model, true)
    expect(latestSocket().sent).toEqual(['hidden'])
    turn(model, false)
    expect(latestSocket().sent).toEqual(['hidden', 'visible', 'ping'])
  })

  it('loads the clocks again when the page is visible again', async () => {
    vi.stubGlobal('document', page)
    const model = await openTableAlone({ clock: { left: { 0: 290 } } as never })
    const before = fakeServer.fetchTable.mock.calls.length
    turn(model, true)
    expect(fakeServer.fetchTable.mock.calls.length).toBe(before)
    turn(model, false)
    expect(fakeServer.fetchTable.mock.calls.length).toBe(before + 1)
  })
})

describe('TableModel after a lost connection', () => {
  it('reports it and reconnects', async () => {
    const model = await openTableAlone()
    latestSocket().onclose?.()
    expect(model.connectionLost).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    latestSocket().onopen?.()
    expect(model.connectionLost).toBe(false)
  })

  it('disconnects after a 404', async () => {
    const model = await openTableAlone()
    fakeServer.fetchTable.mockRejectedValue(new ApiError(404, { error: fakeText('error-no-table') }))
    const last = latestSocket()
    last.onclose?.()
    await flushAll()
    expect(model.gone).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(latestSocket(), 'no reconnection').toBe(last)
  })

  it('loads the clocks again, although the table has not changed', async () => {
    const clock = (left: number) => ({ kind: 'bank' as const, left: { 0: left }, runs: [0], heard: left })
    const model = await openTableAlone({ clock: clock(290) as never })
    fakeServer.fetchTable.mockResolvedValue(fakeView({ clock: clock(50) as never }))
    latestSocket().onclose?.()
    await flushAll()
    expect(model.latest?.clock).toEqual(clock(50))
  })
})

describe('TableModel in step with the server', () => {
  it('reconnects with its newest number and gets what it missed', async () => {
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
    ['a newer number', { seq: 2, hash: 'hash 2' }, 1],
    ['another hash', { seq: 1, hash: 'another' }, 1],
    ['the same number and hash', { seq: 1, hash: 'hash 1' }, 0],
    ['an older number', { seq: 0, hash: 'hash 0' }, 0],
  ])('compares a pong with its state and loads the table if necessary: %s', async (_, where, looks) => {
    await openTableAlone()
    fakeServer.fetchTable.mockClear()
    serverSends({ type: 'pong', ...where })
    await flushAll()
    expect(fakeServer.fetchTable).toHaveBeenCalledTimes(looks)
  })

  it('shows the newest table if frames do not follow what it knows', async () => {
    const model = await openTableAlone()
    serverSends({ type: 'frames', since: 4, seq: 5, frames: [fakeFrame(9)], table: fakeView({ seq: 5, ply: 9 }) })
    expect(model.view?.seq).toBe(5)
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4)], table: fakeView({ seq: 2, ply: 4 }) })
    expect(model.view?.seq).toBe(5)
  })
})

describe('TableModel while a move is being sent', () => {
  const undo = { ply: 2, text: fakeText('undo-move') }
  const undoable = { undo, undo_proposal_ply: 2 }

  async function moved(): Promise<TableModel> {
    const model = await openTableAlone(undoable)
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4, ...undoable }))
    expect(model.play('N7')).toBe(true)
    await flushAll()
    return model
  }

  it('takes nothing back until the move was shown', async () => {
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

  it('neither sends nor refuses a typed move', async () => {
    const model = await moved()
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).toBeNull()
  })

  it('takeBack shows the remaining frames first', async () => {
    const model = await openTableAlone(undoable)
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4), fakeFrame(5)], table: fakeView({ seq: 2, ply: 5, ...undoable }) })
    expect(model.caughtUp).toBe(false)
    model.takeBack()
    expect([model.caughtUp, model.shown?.ply]).toEqual([true, 5])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
  })

  it('refuses a typed move while a score sheet is open', async () => {
    const model = await moved()
    const sheet = { id: 'round/1', kind: 'sheet' as const, title: fakeText('sheet'), past: true, sheet: { heads: [], rows: [] } }
    serverSends({ type: 'frames', since: 1, seq: 2, frames: [fakeFrame(4, { zones: [sheet] })], table: fakeView({ seq: 2, ply: 4 }) })
    expect(model.sheet?.id).toBe('round/1')
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).not.toBeNull()
  })

  it('refuses a typed move if the seat is not to move', async () => {
    const model = await openTableAlone({ actors: [1] })
    expect(model.play('E2')).toBe(false)
    expect(model.refusal).not.toBeNull()
  })
})

describe('TableModel with a command for a hidden seat', () => {
  it('loads the table if the live message does not come', async () => {
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
