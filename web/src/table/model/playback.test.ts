import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import type { Offer, Piece, Zone } from '../../api/scene'
import type { Clock, Frame, LiveMessage, TableView } from '../../api/messages'
import { openTableAlone, useFakeTable, fakeFrame, fakeLine, fakeScene, fakeServer, flushAll, serverSends, fakeText, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

describe('playback of live messages', () => {
  const frames = (seq: number, shown: Frame[], parts: Partial<TableView> = {}): LiveMessage => ({
    type: 'frames',
    since: seq - 1,
    seq,
    frames: shown,
    table: fakeView({ seq, ply: shown.at(-1)!.ply, ...parts }),
  })

  it('loads the table if a message builds on lines that were never received', async () => {
    const model = await openTableAlone()
    fakeServer.fetchTable.mockResolvedValue(fakeView({ seq: 2, ply: 4, log: [fakeLine(4)] }))
    serverSends(frames(2, [fakeFrame(4)], { log_from: 7 } as Partial<TableView>))
    await flushAll()
    expect(model.view?.seq).toBe(2)
    expect(model.log).toEqual([fakeLine(4)])
  })

  it('shows frames at the chosen pace', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [fakeFrame(4), fakeFrame(5)]))
    expect(model.shown?.ply).toBe(4)
    expect(model.caughtUp).toBe(false)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
    expect(model.caughtUp).toBe(true)
  })

  it('shows the frames of the next message after those of the one before', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [fakeFrame(4)]))
    serverSends(frames(3, [fakeFrame(5)]))
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
  })

  it('shows a finished trick or battle longer', async () => {
    const model = await openTableAlone({ actors: [1] })
    const past: Piece = { id: 'card/N7', art: 'card', at: [1, 1], label: fakeText('N7'), flags: ['past'] }
    serverSends(frames(2, [fakeFrame(4, { pieces: [past] }), fakeFrame(5)]))
    vi.advanceTimersByTime(1400)
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(200)
    expect(model.shown?.ply).toBe(5)
  })

  it('waits for the seat to move until its turn has been shown', async () => {
    const model = await openTableAlone({ actors: [1] })
    expect(model.seatAwaited).toBe(1)
    serverSends(frames(2, [fakeFrame(4), fakeFrame(5)], { actors: [1] }))
    expect([model.caughtUp, model.seatAwaited]).toEqual([false, 1])
    vi.advanceTimersByTime(700)
    expect([model.caughtUp, model.seatAwaited]).toEqual([true, 1])
    serverSends(frames(3, [fakeFrame(6)]))
    vi.advanceTimersByTime(700)
    expect(model.seatAwaited).toBe(-1)
  })

  it('shows all frames at once when the pace changes to at-once', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [fakeFrame(4), fakeFrame(5), fakeFrame(6)]))
    const { pace } = settings.choices
    settings.choices.pace = 'at-once'
    model.retime()
    settings.choices.pace = pace
    expect(model.shown?.ply).toBe(6)
    expect(model.caughtUp).toBe(true)
  })

  it('shows a part that was left to bots quickly', async () => {
    const model = await openTableAlone({ actors: [1] })
    model.hurries = true
    serverSends(frames(2, [fakeFrame(4), fakeFrame(5)]))
    vi.advanceTimersByTime(160)
    expect(model.shown?.ply).toBe(5)
  })

  it('shows all frames at once after a click', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [fakeFrame(4), fakeFrame(5), fakeFrame(6)]))
    model.press('anything')
    expect(model.shown?.ply).toBe(6)
    expect(model.canAct).toBe(true)
  })

  it('shows log lines with their frames and announces them', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(
      frames(
        2,
        [
          { ...fakeFrame(4), log: [fakeLine(4)] },
          { ...fakeFrame(5), log: [fakeLine(5)] },
        ],
        { log: [fakeLine(4), fakeLine(5)] },
      ),
    )
    expect(model.log.map(({ ply }) => ply)).toEqual([4])
    await flushAll()
    expect(model.announcer.lines).toEqual([fakeText('line 4')])
    vi.advanceTimersByTime(700)
    expect(model.log.map(({ ply }) => ply)).toEqual([4, 5])
  })

  it('announces all skipped log lines together', async () => {
    const model = await openTableAlone({ actors: [1] })
    const told = (ply: number) => ({ ...fakeFrame(ply), log: [fakeLine(ply)] })
    serverSends(frames(2, [told(4), told(5), told(6)], { log: [fakeLine(4), fakeLine(5), fakeLine(6)] }))
    await flushAll()
    model.skip()
    vi.advanceTimersByTime(600)
    expect(model.announcer.lines).toEqual([fakeText('line 5'), fakeText('line 6')])
  })

  it('shows a message once that arrives twice', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [fakeFrame(4)]))
    vi.advanceTimersByTime(3000)
    serverSends(frames(2, [fakeFrame(3)]))
    expect(model.shown?.ply).toBe(4)
  })

  it('shows the table at once if a message was missed', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(5, [fakeFrame(8), fakeFrame(9)]))
    expect(model.shown?.ply).toBe(9)
    expect(model.view?.seq).toBe(5)
  })

  it('keeps a sole tile chosen, although the answer comes after the live message', async () => {
    const laying: Offer = { move: 'lay N A3', label: fakeText('lay'), touches: ['tile/quest', 'A3'] }
    const tile = { id: 'tile/quest', label: fakeText('tile'), face: { edges: '~###' } }
    const hand: Zone = { id: 'hand', kind: 'hand', title: fakeText('hand'), cards: [tile] }
    const turnedUp = { ...fakeScene({ offers: [laying], zones: [hand] }) }
    const model = await openTableAlone()
    let answer = (_: TableView): void => {}
    fakeServer.sendCommand.mockReturnValue(new Promise<TableView>((resolve) => (answer = resolve)))
    model.play('N7')
    serverSends({ type: 'table', table: fakeView({ seq: 2, ply: 4, scene: turnedUp }) })
    await flushAll()
    answer(fakeView({ seq: 2, ply: 4, scene: turnedUp }))
    await flushAll()
    expect(model.chosen).toEqual(['tile/quest'])
    expect(model.tile?.id).toBe('tile/quest')
  })

  it('shows the answer to a move if the live message does not come', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4, actors: [1] }))
    model.play('N7')
    await flushAll()
    expect(model.view?.seq).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.view?.seq).toBe(2)
  })

  it('offers nothing after a move until the live message comes', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4 }))
    model.play('N7')
    await flushAll()
    expect(model.canAct).toBe(false)
    expect(model.offers).toEqual([])
    serverSends(frames(2, [fakeFrame(4)]))
    await flushAll()
    vi.advanceTimersByTime(9000)
    expect(model.canAct).toBe(true)
  })

  const reckoning: Zone = {
    id: 'round/1',
    kind: 'sheet',
    title: fakeText('sheet'),
    past: true,
    sheet: { heads: [], rows: [] },
  }
  const reckoned = [fakeFrame(4, { zones: [reckoning] }), fakeFrame(5, { zones: [reckoning] })]

  it('stops at a score sheet until it is closed', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, reckoned))
    vi.advanceTimersByTime(9000)
    expect(model.sheet?.id).toBe('round/1')
    expect(model.shown?.ply).toBe(4)
    model.closeSheet()
    expect(model.shown?.ply).toBe(5)
  })

  it('isAsked is true while a score sheet is open', async () => {
    const model = await openTableAlone({ actors: [1] })
    expect([model.isAsked, model.latest?.seq]).toEqual([false, 1])
    serverSends(frames(2, reckoned))
    expect(model.canAct).toBe(false)
    expect([model.isAsked, model.latest?.seq]).toEqual([true, 2])
  })

  it('isAsked is false while the own move is being sent', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4 }))
    expect(model.isAsked).toBe(true)
    model.play('N7')
    expect(model.isAsked).toBe(false)
    await flushAll()
    expect(model.isAsked).toBe(false)
    serverSends(frames(2, [fakeFrame(4)]))
    expect(model.isAsked).toBe(true)
  })

  it('shows the newest clocks during playback, and can stop them', async () => {
    const clock = (runs: number[]): Clock =>
      ({ kind: 'move', seconds: 60, increment: 0, flag: 'nothing', seconds_left: [60, 60], running: runs, paused: false })
    const model = await openTableAlone({ actors: [1], clock: clock([1]) })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 3 }))
    serverSends(frames(2, reckoned, { clock: clock([0]) }))
    expect(model.shown?.ply).toBe(4)
    expect(model.latest?.clock?.running).toEqual([0])
    model.pauseClocks()
    expect(fakeServer.sendCommand.mock.calls[0]?.slice(1, 3)).toEqual(['proposals/pause', { seat: 0, seq: 2 }])
  })

  it('loads the spectators’ messages at the end of the game', async () => {
    const model = await openTableAlone()
    fakeServer.fetchChat.mockClear()
    serverSends(frames(2, [fakeFrame(4)], { winners: [0], actors: [] }))
    vi.advanceTimersByTime(9000)
    expect(model.winners).toEqual([0])
    expect(fakeServer.fetchChat).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 0)
  })
})
