import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/http'
import type { Offer, Zone } from '../../api/scene'
import { openTableAlone, useFakeTable, fakeOffer, fakeScene, fakeServer, flushAll, fakeText, fakeView } from '../testing/fakeTable'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
const byKey = vi.hoisted(() => vi.fn(() => false))
vi.mock('../../browser/inputModality', async (original) => ({ ...(await original<object>()), usesKeyboard: byKey }))
useFakeTable()

/** Open a table where a die can draw a card and do nothing else. */
async function openWithDie() {
  const die = { id: 'die/telescope#1', art: 'die', label: fakeText('die'), move: 'draw' }
  const tray: Zone = { id: 'tray', kind: 'tray', title: fakeText('dice'), dice: [die] }
  const draw: Offer = { move: 'draw', label: fakeText('draw'), touches: ['die/telescope', 'events/pile'] }
  const model = await openTableAlone({ scene: fakeScene({ offers: [draw], zones: [tray] }) })
  fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
  return model
}

describe('choosing a move', () => {
  it('sends the chosen move on commit, with the number of the state it was made in', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('card/N7')
    expect(model.chosen).toEqual(['card/N7'])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    model.commit()
    const [, what, body, key] = fakeServer.sendCommand.mock.calls[0]!
    expect([what, body]).toEqual(['moves', { seat: 0, seq: 1, moves: ['N7'] }])
    expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('plays a move with a second touch', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('card/N7')
    model.press('card/N7')
    expect(fakeServer.sendCommand).toHaveBeenCalledOnce()
  })

  it('selects the rest of the only move of a die, and keeps it when it is selected once more', async () => {
    const model = await openWithDie()
    model.press('die/telescope#1')
    expect(model.chosen).toEqual(['die/telescope#1', 'events/pile'])
    model.press('events/pile')
    expect(model.chosen).toEqual(['die/telescope#1', 'events/pile'])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    model.commit()
    expect(fakeServer.sendCommand).toHaveBeenCalledOnce()
  })

  it('plays the only move of a die when a key selects the die again, as the focus is there', async () => {
    const model = await openWithDie()
    model.press('die/telescope#1')
    model.press('die/telescope#1')
    expect(model.chosen).toEqual([])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    model.press('die/telescope#1')
    byKey.mockReturnValueOnce(true)
    model.press('die/telescope#1')
    expect(fakeServer.sendCommand).toHaveBeenCalledOnce()
  })

  it('does not play what was selected when something else is refused', async () => {
    const cards = ['N7', 'bride'].map((move) => ({ id: `card/${move}`, label: fakeText(move), move }))
    const hand: Zone = { id: 'hand', kind: 'hand', title: fakeText('hand'), cards }
    const model = await openTableAlone({ scene: fakeScene({ offers: [fakeOffer('N7')], zones: [hand] }) })
    fakeServer.fetchRefusal.mockResolvedValue({ refusal: { code: 'no', text: fakeText('no'), paragraph: '' } })
    model.press('card/N7')
    model.press('card/bride')
    expect(model.chosen).toEqual([])
  })

  it('selectMove chooses all things of an advised move, different ones of equal things, and plays nothing', async () => {
    const die = (id: string, flags: string[] = []) => ({ id, art: 'die', label: fakeText(id), flags })
    const tray: Zone = {
      id: 'tray',
      kind: 'tray',
      title: fakeText('dice'),
      dice: [die('die/rose#1', ['used']), die('die/rose#2'), die('die/rose#3'), die('die/sail#4')],
    }
    const reroll: Offer = { move: 'reroll', label: fakeText('reroll'), together: ['die/rose', 'die/rose', 'die/sail#4'] }
    const model = await openTableAlone({ scene: fakeScene({ offers: [reroll, fakeOffer('N7')], zones: [tray] }) })
    model.press('card/N7')
    expect(model.selectMove('reroll')).toBe(true)
    expect(model.chosen).toEqual(['die/rose#2', 'die/rose#3', 'die/sail#4'])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
  })

  it('gathers things only after their button, until they are played or it is left', async () => {
    const die = (id: string) => ({ id, art: 'die', label: fakeText(id) })
    const tray: Zone = { id: 'tray', kind: 'tray', title: fakeText('dice'), dice: [die('die/rose#1'), die('die/sail#2')] }
    const sail: Offer = { move: 'sail c4', label: fakeText('sail'), touches: ['die/sail', 'c4'] }
    const rose: Offer = { move: 'rose c4', label: fakeText('rose'), touches: ['die/rose', 'c4'] }
    const again = (...together: string[]): Offer => ({ move: `again ${together.join(' ')}`, label: fakeText('again'), together, gather: fakeText('gather') })
    const offers = [rose, sail, again('die/rose'), again('die/sail'), again('die/rose', 'die/sail')]
    const model = await openTableAlone({ scene: fakeScene({ offers, zones: [tray] }) })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('die/rose#1')
    model.press('die/sail#2')
    expect(model.chosen).toEqual(['die/sail#2'])
    model.gather(true)
    model.press('die/rose#1')
    expect(model.stepBack()).toBe(true)
    expect([model.chosen, model.gathering]).toEqual([[], true])
    expect(model.stepBack()).toBe(true)
    expect([model.gathering, model.stepBack()]).toEqual([false, false])
    model.gather(true)
    model.press('die/rose#1')
    model.press('die/sail#2')
    model.commit()
    expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: ['again die/rose die/sail'] })
    expect(model.gathering).toBe(false)
  })

  it('begins to gather with what is usually wanted, which one step back leaves', async () => {
    const die = (id: string) => ({ id, art: 'die', label: fakeText(id) })
    const tray: Zone = { id: 'tray', kind: 'tray', title: fakeText('dice'), dice: [die('die/rose#1'), die('die/storm#2'), die('die/storm#3')] }
    const again = (implied: boolean, ...together: string[]): Offer => ({ move: `again ${together.join(' ')}`, label: fakeText('again'), together, implied, gather: fakeText('gather') })
    const offers = [again(false, 'die/rose'), again(false, 'die/storm'), again(true, 'die/storm', 'die/storm')]
    const model = await openTableAlone({ scene: fakeScene({ offers, zones: [tray] }) })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.gather(true)
    expect(model.chosen).toEqual(['die/storm#2', 'die/storm#3'])
    expect(model.stepBack()).toBe(true)
    expect([model.chosen, model.gathering]).toEqual([[], false])
    model.gather(true)
    model.press('die/storm#3')
    expect(model.stepBack()).toBe(true)
    expect([model.chosen, model.gathering]).toEqual([[], true])
    model.stepBack()
    model.gather(true)
    model.commit()
    expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: ['again die/storm die/storm'] })
  })

  it('a quick move is played by its last touch, but not with a warning', async () => {
    const sail = (place: string, more: Partial<Offer> = {}): Offer => ({ move: `sail ${place}`, label: fakeText('sail'), touches: ['die/sail', place], implied: true, quick: true, ...more })
    const model = await openTableAlone({ scene: fakeScene({ offers: [sail('c4'), sail('c5', { warning: fakeText('calm') })] }) })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('c5')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    model.press('c4')
    expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: ['sail c4'] })
  })

  it('selectMove chooses a piece of the group that the move names', async () => {
    const piece = { id: 'group/0/H2#crew', art: 'crew', at: [1, 1] as [number, number], label: fakeText('crew') }
    const group: Offer = { move: 'at H2', label: fakeText('group'), touches: ['group/0/H2'] }
    const model = await openTableAlone({ scene: fakeScene({ offers: [group], pieces: [piece] }) })
    model.selectMove('at H2')
    expect([model.chosen, model.ready]).toEqual([[piece.id], [group]])
  })

  it('selectMove reports a move that is no longer offered', async () => {
    const model = await openTableAlone()
    model.press('card/N7')
    expect(model.selectMove('W1')).toBe(false)
    expect(model.chosen).toEqual(['card/N7'])
    expect(model.refusal?.text.key).toBe('web-not-offered')
  })

  it('repeats a command with the same key after a network error', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockRejectedValueOnce(new NetworkError('down')).mockResolvedValue(fakeView({ seq: 2 }))
    model.play('N7')
    await vi.advanceTimersByTimeAsync(600)
    const keys = fakeServer.sendCommand.mock.calls.map(([, , , key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('allows another command after one failed unexpectedly', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockRejectedValueOnce(new RangeError('nobody expects this'))
    const failed = (model as unknown as { send(what: string, more: object): Promise<void> }).send('moves', { moves: ['N7'] })
    await expect(failed).rejects.toBeInstanceOf(RangeError)
    expect(model.sending).toBe(false)
    expect(model.canAct).toBe(true)
  })

  it('asks why a card cannot be played that is not offered', async () => {
    const cards = [{ id: 'card/bride#1', label: fakeText('bride'), move: 'bride' }]
    const hand: Zone = { id: 'hand', kind: 'hand', title: fakeText('hand'), cards }
    const model = await openTableAlone({ scene: fakeScene({ offers: [fakeOffer('N7')], zones: [hand] }) })
    const refusal = { code: 'bride-leads', paragraph: '§7', text: fakeText('refused-bride-leads') }
    fakeServer.fetchRefusal.mockResolvedValue({ refusal })
    model.press('card/bride#1')
    await flushAll()
    expect(fakeServer.fetchRefusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'bride')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    expect(model.refusal).toEqual({ text: refusal.text, paragraph: '§7' })
  })

  it('names what to choose first for a place that needs more', async () => {
    const dice = [{ id: 'die/rose#1', label: fakeText('rose'), art: 'rose' }]
    const tray: Zone = { id: 'dice', kind: 'tray', title: fakeText('dice'), dice }
    const sail: Offer = { move: 'rose c4', label: fakeText('sail'), touches: ['die/rose', 'c4'] }
    const model = await openTableAlone({ scene: fakeScene({ offers: [sail], zones: [tray] }) })
    model.press('k9')
    expect(model.refusal?.text).toEqual({ key: 'web-choose-first', args: { things: fakeText('rose') } })
  })

  it('asks why the chosen piece cannot reach a place', async () => {
    const forward: Offer = { move: 'w3 forward', label: fakeText('forward'), touches: ['w3', 'w3/forward'] }
    const spaces = [{ id: 'k9', name: 'k9', at: [3, 4] as [number, number] }]
    const geometry = { ...fakeScene().geometry, spaces }
    const model = await openTableAlone({ scene: fakeScene({ offers: [forward], geometry }) })
    const refusal = { code: 'too-far', paragraph: '§8', text: fakeText('refused-too-far') }
    model.press('w3')
    fakeServer.fetchPlaceRefusal.mockResolvedValue({ refusal })
    model.press('k9')
    await flushAll()
    expect(fakeServer.fetchPlaceRefusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'k9', 'w3')
    expect(fakeServer.fetchRefusal).not.toHaveBeenCalled()
    expect(model.refusal).toEqual({ text: refusal.text, paragraph: '§8' })
  })

  it('asks of a place before it asks why the move there is illegal, while nothing is chosen', async () => {
    const spaces = ['c4', 'k9'].map((id) => ({ id, name: id, at: [3, 4] as [number, number] }))
    const geometry = { ...fakeScene().geometry, spaces }
    const model = await openTableAlone({ scene: fakeScene({ offers: [{ move: 'sail c4', label: fakeText('sail'), touches: ['c4'] }], geometry }) })
    const refusal = (code: string) => ({ refusal: { code, paragraph: '§22', text: fakeText(code) } })
    fakeServer.fetchRefusal.mockResolvedValue(refusal('no-route'))
    fakeServer.fetchPlaceRefusal.mockResolvedValueOnce(refusal('dock-rest')).mockResolvedValueOnce({ refusal: null })
    model.press('k9')
    await flushAll()
    expect([model.refusal?.text, fakeServer.fetchRefusal.mock.calls.length]).toEqual([fakeText('dock-rest'), 0])
    model.press('k9')
    await flushAll()
    expect(fakeServer.fetchRefusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'sail k9')
    expect(model.refusal?.text).toEqual(fakeText('no-route'))
  })

  it('names what to choose first if the rules give no reason for a place', async () => {
    const dice = [{ id: 'die/rose#1', label: fakeText('rose'), art: 'rose' }]
    const tray: Zone = { id: 'dice', kind: 'tray', title: fakeText('dice'), dice }
    const sail: Offer = { move: 'rose c4', label: fakeText('sail'), touches: ['die/rose', 'c4'] }
    const spaces = [{ id: 'k9', name: 'k9', at: [3, 4] as [number, number] }]
    const geometry = { ...fakeScene().geometry, spaces }
    const model = await openTableAlone({ scene: fakeScene({ offers: [sail], zones: [tray], geometry }) })
    fakeServer.fetchPlaceRefusal.mockResolvedValue({ refusal: null })
    model.press('k9')
    await flushAll()
    expect(model.refusal?.text).toEqual({ key: 'web-choose-first', args: { things: fakeText('rose') } })
  })

  it('asks about the intended move and reports that it is not offered', async () => {
    const sail: Offer = { move: 'rose c4', label: fakeText('sail'), touches: ['die/rose', 'c4'] }
    const model = await openTableAlone({ scene: fakeScene({ offers: [sail] }) })
    model.press('die/rose#1')
    fakeServer.fetchRefusal.mockResolvedValue({ refusal: { code: 'unreadable', paragraph: '', text: fakeText('error-unreadable-move') } })
    model.press('k9')
    await flushAll()
    expect(fakeServer.fetchRefusal).toHaveBeenLastCalledWith('amber-gull-7', 0, 'rose k9')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    expect(model.refusal?.text.key).toBe('web-not-offered')
  })

  it('loads the table after a 409', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockRejectedValue(new ApiError(409, { error: fakeText('server-stale') }))
    fakeServer.fetchTable.mockResolvedValue(fakeView({ seq: 4, ply: 6 }))
    model.play('N7')
    await flushAll()
    expect(model.view?.seq).toBe(4)
  })

  it('asks about typed moves that are not offered before it plays them', async () => {
    const model = await openTableAlone()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 4 }))
    fakeServer.fetchRefusal.mockResolvedValueOnce({ refusal: { code: 'not-in-hand', paragraph: '§5', text: fakeText('refused') } })
    model.play('E9')
    await flushAll()
    expect(model.refusal?.paragraph).toBe('§5')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    fakeServer.fetchRefusal.mockResolvedValueOnce({ refusal: null })
    model.play('E9')
    await flushAll()
    expect(fakeServer.sendCommand.mock.calls[0]![2].moves).toEqual(['E9'])
  })

  it('takeBack drops the choice first, then takes back a move', async () => {
    const model = await openTableAlone({ undo: { ply: 2, text: fakeText('move') } })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2, ply: 2 }))
    model.press('card/N7')
    model.takeBack()
    expect(model.chosen).toEqual([])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    model.takeBack()
    expect(fakeServer.sendCommand.mock.calls[0]![1]).toBe('undo')
  })

  it('stepBack drops the choice and takes back no move', async () => {
    const model = await openTableAlone({ undo: { ply: 2, text: fakeText('move') } })
    model.press('card/N7')
    model.stepBack()
    model.stepBack()
    expect(model.chosen).toEqual([])
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
  })
})

