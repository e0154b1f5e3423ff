import { describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '../wire/http'
import type { Offer, Zone } from '../wire/scene'
import { alone, atToyTable, offer, scene, server, settle, text, view } from './toyTable'

vi.mock('../wire/api', () => import('./silentServer'))
atToyTable()

describe('choosing', () => {
  it('sends a chosen move when it is committed, with the state it was made in', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2 }))
    model.press('card/N7')
    expect(model.chosen).toEqual(['card/N7'])
    expect(server.command).not.toHaveBeenCalled()
    model.commit()
    const [, what, body, key] = server.command.mock.calls[0]!
    expect([what, body]).toEqual(['moves', { seat: 0, seq: 1, moves: ['N7'] }])
    expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('plays with a second touch', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2 }))
    model.press('card/N7')
    model.press('card/N7')
    expect(server.command).toHaveBeenCalledOnce()
  })

  it('takes up all that an advised move names, each time another one of those alike, and plays nothing', async () => {
    const die = (id: string, flags: string[] = []) => ({ id, label: text(id), flags })
    const tray: Zone = {
      id: 'tray',
      kind: 'tray',
      title: text('dice'),
      dice: [die('die/rose#1', ['used']), die('die/rose#2'), die('die/rose#3'), die('die/sail#4')],
    }
    const reroll: Offer = { move: 'reroll', label: text('reroll'), together: ['die/rose', 'die/rose', 'die/sail#4'] }
    const model = await alone({ scene: scene({ offers: [reroll, offer('N7')], zones: [tray] }) })
    model.press('card/N7')
    expect(model.take('reroll')).toBe(true)
    expect(model.chosen).toEqual(['die/rose#2', 'die/rose#3', 'die/sail#4'])
    expect(server.command).not.toHaveBeenCalled()
  })

  it('takes up a piece of the group that is meant', async () => {
    const piece = { id: 'group/0/H2#crew', art: 'crew', at: [1, 1] as [number, number], label: text('crew') }
    const group: Offer = { move: 'at H2', label: text('group'), touches: ['group/0/H2'] }
    const model = await alone({ scene: scene({ offers: [group], pieces: [piece] }) })
    model.take('at H2')
    expect([model.chosen, model.ready]).toEqual([[piece.id], [group]])
  })

  it('takes up nothing that is no longer offered, and says so', async () => {
    const model = await alone()
    model.press('card/N7')
    expect(model.take('W1')).toBe(false)
    expect(model.chosen).toEqual(['card/N7'])
    expect(model.refusal?.text.key).toBe('web-not-offered')
  })

  it('keeps the key of a command that is sent again', async () => {
    const model = await alone()
    server.command.mockRejectedValueOnce(new Unreachable('down')).mockResolvedValue(view({ seq: 2 }))
    model.play('N7')
    await vi.advanceTimersByTimeAsync(600)
    const keys = server.command.mock.calls.map(([, , , key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('is possible again whatever became of the command before', async () => {
    const model = await alone()
    server.command.mockRejectedValueOnce(new RangeError('nobody expects this'))
    const failed = (model as unknown as { send(what: string, more: object): Promise<void> }).send('moves', { moves: ['N7'] })
    await expect(failed).rejects.toBeInstanceOf(RangeError)
    expect(model.sending).toBe(false)
    expect(model.mayAct).toBe(true)
  })

  it('asks the rules of a card that is not offered, says why it cannot be played, and plays nothing', async () => {
    const cards = [{ id: 'card/bride#1', label: text('bride'), move: 'bride' }]
    const hand: Zone = { id: 'hand', kind: 'hand', title: text('hand'), cards }
    const model = await alone({ scene: scene({ offers: [offer('N7')], zones: [hand] }) })
    const refusal = { code: 'bride-leads', law: '§7', text: text('refused-bride-leads') }
    server.refusal.mockResolvedValue({ refusal })
    model.press('card/bride#1')
    await settle()
    expect(server.refusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'bride')
    expect(server.command).not.toHaveBeenCalled()
    expect(model.refusal).toEqual({ text: refusal.text, law: '§7' })
  })

  it('says what to choose first for a place that needs more', async () => {
    const dice = [{ id: 'die/rose#1', label: text('rose'), art: 'rose' }]
    const tray: Zone = { id: 'dice', kind: 'tray', title: text('dice'), dice }
    const sail: Offer = { move: 'rose c4', label: text('sail'), touches: ['die/rose', 'c4'] }
    const model = await alone({ scene: scene({ offers: [sail], zones: [tray] }) })
    model.press('k9')
    expect(model.refusal?.text).toEqual({ key: 'web-choose-first', args: { things: text('rose') } })
  })

  it('asks of a place to which no move leads how far it is, with what was chosen first', async () => {
    const forward: Offer = { move: 'w3 forward', label: text('forward'), touches: ['w3', 'w3/forward'] }
    const spaces = [{ id: 'k9', name: 'k9', at: [3, 4] as [number, number] }]
    const geometry = { ...scene().geometry, spaces }
    const model = await alone({ scene: scene({ offers: [forward], geometry }) })
    const refusal = { code: 'too-far', law: '§8', text: text('refused-too-far') }
    model.press('w3')
    server.astray.mockResolvedValue({ refusal })
    model.press('k9')
    await settle()
    expect(server.astray).toHaveBeenLastCalledWith('amber-gull-7', 0, 'k9', 'w3')
    expect(server.refusal).not.toHaveBeenCalled()
    expect(model.refusal).toEqual({ text: refusal.text, law: '§8' })
  })

  it('says what to choose first for a place of which the rules have nothing to say', async () => {
    const dice = [{ id: 'die/rose#1', label: text('rose'), art: 'rose' }]
    const tray: Zone = { id: 'dice', kind: 'tray', title: text('dice'), dice }
    const sail: Offer = { move: 'rose c4', label: text('sail'), touches: ['die/rose', 'c4'] }
    const spaces = [{ id: 'k9', name: 'k9', at: [3, 4] as [number, number] }]
    const geometry = { ...scene().geometry, spaces }
    const model = await alone({ scene: scene({ offers: [sail], zones: [tray], geometry }) })
    server.astray.mockResolvedValue({ refusal: null })
    model.press('k9')
    await settle()
    expect(model.refusal?.text).toEqual({ key: 'web-choose-first', args: { things: text('rose') } })
  })

  it('asks of the move that was meant, and owns that it is none', async () => {
    const sail: Offer = { move: 'rose c4', label: text('sail'), touches: ['die/rose', 'c4'] }
    const model = await alone({ scene: scene({ offers: [sail] }) })
    model.press('die/rose#1')
    server.refusal.mockResolvedValue({ refusal: { code: 'unreadable', law: '', text: text('error-unreadable-move') } })
    model.press('k9')
    await settle()
    expect(server.refusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'rose k9')
    expect(server.command).not.toHaveBeenCalled()
    expect(model.refusal?.text.key).toBe('web-not-offered')
  })

  it('catches up when the table went on without us', async () => {
    const model = await alone()
    server.command.mockRejectedValue(new Refused(409, { error: text('server-stale') }))
    server.table.mockResolvedValue(view({ seq: 4, ply: 6 }))
    model.play('N7')
    await settle()
    expect(model.view?.seq).toBe(4)
  })

  it('typed moves that are not offered are asked about first, and played only if they may be', async () => {
    const model = await alone()
    server.command.mockResolvedValue(view({ seq: 2, ply: 4 }))
    server.refusal.mockResolvedValueOnce({ refusal: { code: 'not-in-hand', law: '§5', text: text('refused') } })
    model.play('E9')
    await settle()
    expect(model.refusal?.law).toBe('§5')
    expect(server.command).not.toHaveBeenCalled()
    server.refusal.mockResolvedValueOnce({ refusal: null })
    model.play('E9')
    await settle()
    expect(server.command.mock.calls[0]![2].moves).toEqual(['E9'])
  })

  it('takes back the choice before the move', async () => {
    const model = await alone({ undo: { ply: 2, text: text('move') } })
    server.command.mockResolvedValue(view({ seq: 2, ply: 2 }))
    model.press('card/N7')
    model.takeBack()
    expect(model.chosen).toEqual([])
    expect(server.command).not.toHaveBeenCalled()
    model.takeBack()
    expect(server.command.mock.calls[0]![1]).toBe('undo')
  })

  it('is dropped by Esc, which takes back nothing that was played', async () => {
    const model = await alone({ undo: { ply: 2, text: text('move') } })
    model.press('card/N7')
    model.back()
    model.back()
    expect(model.chosen).toEqual([])
    expect(server.command).not.toHaveBeenCalled()
  })
})

describe('while one looks back', () => {
  const bay = scene({
    geometry: { box: [0, 0, 9, 9], spaces: [{ id: 'c2', name: 'c2', at: [2, 1] }, { id: 'c3', name: 'c3', at: [3, 1] }] },
    marks: [
      { kind: 'range', at: [[2, 1]], move: 'go c2', after: [1, 1] },
      { kind: 'range', at: [[3, 1]], move: 'go c3', after: [2, 1] },
    ],
    offers: [{ move: 'go c2', label: text('go'), touches: ['c2'] }],
  })

  it('nothing is played: no way that was chosen before, nor what is typed', async () => {
    const model = await alone({ scene: bay })
    server.past.mockResolvedValue({ ply: 1, scene: bay, actors: [0], log: [] } as never)
    model.press('c3')
    expect(model.way?.moves).toEqual(['go c2', 'go c3'])
    await model.history.goTo(1)
    expect(model.way).toBeNull()
    model.commit()
    model.play('go c2')
    expect(server.command).not.toHaveBeenCalled()
    expect(model.refusal?.text.key).toBe('web-not-offered')
    model.history.goLive()
    expect(model.way?.id).toBe('c3')
  })
})
