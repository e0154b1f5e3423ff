import { describe, expect, it, vi } from 'vitest'
import type { Scene } from '../../api/scene'
import type { TableView } from '../../api/messages'
import { fakeOffer, fakeScene, fakeServer, fakeText, fakeView, flushAll, openTableAlone, serverSends, useFakeTable } from '../testing/fakeTable'
import { WayOut } from './withdrawal.svelte'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

const withdrawal = { label: fakeText('back'), moves: 2, instead: [{ place: 'A1' }, { place: 'C3', move: 'at C3' }] }
const undo = { ply: 2, text: fakeText('undo-move') }
const chosen = (): Scene => {
  const { status } = fakeScene()
  return fakeScene({ status: { ...status, withdrawal }, offers: [fakeOffer('go N')] })
}
const free = (seq: number): TableView => fakeView({ seq, ply: 1, scene: fakeScene({ offers: [fakeOffer('at C3')] }) })

async function withGroupChosen(parts: Partial<TableView> = {}) {
  const model = await openTableAlone({ scene: chosen(), undo, ...parts })
  return { model, out: new WayOut(model) }
}

const sent = () => fakeServer.sendCommand.mock.calls.map(([, what, { moves, ply }]) => [what, moves ?? ply])

describe('a choice that is not carried out yet', () => {
  it('is taken back as a whole by a touch of itself', async () => {
    const { model, out } = await withGroupChosen()
    fakeServer.sendCommand.mockResolvedValue(free(2))
    model.press('A1')
    await flushAll()
    serverSends({ type: 'table', table: free(2) })
    out.playNext()
    await flushAll()
    expect(sent()).toEqual([['undo', 1]])
    expect(model.withdraw!(), 'no more').toBe(false)
  })

  it('gives way to another one that is touched', async () => {
    const { model, out } = await withGroupChosen()
    fakeServer.sendCommand.mockResolvedValue(free(2))
    model.press('C3')
    out.playNext()
    await flushAll()
    expect(sent(), 'not before it is taken back').toEqual([['undo', 1]])
    serverSends({ type: 'table', table: free(2) })
    out.playNext()
    out.playNext()
    await flushAll()
    expect(sent()).toEqual([['undo', 1], ['moves', ['at C3']]])
  })

  it('stays at a touch of itself where it would give way to an earlier one', async () => {
    const { status } = fakeScene()
    const kept = { ...withdrawal, instead: [{ place: 'A1', stays: true }] }
    const { model } = await withGroupChosen({ scene: fakeScene({ status: { ...status, withdrawal: kept }, offers: [fakeOffer('go N')] }) })
    model.press('A1')
    await flushAll()
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    expect(model.refusal).toBeNull()
    expect(model.withdraw!(), 'the button takes it back').toBe(true)
  })

  it('stays where nothing can be taken back, and at a touch of anything else', async () => {
    const barred = (await withGroupChosen({ undo: null })).model
    expect([barred.withdraw!(), barred.withdraw!('C3')]).toEqual([false, false])
    const { model } = await withGroupChosen()
    expect(model.withdraw!('E5')).toBe(false)
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
  })
})
