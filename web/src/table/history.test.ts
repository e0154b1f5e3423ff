import { describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '../wire/http'
import type { PastFrame } from '../wire/table'
import { History } from './history.svelte'
import { TableModel } from './table.svelte'
import { alone, atToyTable, scene, server, settle, tell, view } from './toyTable'

vi.mock('../wire/api', () => import('./silentServer'))
atToyTable()
const frame = (ply: number, actors: number[] = []): PastFrame => ({ ply, scene: scene(), actors })

describe('looking back', () => {
  it('stays where it is, and says so, when the harbour does not answer', async () => {
    const fetchPly = vi.fn(async (ply: number) => frame(ply))
    const history = new History(() => 9, fetchPly)
    await history.goTo(5)
    fetchPly.mockRejectedValueOnce(new Unreachable('down'))
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([5, 5, true])
    await history.goTo(3)
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([3, 3, false])
  })

  it('comes back to the present when the first look fails, and plays nothing', async () => {
    const history = new History(() => 9, () => Promise.reject(new Unreachable('down')))
    await history.play()
    expect([history.ply, history.playing, history.failed]).toEqual([null, false, true])
  })

  it('goes where it was wanted last, though what was wanted before cannot be had', async () => {
    let fail: (error: Error) => void = () => {}
    const late = new Promise<PastFrame>((_, no) => (fail = no))
    const history = new History(() => 9, (ply) => (ply === 3 ? late : Promise.resolve(frame(ply))))
    void history.goTo(3)
    const other = history.goTo(4)
    fail(new Unreachable('down'))
    await other
    await settle()
    expect([history.ply, history.frame?.ply, history.failed]).toEqual([4, 4, false])
  })

  it('believes no answer that was meant for the eyes before', async () => {
    const answers: ((frame: PastFrame) => void)[] = []
    const history = new History(() => 9, () => new Promise((answer) => answers.push(answer)))
    void history.goTo(5)
    history.forget()
    void history.goTo(5)
    answers[0]!(frame(5, [0]))
    await settle()
    expect(history.frame).toBeNull()
    answers[1]!(frame(5, [1]))
    await settle()
    expect(history.frame?.actors).toEqual([1])
  })

  it('shows the past as it was played in the end, when it was taken back and played anew meanwhile', async () => {
    server.past.mockImplementation(async (_, ply) => frame(ply, [0]))
    const model = await alone({ ply: 9 })
    await model.history.goTo(7)
    expect(model.history.frame?.actors).toEqual([0])
    server.past.mockImplementation(async (_, ply) => frame(ply, [1]))
    tell({ type: 'table', table: view({ seq: 9, ply: 9 }) })
    await settle()
    expect([model.history.ply, model.history.frame?.actors]).toEqual([7, [1]])
  })

  it('shows it so, though the answer of before comes last', async () => {
    const answers: ((frame: PastFrame) => void)[] = []
    const history = new History(() => 9, () => new Promise((answer) => answers.push(answer)))
    void history.goTo(5)
    history.renew()
    answers[1]!(frame(5, [1]))
    await settle()
    answers[0]!(frame(5, [0]))
    await settle()
    expect(history.frame?.actors).toEqual([1])
  })

  it('shows it so, though the answer of before cannot be had', async () => {
    const asked: { answer: (frame: PastFrame) => void; fail: (error: Error) => void }[] = []
    const fetchPly = (): Promise<PastFrame> => new Promise((answer, fail) => asked.push({ answer, fail }))
    const history = new History(() => 9, fetchPly)
    void history.goTo(5)
    history.renew()
    asked[0]!.fail(new Unreachable('down'))
    await settle()
    asked[1]!.answer(frame(5, [1]))
    await settle()
    expect([history.frame?.actors, history.failed]).toEqual([[1], false])
  })

  it('leaves the past that is no more when fewer plies are left', async () => {
    server.past.mockImplementation(async (_, ply) => frame(ply))
    const model = await alone({ ply: 9 })
    await model.history.goTo(7)
    tell({ type: 'table', table: view({ seq: 2, ply: 8 }) })
    await settle()
    expect([model.history.ply, model.history.frame]).toEqual([null, null])
  })
})

describe('a moment that somebody came to see', () => {
  const over = view({ seat: null, yours: [], ply: 9, over: [0], actors: [] })

  it('is the first thing that is drawn', async () => {
    server.table.mockResolvedValue(over)
    let answer: (frame: PastFrame) => void = () => {}
    server.past.mockReturnValue(new Promise((found) => (answer = found)))
    const model = new TableModel('amber-gull-7')
    const opened = model.open(4)
    await settle()
    expect(model.view?.over).toEqual([0])
    expect(model.scene).toBeNull()
    const moment = frame(4)
    answer(moment)
    await opened
    expect(model.scene).toBe(moment.scene)
    expect(model.history.upTo).toBe(4)
  })

  it('is asked for again until the harbour answers', async () => {
    server.table.mockResolvedValue(over)
    server.past.mockRejectedValueOnce(new Unreachable('down')).mockResolvedValue(frame(4))
    const model = new TableModel('amber-gull-7')
    const opened = model.open(4)
    await settle()
    expect([model.lost, model.scene]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(600)
    await opened
    expect(model.history.frame?.ply).toBe(4)
  })

  it('gives way to the table as it stands when it may not be seen', async () => {
    server.table.mockResolvedValue(over)
    server.past.mockRejectedValue(new Refused(403, {}))
    const model = new TableModel('amber-gull-7')
    await model.open(4)
    expect(model.scene).toBe(over.scene)
    expect(model.history.ply).toBeNull()
  })
})
