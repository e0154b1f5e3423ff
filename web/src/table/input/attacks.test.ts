import { describe, expect, it, vi } from 'vitest'
import type { Offer, Piece } from '../../api/scene'
import { fakeScene, fakeServer, fakeText, fakeView, openTableAlone, useFakeTable } from '../testing/fakeTable'
import { addTargetsFirst, attacksWith, findAttacks } from './attacks'

vi.mock('../../api/endpoints', () => import('../testing/fakeEndpoints'))
useFakeTable()

const ship = (id: string, owner: number): Piece => ({ id, owner, art: 'ship', at: [owner, 0], label: fakeText(id) })
const PIECES = [ship('w4', 0), ship('w5', 0), ship('y4', 1), ship('y5', 1), ship('y6', 1)]
const fire = (by: string, target: string): Offer => ({ move: `${by} fires ${target}`, label: fakeText('fire'), touches: [by, target] })
const OFFERS = [fire('w4', 'y4'), fire('w5', 'y4'), fire('w5', 'y5'), { move: 'done', label: fakeText('done') }]

describe('attacks', () => {
  it('end with a piece of another player', () => {
    const own: Offer = { move: 'w4 joins w5', label: fakeText('join'), touches: ['w4', 'w5'] }
    const guns: Offer = { move: 'guns y4', label: fakeText('guns'), touches: ['y4'] }
    const found = findAttacks([own, guns, OFFERS[0]!], PIECES, 0)
    expect(found.map(({ by, target }) => [by, target])).toEqual([['', 'y4'], ['w4', 'y4']])
  })

  it('need no choice of the piece if one has no other target', () => {
    const offers = [fire('w5', 'y4'), fire('w5', 'y5'), fire('w4', 'y4')]
    const added = addTargetsFirst(offers, findAttacks(offers, PIECES, 0)).slice(offers.length)
    expect(added.map(({ move, touches }) => [move, touches])).toEqual([['w5 fires y5', ['y5']], ['w4 fires y4', ['y4']]])
  })

  it('may be chosen by their target, which is enough if only one piece attacks it', () => {
    const offers = [...OFFERS, fire('w4', 'y6')]
    const attacks = findAttacks(offers, PIECES, 0)
    const added = addTargetsFirst(offers, attacks).slice(offers.length)
    expect(added.map(({ touches }) => touches)).toEqual([['y4', 'w4'], ['y4', 'w5'], ['y5'], ['y6']])
    expect(attacksWith(attacks, ['y4']).map(({ by }) => by)).toEqual(['w4', 'w5'])
    expect(attacksWith(attacks, ['y4', 'w4'])).toEqual([])
  })
})

describe('a click on a target', () => {
  const opened = () => openTableAlone({ scene: fakeScene({ offers: [...OFFERS, fire('w4', 'y6')], pieces: PIECES }) })
  const sent = () => fakeServer.sendCommand.mock.calls.map(([, , body]) => body.moves)

  it('attacks at once with the only piece that can', async () => {
    const model = await opened()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('y5')
    expect(sent()).toEqual([['w5 fires y5']])
  })

  it('waits for the piece that is to attack if several can', async () => {
    const model = await opened()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('y4')
    expect([model.chosen, sent()]).toEqual([['y4'], []])
    model.press('w4')
    expect(sent()).toEqual([['w4 fires y4']])
  })

  it('attacks at once with the piece chosen before', async () => {
    const model = await opened()
    fakeServer.sendCommand.mockResolvedValue(fakeView({ seq: 2 }))
    model.press('w5')
    expect(sent()).toEqual([])
    model.press('y4')
    expect(sent()).toEqual([['w5 fires y4']])
  })

  it('asks first if another piece than the chosen one would attack', async () => {
    const model = await opened()
    model.press('w4')
    model.press('y5')
    expect([model.chosen, sent()]).toEqual([['y5'], []])
    expect(model.ready.map(({ move }) => move)).toEqual(['w5 fires y5'])
  })
})
