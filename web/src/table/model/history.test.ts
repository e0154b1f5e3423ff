import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/http'
import type { PastFrame } from '../../api/messages'
import { GameHistory } from './history.svelte'
import { TableModel } from './tableModel.svelte'
import { openTableAlone, useFakeTable, fakeScene, fakeServer, flushAll, serverSends, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()
const frame = (ply: number, actors: number[] = []): PastFrame => ({ ply, scene: fakeScene(), actors })

/** A past of 99 plies whose answers the test controls. */
function slow() {
  const asked: number[] = []
  const answers = new Map<number, { come: (frame: PastFrame) => void; fail: (error: Error) => void }>()
  const history = new GameHistory(() => 99, (ply) => {
    asked.push(ply)
    return new Promise((come, fail) => answers.set(ply, { come, fail }))
  })
  const answer = (ply: number): Promise<void> => (answers.get(ply)!.come(frame(ply)), flushAll())
  const refuse = (ply: number): Promise<void> => (answers.get(ply)!.fail(new NetworkError('down')), flushAll())
  return { history, asked, answer, refuse }
}

describe('GameHistory.goTo', () => {
  it('stays at its ply and reports a failure if the server does not answer', async () => {
    const fetchPly = vi.fn(async (ply: number) => frame(ply))
    const history = new GameHistory(() => 9, fetchPly)
    await history.goTo(5)
    fetchPly.mockRejectedValueOnce(new NetworkError('down'))
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([5, 5, true])
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([3, 3, false])
  })

  it('returns to the present if the first request fails, and does not play', async () => {
    const history = new GameHistory(() => 9, () => Promise.reject(new NetworkError('down')))
    await history.play()
    expect([history.ply, history.playing, history.failed]).toEqual([null, false, true])
  })

  it('shows the ply that was requested last, although an earlier request fails', async () => {
    let fail: (error: Error) => void = () => {}
    const late = new Promise<PastFrame>((_, no) => (fail = no))
    const history = new GameHistory(() => 9, (ply) => (ply === 3 ? late : Promise.resolve(frame(ply))))
    void history.goTo(3)
    const other = history.goTo(4)
    fail(new NetworkError('down'))
    await other
    await flushAll()
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([4, 4, false])
  })

  it('ignores an answer from before reset()', async () => {
    const answers: ((frame: PastFrame) => void)[] = []
    const history = new GameHistory(() => 9, () => new Promise((answer) => answers.push(answer)))
    void history.goTo(5)
    history.reset()
    void history.goTo(5)
    answers[0]!(frame(5, [0]))
    await flushAll()
    expect(history.frame).toBeNull()
    answers[1]!(frame(5, [1]))
    await flushAll()
    expect(history.frame?.actors).toEqual([1])
  })

  it('loads the past again after moves were taken back and played differently', async () => {
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply, [0]))
    const model = await openTableAlone({ ply: 9 })
    await model.history.goTo(7)
    expect(model.history.frame?.actors).toEqual([0])
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply, [1]))
    serverSends({ type: 'table', table: fakeView({ seq: 9, ply: 9 }) })
    await flushAll()
    expect([model.history.ply, model.history.frame?.actors]).toEqual([7, [1]])
  })

  it('ignores an answer from before refresh() that comes late', async () => {
    const answers: ((frame: PastFrame) => void)[] = []
    const history = new GameHistory(() => 9, () => new Promise((answer) => answers.push(answer)))
    void history.goTo(5)
    history.refresh()
    answers[1]!(frame(5, [1]))
    await flushAll()
    answers[0]!(frame(5, [0]))
    await flushAll()
    expect(history.frame?.actors).toEqual([1])
  })

  it('ignores a failure from before refresh()', async () => {
    const asked: { answer: (frame: PastFrame) => void; fail: (error: Error) => void }[] = []
    const fetchPly = (): Promise<PastFrame> => new Promise((answer, fail) => asked.push({ answer, fail }))
    const history = new GameHistory(() => 9, fetchPly)
    void history.goTo(5)
    history.refresh()
    asked[0]!.fail(new NetworkError('down'))
    await flushAll()
    asked[1]!.answer(frame(5, [1]))
    await flushAll()
    expect([history.frame?.actors, history.failed]).toEqual([[1], false])
  })

  it('requests one ply at a time, and of several waiting ones only the last', async () => {
    const { history, asked, answer } = slow()
    for (const ply of [3, 4, 5, 6, 7]) void history.goTo(ply)
    expect(asked).toEqual([3])
    await answer(3)
    expect(asked).toEqual([3, 7])
    await answer(7)
    expect([history.ply, history.frame?.ply]).toEqual([7, 7])
  })

  it('requests the waiting ply after a failure', async () => {
    const { history, asked, refuse } = slow()
    for (const ply of [3, 4, 5]) void history.goTo(ply)
    await refuse(3)
    expect([asked, history.failed]).toEqual([[3, 5], false])
  })

  it('shows a cached ply at once while another one is being loaded', async () => {
    const { history, asked, answer } = slow()
    for (const ply of [5, 6]) {
      void history.goTo(ply)
      await answer(ply)
    }
    void history.goTo(7)
    void history.goTo(5)
    await flushAll()
    expect([history.frame?.ply, asked]).toEqual([5, [5, 6, 7]])
  })

  it('before() waits for its turn, and loads nothing if another ply is shown by then', async () => {
    const { history, asked, answer } = slow()
    void history.goTo(5)
    const first = history.before(5)
    void history.goTo(8)
    const second = history.before(8)
    await answer(5)
    expect([await first, asked]).toEqual([null, [5, 8]])
    await answer(8)
    await answer(7)
    expect([(await second)?.ply, asked]).toEqual([7, [5, 8, 7]])
  })

  it('caches the plies that were requested last', async () => {
    const fetchPly = vi.fn(async (ply: number) => frame(ply))
    const history = new GameHistory(() => 99, fetchPly)
    for (let ply = 0; ply < 60; ply++) await history.goTo(ply)
    await history.goTo(0)
    await history.goTo(60)
    fetchPly.mockClear()
    await history.goTo(0)
    expect(fetchPly).not.toHaveBeenCalled()
    await history.goTo(1)
    expect(fetchPly).toHaveBeenCalledOnce()
  })

  it('returns to the present if its ply was taken back', async () => {
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply))
    const model = await openTableAlone({ ply: 9 })
    await model.history.goTo(7)
    serverSends({ type: 'table', table: fakeView({ seq: 2, ply: 8 }) })
    await flushAll()
    expect([model.history.ply, model.history.frame]).toEqual([null, null])
  })
})