describe('choosing a far place, and a move in the past', () => {
  const bay = fakeScene({
    geometry: { box: [0, 0, 9, 9], spaces: [{ id: 'c2', name: 'c2', at: [2, 1] }, { id: 'c3', name: 'c3', at: [3, 1] }] },
    marks: [
      { kind: 'range', at: [[2, 1]], move: 'go c2', after: [1, 1] },
      { kind: 'range', at: [[3, 1]], move: 'go c3', after: [2, 1] },
    ],
    offers: [{ move: 'go c2', label: fakeText('go'), touches: ['c2'] }],
  })

  it('sails a far way at one touch where the rules say that it can be taken back', async () => {
    const [near, far] = bay.marks!
    const model = await openTableAlone({ scene: { ...bay, marks: [near!, { ...far!, moves: ['go c2', 'go c3'] }] } })
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('c3')
    expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: ['go c2', 'go c3'] })
  })

  it('plays neither a chosen path nor typed moves', async () => {
    const model = await openTableAlone({ scene: bay })
    fakeServer.fetchPly.mockResolvedValue({ ply: 1, scene: bay, actors: [0], log: [] } as never)
    model.press('c3')
    expect(model.path?.moves).toEqual(['go c2', 'go c3'])
    await model.history.goTo(1)
    expect(model.path).toBeNull()
    model.commit()
    model.play('go c2')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    expect(model.refusal?.text.key).toBe('web-not-offered')
    model.history.goLive()
    expect(model.path?.id).toBe('c3')
  })
})

