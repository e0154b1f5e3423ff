import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import type { Offer, Piece, Zone } from '../../api/scene'
import type { Clock, Frame, LiveMessage, TableView } from '../../api/messages'
import { alone, atToyTable, frame, line, scene, server, settle, tell, text, view } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
atToyTable()

describe('what happens is shown one thing after another', () => {
  const frames = (seq: number, shown: Frame[], parts: Partial<TableView> = {}): LiveMessage => ({
    type: 'frames',
    since: seq - 1,
    seq,
    frames: shown,
    table: view({ seq, ply: shown.at(-1)!.ply, ...parts }),
  })

  it('is asked for when a message builds on what was never told', async () => {
    const model = await alone()
    server.fetchTable.mockResolvedValue(view({ seq: 2, ply: 4, log: [line(4)] }))
    tell(frames(2, [frame(4)], { log_from: 7 } as Partial<TableView>))
    await settle()
    expect(model.view?.seq).toBe(2)
    expect(model.log).toEqual([line(4)])
  })

  it('at the chosen pace', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4), frame(5)]))
    expect(model.shown?.ply).toBe(4)
    expect(model.quiet).toBe(false)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
    expect(model.quiet).toBe(true)
  })

  it('and what comes next waits for it', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4)]))
    tell(frames(3, [frame(5)]))
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(700)
    expect(model.shown?.ply).toBe(5)
  })

  it('longer when something is finished', async () => {
    const model = await alone({ actors: [1] })
    const past: Piece = { id: 'card/N7', art: 'card', at: [1, 1], label: text('N7'), flags: ['past'] }
    tell(frames(2, [frame(4, { pieces: [past] }), frame(5)]))
    vi.advanceTimersByTime(1400)
    expect(model.shown?.ply).toBe(4)
    vi.advanceTimersByTime(200)
    expect(model.shown?.ply).toBe(5)
  })

  it('and until his turn is over everybody waits for whoever is to move', async () => {
    const model = await alone({ actors: [1] })
    expect(model.others).toBe(1)
    tell(frames(2, [frame(4), frame(5)], { actors: [1] }))
    expect([model.quiet, model.others]).toEqual([false, 1])
    vi.advanceTimersByTime(700)
    expect([model.quiet, model.others]).toEqual([true, 1])
    tell(frames(3, [frame(6)]))
    vi.advanceTimersByTime(700)
    expect(model.others).toBe(-1)
  })

  it('or at once, as soon as that is the pace', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4), frame(5), frame(6)]))
    const { pace } = settings.choices
    settings.choices.pace = 'at-once'
    model.keepPace()
    settings.choices.pace = pace
    expect(model.shown?.ply).toBe(6)
    expect(model.quiet).toBe(true)
  })

  it('or at once, when somebody clicks', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4), frame(5), frame(6)]))
    model.press('anything')
    expect(model.shown?.ply).toBe(6)
    expect(model.mayAct).toBe(true)
  })

  it('with its lines in the log and read aloud', async () => {
    const model = await alone({ actors: [1] })
    tell(
      frames(
        2,
        [
          { ...frame(4), log: [line(4)] },
          { ...frame(5), log: [line(5)] },
        ],
        { log: [line(4), line(5)] },
      ),
    )
    expect(model.log.map(({ ply }) => ply)).toEqual([4])
    expect(model.voice.lines).toEqual([text('line 4')])
    vi.advanceTimersByTime(700)
    expect(model.log.map(({ ply }) => ply)).toEqual([4, 5])
  })

  it('and all that is skipped is read aloud together', async () => {
    const model = await alone({ actors: [1] })
    const told = (ply: number) => ({ ...frame(ply), log: [line(ply)] })
    tell(frames(2, [told(4), told(5), told(6)], { log: [line(4), line(5), line(6)] }))
    await settle()
    model.skip()
    expect(model.voice.lines).toEqual([text('line 5'), text('line 6')])
  })

  it('once only, whatever arrives twice', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, [frame(4)]))
    vi.advanceTimersByTime(3000)
    tell(frames(2, [frame(3)]))
    expect(model.shown?.ply).toBe(4)
  })

  it('not at all, when something was missed: then the table stands as it is', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(5, [frame(8), frame(9)]))
    expect(model.shown?.ply).toBe(9)
    expect(model.view?.seq).toBe(5)
  })

  it('keeps the one tile that is at hand then, though the answer to the move comes later than the line', async () => {
    const laying: Offer = { move: 'lay N A3', label: text('lay'), touches: ['tile/quest', 'A3'] }
    const tile = { id: 'tile/quest', label: text('tile'), face: { edges: '~###' } }
    const hand: Zone = { id: 'hand', kind: 'hand', title: text('hand'), cards: [tile] }
    const turnedUp = { ...scene({ offers: [laying], zones: [hand] }) }
    const model = await alone()
    let answer = (_: TableView): void => {}
    server.sendCommand.mockReturnValue(new Promise<TableView>((resolve) => (answer = resolve)))
    model.play('N7')
    tell({ type: 'table', table: view({ seq: 2, ply: 4, scene: turnedUp }) })
    await settle()
    answer(view({ seq: 2, ply: 4, scene: turnedUp }))
    await settle()
    expect(model.chosen).toEqual(['tile/quest'])
    expect(model.tile?.id).toBe('tile/quest')
  })

  it('and believes the answer to a move where the live line is silent', async () => {
    const model = await alone()
    server.sendCommand.mockResolvedValue(view({ seq: 2, ply: 4, actors: [1] }))
    model.play('N7')
    await settle()
    expect(model.view?.seq).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.view?.seq).toBe(2)
  })

  it('and offers nothing on the table of before while the line has not told of one’s own move', async () => {
    const model = await alone()
    server.sendCommand.mockResolvedValue(view({ seq: 2, ply: 4 }))
    model.play('N7')
    await settle()
    expect(model.mayAct).toBe(false)
    expect(model.offers).toEqual([])
    tell(frames(2, [frame(4)]))
    await settle()
    vi.advanceTimersByTime(9000)
    expect(model.mayAct).toBe(true)
  })

  const reckoning: Zone = {
    id: 'round/1',
    kind: 'sheet',
    title: text('sheet'),
    past: true,
    sheet: { heads: [], rows: [] },
  }
  const reckoned = [frame(4, { zones: [reckoning] }), frame(5, { zones: [reckoning] })]

  it('until a reckoning has been read', async () => {
    const model = await alone({ actors: [1] })
    tell(frames(2, reckoned))
    vi.advanceTimersByTime(9000)
    expect(model.sheet?.id).toBe('round/1')
    expect(model.shown?.ply).toBe(4)
    model.closeSheet()
    expect(model.shown?.ply).toBe(5)
  })

  it('but whoever is asked is called meanwhile, though a reckoning lies open', async () => {
    const model = await alone({ actors: [1] })
    expect([model.called, model.heard?.seq]).toEqual([false, 1])
    tell(frames(2, reckoned))
    expect(model.mayAct).toBe(false)
    expect([model.called, model.heard?.seq]).toEqual([true, 2])
  })

  it('but nobody is called while his own move is under way', async () => {
    const model = await alone()
    server.sendCommand.mockResolvedValue(view({ seq: 2, ply: 4 }))
    expect(model.called).toBe(true)
    model.play('N7')
    expect(model.called).toBe(false)
    await settle()
    expect(model.called).toBe(false)
    tell(frames(2, [frame(4)]))
    expect(model.called).toBe(true)
  })

  it('but the clocks go right meanwhile, and can be stopped', async () => {
    const clock = (runs: number[]): Clock =>
      ({ kind: 'move', seconds: 60, increment: 0, flag: 'nothing', left: [60, 60], runs, paused: false })
    const model = await alone({ actors: [1], clock: clock([1]) })
    server.sendCommand.mockResolvedValue(view({ seq: 3 }))
    tell(frames(2, reckoned, { clock: clock([0]) }))
    expect(model.shown?.ply).toBe(4)
    expect(model.heard?.clock?.runs).toEqual([0])
    model.stopClocks()
    expect(server.sendCommand.mock.calls[0]?.slice(1, 3)).toEqual(['ask-pause', { seat: 0, seq: 2 }])
  })

  it('and when the game is over, what was said on the quay is asked for', async () => {
    const model = await alone()
    server.fetchChat.mockClear()
    tell(frames(2, [frame(4)], { over: [0], actors: [] }))
    vi.advanceTimersByTime(9000)
    expect(model.over).toEqual([0])
    expect(server.fetchChat).toHaveBeenCalledExactlyOnceWith('amber-gull-7', 0)
  })
})