describe('GameHistory.play', () => {
  it('plays ply by ply, although it was started twice before the first ply came', async () => {
    const { history, answer } = slow()
    void history.play()
    void history.play()
    await answer(0)
    await vi.advanceTimersByTimeAsync(1200)
    await answer(1)
    await vi.advanceTimersByTimeAsync(1199)
    expect(history.ply).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(history.ply).toBe(2)
  })

  it('plays ply by ply, although it was paused and started again during a request', async () => {
    const { history, answer } = slow()
    void history.goTo(0)
    await answer(0)
    void history.play()
    await vi.advanceTimersByTimeAsync(1200)
    history.pause()
    void history.play()
    await vi.advanceTimersByTimeAsync(600)
    await answer(1)
    await vi.advanceTimersByTimeAsync(600)
    expect(history.ply).toBe(2)
    await answer(2)
    await vi.advanceTimersByTimeAsync(1199)
    expect(history.ply).toBe(2)
  })

  it('does not play if it was paused before the first ply came', async () => {
    const { history, answer } = slow()
    void history.play()
    history.pause()
    await answer(0)
    expect([history.ply, history.playing]).toEqual([0, false])
  })
})

describe('TableModel.open with a ply', () => {
  const over = fakeView({ seat: null, own_seats: [], ply: 9, winners: [0], actors: [] })

  it('shows that ply first', async () => {
    fakeServer.fetchTable.mockResolvedValue(over)
    let answer: (frame: PastFrame) => void = () => {}
    fakeServer.fetchPly.mockReturnValue(new Promise((found) => (answer = found)))
    const model = new TableModel('amber-gull-7')
    const opened = model.open(4)
    await flushAll()
    expect(model.view?.winners).toEqual([0])
    expect(model.scene).toBeNull()
    const moment = frame(4)
    answer(moment)
    await opened
    expect(model.scene).toBe(moment.scene)
    expect(model.history.knownUpTo).toBe(4)
  })

  it('repeats the request until the server answers', async () => {
    fakeServer.fetchTable.mockResolvedValue(over)
    fakeServer.fetchPly.mockRejectedValueOnce(new NetworkError('down')).mockResolvedValue(frame(4))
    const model = new TableModel('amber-gull-7')
    const opened = model.open(4)
    await flushAll()
    expect([model.connectionLost, model.scene]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(600)
    await opened
    expect(model.history.frame?.ply).toBe(4)
  })

  it('shows the present table if the ply may not be seen', async () => {
    fakeServer.fetchTable.mockResolvedValue(over)
    fakeServer.fetchPly.mockRejectedValue(new ApiError(403, {}))
    const model = new TableModel('amber-gull-7')
    await model.open(4)
    expect(model.scene).toBe(over.scene)
    expect(model.history.ply).toBeNull()
  })
})