describe('whole ways over several fields', () => {
  const at = (x: number): [number, number] => [x, 1]
  const far = { kind: 'range' as const, at: [at(3)], text: '2', moves: ['rose c2', 'sail c3'], way: [at(1), at(2), at(3)] }
  const sail = (move: string, die: string) => ({ move, label: fakeText('sail'), touches: [die, 'c2'], carries: 'ship/1', implied: true, quick: true })
  const sea = fakeScene({
    geometry: { box: [0, 0, 9, 9], spaces: [2, 3].map((x) => ({ id: `c${x}`, name: `c${x}`, at: at(x) })) },
    marks: [far],
    offers: [
      sail('rose c2', 'die/rose'),
      sail('sail c2', 'die/sail'),
      { move: 'draw', label: fakeText('draw'), touches: ['die/telescope', 'pile'] },
      { move: 'reroll rose', label: fakeText('reroll'), together: ['die/rose'], gather: fakeText('again') },
    ],
  })

  it('one touch of its end plays a way, with a die that sails or with none', async () => {
    for (const die of ['', 'die/rose#1', 'die/sail#2']) {
      const model = await openTableAlone({ scene: sea })
      fakeServer.sendCommand.mockClear().mockResolvedValue(fakeView({ seq: 2 }))
      if (die) model.press(die)
      model.press('c3')
      expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: ['rose c2', 'sail c3'] })
    }
  })

  it('there is none for a die that does something else, and while dice are gathered', async () => {
    const model = await openTableAlone({ scene: sea })
    expect(model.wholePaths).toHaveLength(1)
    model.press('die/telescope#3')
    expect(model.wholePaths).toEqual([])
    model.stepBack()
    model.stepBack()
    expect(model.wholePaths).toHaveLength(1)
    model.gather(true)
    expect(model.wholePaths).toEqual([])
  })

  it('a dangerous end is proposed first, and pointing at an end shows the way', async () => {
    const danger = { kind: 'danger' as const, nature: 'calm', at: [at(3)], why: fakeText('calm') }
    const model = await openTableAlone({ scene: { ...sea, marks: [far, danger] } })
    model.aimedPlace = 'c3'
    expect(model.shownPath?.places).toEqual([at(1), at(2), at(3)])
    model.aimedPlace = ''
    expect(model.shownPath).toBeNull()
    model.press('c3')
    expect(fakeServer.sendCommand).not.toHaveBeenCalled()
    expect(model.path?.id).toBe('c3')
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('c3')
    expect(fakeServer.sendCommand.mock.calls[0]![2]).toMatchObject({ moves: far.moves })
  })
})
