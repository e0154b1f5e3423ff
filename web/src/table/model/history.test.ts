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

describe('looking back', () => {
  it('stays where it is, and says so, when the harbour does not answer', async () => {
    const fetchPly = vi.fn(async (ply: number) => frame(ply))
    const history = new GameHistory(() => 9, fetchPly)
    await history.goTo(5)
    fetchPly.mockRejectedValueOnce(new NetworkError('down'))
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([5, 5, true])
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([3, 3, false])
  })

  it('comes back to the present when the first look fails, and plays nothing', async () => {
    const history = new GameHistory(() => 9, () => Promise.reject(new NetworkError('down')))
    await history.play()
    expect([history.ply, history.playing, history.failed]).toEqual([null, false, true])
  })

  it('goes where it was wanted last, though what was wanted before cannot be had', async () => {
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

  it('believes no answer that was meant for the eyes before', async () => {
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

  it('shows the past as it was played in the end, when it was taken back and played anew meanwhile', async () => {
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply, [0]))
    const model = await openTableAlone({ ply: 9 })
    await model.history.goTo(7)
    expect(model.history.frame?.actors).toEqual([0])
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply, [1]))
    serverSends({ type: 'table', table: fakeView({ seq: 9, ply: 9 }) })
    await flushAll()
    expect([model.history.ply, model.history.frame?.actors]).toEqual([7, [1]])
  })

  it('shows it so, though the answer of before comes last', async () => {
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

  it('shows it so, though the answer of before cannot be had', async () => {
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

  it('asks for one moment after the other, and of those that a slider was dragged over for the last one only', async () => {
    const { history, asked, answer } = slow()
    for (const ply of [3, 4, 5, 6, 7]) void history.goTo(ply)
    expect(asked).toEqual([3])
    await answer(3)
    expect(asked).toEqual([3, 7])
    await answer(7)
    expect([history.ply, history.frame?.ply]).toEqual([7, 7])
  })

  it('asks for the last one, too, when the one before cannot be had', async () => {
    const { history, asked, refuse } = slow()
    for (const ply of [3, 4, 5]) void history.goTo(ply)
    await refuse(3)
    expect([asked, history.failed]).toEqual([[3, 5], false])
  })

  it('shows at once what it knows, while another moment is being fetched', async () => {
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

  it('asks what was before a ply in its turn, and not at all when another one is looked at by then', async () => {
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

  it('keeps the moments that were wanted last, and no others', async () => {
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

  it('leaves the past that is no more when fewer plies are left', async () => {
    fakeServer.fetchPly.mockImplementation(async (_, ply) => frame(ply))
    const model = await openTableAlone({ ply: 9 })
    await model.history.goTo(7)
    serverSends({ type: 'table', table: fakeView({ seq: 2, ply: 8 }) })
    await flushAll()
    expect([model.history.ply, model.history.frame]).toEqual([null, null])
  })
})

describe('playing what was', () => {
  it('goes on ply by ply, though it was begun twice before the first moment came', async () => {
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

  it('goes on ply by ply, though it was stopped and begun again while a moment was fetched', async () => {
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

  it('does not begin when it was stopped before the first moment came', async () => {
    const { history, answer } = slow()
    void history.play()
    history.pause()
    await answer(0)
    expect([history.ply, history.playing]).toEqual([0, false])
  })
})

describe('a moment that somebody came to see', () => {
  const over = fakeView({ seat: null, own_seats: [], ply: 9, winners: [0], actors: [] })

  it('is the first thing that is drawn', async () => {
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

  it('is asked for again until the harbour answers', async () => {
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

  it('gives way to the table as it stands when it may not be seen', async () => {
    fakeServer.fetchTable.mockResolvedValue(over)
    fakeServer.fetchPly.mockRejectedValue(new ApiError(403, {}))
    const model = new TableModel('amber-gull-7')
    await model.open(4)
    expect(model.scene).toBe(over.scene)
    expect(model.history.ply).toBeNull()
  })
})
