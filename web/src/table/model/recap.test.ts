import { describe, expect, it, vi } from 'vitest'
import type { Piece } from '../../api/scene'
import type { Frame, LiveMessage, TableView } from '../../api/messages'
import { fakeFrame, fakeLine, fakeOffer, fakeScene, fakeServer, fakeText, fakeView, flushAll, openTableAlone, serverSends, useFakeTable } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

const ship = (x: number): Piece => ({ id: 'ship', art: 'ship', at: [x, 0], label: fakeText('ship'), owner: 1 })
const moved = (ply: number, x: number): Frame => ({ ...fakeFrame(ply, { pieces: [ship(x)] }), log: [fakeLine(ply)] })
const frames = (seq: number, shown: Frame[], parts: Partial<TableView> = {}): LiveMessage => ({
  type: 'frames',
  since: seq - 1,
  seq,
  frames: shown,
  table: fakeView({ seq, ply: shown.at(-1)!.ply, scene: shown.at(-1)!.scene, log: [fakeLine(3, 0), ...shown.flatMap(({ log = [] }) => log)], ...parts }),
})

async function afterTwoMoves() {
  const model = await openTableAlone({ actors: [1], scene: fakeScene({ pieces: [ship(0)] }) })
  serverSends(frames(2, [moved(4, 1)], { actors: [1] }))
  serverSends(frames(3, [moved(5, 2)]))
  vi.advanceTimersByTime(5000)
  return model
}

describe('the recap', () => {
  it('has a line for each turn of the others, and their trails, at the own turn', async () => {
    const model = await afterTwoMoves()
    expect(model.showsRecap).toBe(true)
    expect(model.recap.turns.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([[1, 1]])
    expect(model.recap.visibleTrails.map(({ at }) => at)).toEqual([[[0, 0], [1, 0], [2, 0]]])
  })

  it('is not shown during the turns of others', async () => {
    const model = await openTableAlone({ actors: [1] })
    serverSends(frames(2, [moved(4, 1)], { actors: [1] }))
    vi.advanceTimersByTime(5000)
    expect(model.showsRecap).toBe(false)
  })

  it('begins anew with the own move', async () => {
    const model = await afterTwoMoves()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 4, ply: 6 }))
    model.play('N7')
    await flushAll()
    serverSends(frames(4, [{ ...moved(6, 2), log: [fakeLine(6, 0)] }]))
    vi.advanceTimersByTime(5000)
    expect(model.canAct).toBe(true)
    expect(model.showsRecap).toBe(false)
  })

  it('begins with what the player lost by the own move', async () => {
    const hand = (...ids: string[]) => ({ id: 'own', kind: 'hand' as const, title: fakeText('own'), cards: ids.map((id) => ({ id, label: fakeText(id) })) })
    const model = await openTableAlone({ scene: fakeScene({ offers: [fakeOffer('N7')], zones: [hand('a', 'b')] }) })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4 }))
    model.play('N7')
    await flushAll()
    const beaten = { ...fakeLine(4, 0), text: fakeText('beaten'), importance: 'weighty' as const }
    serverSends(frames(2, [{ ...fakeFrame(4, { zones: [hand()] }), log: [fakeLine(4, 0), beaten] }], { actors: [1] }))
    serverSends(frames(3, [moved(5, 1)]))
    vi.advanceTimersByTime(9000)
    expect(model.recap.turns.map(({ seat, sentences }) => [seat, sentences.map(({ key }) => key)])[0]).toEqual([0, ['beaten']])
  })

  it('keeps what happened before and after a decision of the player in the turn of another one', async () => {
    const heading = { ...fakeLine(4), text: fakeText('turn'), is_heading: true, actor: null }
    const log = [fakeLine(3, 0), heading]
    const model = await openTableAlone({ actors: [1], log, ply: 4, scene: fakeScene({ pieces: [ship(0)] }) })
    const shown = [moved(5, 1), { ...moved(6, 2), log: [fakeLine(6, 0)] }, moved(7, 3)]
    const until = (count: number) => ({ log: [...log, ...shown.slice(0, count).flatMap((frame) => frame.log ?? [])] })
    serverSends(frames(2, shown.slice(0, 1), until(1)))
    vi.advanceTimersByTime(5000)
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 3, ply: 7, ...until(3) }))
    model.play('N7')
    await flushAll()
    serverSends(frames(3, shown.slice(1), until(3)))
    vi.advanceTimersByTime(5000)
    expect(model.recap.visibleTrails.map(({ at }) => at)).toEqual([[[0, 0], [1, 0], [2, 0], [3, 0]]])
    expect(model.recap.itemsAgain(model.view!).length).toBe(shown.length + 2)
  })

  it('shows the moves again and ends with the present table', async () => {
    const model = await afterTwoMoves()
    const seen: number[] = []
    model.watchAgain()
    for (let time = 0; !model.caughtUp; time++) {
      seen.push(model.shown!.scene.pieces![0]!.at[0])
      vi.advanceTimersByTime(700)
    }
    expect(seen).toEqual([0, 1, 2])
    expect([model.canAct, model.showsRecap, model.log.length]).toEqual([true, true, 2])
  })

  it('stops watching at a click', async () => {
    const model = await afterTwoMoves()
    model.watchAgain()
    model.press('anything')
    expect([model.caughtUp, model.shown!.scene.pieces![0]!.at[0]]).toEqual([true, 2])
  })

  it('can be closed, and its trails fade for themselves', async () => {
    const model = await afterTwoMoves()
    model.recap.fade()
    expect([model.showsRecap, model.recap.visibleTrails]).toEqual([true, []])
    model.recap.close()
    expect(model.showsRecap).toBe(false)
  })

  it('is recalled from the log when the table is opened', async () => {
    fakeServer.fetchPly.mockResolvedValue({ ply: 3, actors: [1], scene: fakeScene({ pieces: [ship(0)] }) })
    const log = [fakeLine(3, 0), fakeLine(4), fakeLine(5)]
    const model = await openTableAlone({ log, scene: fakeScene({ pieces: [ship(2)] }) })
    await flushAll()
    expect(model.recap.turns.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([[1, 2]])
    expect(model.recap.trails.map(({ at }) => at)).toEqual([[[0, 0], [2, 0]]])
    expect(fakeServer.fetchPly.mock.lastCall?.slice(1)).toEqual([3, 0])
  })

  it('tells after a part that was left to a bot what the others did meanwhile', async () => {
    const model = await openTableAlone({ actors: [1], scene: fakeScene({ pieces: [ship(0)] }), log: [fakeLine(3, 0)], ply: 3 })
    model.recap.leave(3)
    const own = { ...moved(5, 1), log: [fakeLine(5, 0)] }
    serverSends(frames(2, [moved(4, 1)], { actors: [1] }))
    serverSends(frames(3, [own], { log: [fakeLine(3, 0), fakeLine(4), fakeLine(5, 0)] }))
    vi.advanceTimersByTime(5000)
    model.recap.resume(5)
    expect(model.showsRecap).toBe(true)
    expect(model.recap.turns.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([[1, 1]])
    serverSends(frames(4, [{ ...moved(6, 2), log: [fakeLine(6, 0)] }], { log: [fakeLine(3, 0), fakeLine(4), fakeLine(5, 0), fakeLine(6, 0)] }))
    vi.advanceTimersByTime(5000)
    expect(model.showsRecap).toBe(false)
  })

  it('is there as well after moves were skipped, and tells of no move that was taken back', async () => {
    const model = await openTableAlone({ actors: [1], scene: fakeScene({ pieces: [ship(0)] }) })
    serverSends(frames(2, [moved(4, 1), moved(5, 2)]))
    model.skip()
    expect([model.showsRecap, model.recap.turns.length]).toEqual([true, 1])
    serverSends({ type: 'table', table: fakeView({ seq: 3, ply: 2, log: [] }) })
    expect([model.showsRecap, model.recap.turns, model.recap.trails]).toEqual([false, [], []])
  })
})
