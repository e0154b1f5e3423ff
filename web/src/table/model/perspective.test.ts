import { describe, expect, it } from 'vitest'
import { choosePerspective } from './perspective'

const table = (own_seats: number[], actors: number[], secrets = true, winners: number[] | null = null) => ({
  own_seats,
  actors,
  secrets,
  winners,
})

describe('choosePerspective with one player at this screen', () => {
  it('shows the own seat without a curtain', () => {
    expect(choosePerspective(table([0], [0]), null, true)).toEqual({ seat: 0, passTo: null })
    expect(choosePerspective(table([0], [2]), 0, true)).toEqual({ seat: 0, passTo: null })
  })

  it('shows the public view to a spectator', () => {
    expect(choosePerspective(table([], [1]), null, true)).toEqual({ seat: null, passTo: null })
  })
})

describe('choosePerspective without an own seat', () => {
  it('shows the lent seat', () => {
    expect(choosePerspective({ ...table([], [1]), stand_in_seats: [1] }, null, true)).toEqual({ seat: 1, passTo: null })
  })

  it('shows any seat after the game only', () => {
    expect(choosePerspective(table([], [], true, [0]), 1, true)).toEqual({ seat: 1, passTo: null })
    expect(choosePerspective(table([], [0]), 1, true)).toEqual({ seat: null, passTo: null })
  })
})

describe('choosePerspective with two players at this screen and secrets', () => {
  it('closes the curtain when the table is opened', () => {
    expect(choosePerspective(table([0, 2], [2]), null, true)).toEqual({ seat: null, passTo: 2 })
  })

  it('closes the curtain when the other player is to move', () => {
    expect(choosePerspective(table([0, 2], [2]), 0, true)).toEqual({ seat: null, passTo: 2 })
  })

  it('keeps the seat while bots are to move', () => {
    expect(choosePerspective(table([0, 2], [1]), 0, true)).toEqual({ seat: 0, passTo: null })
  })

  it('keeps the seat when it is to move', () => {
    expect(choosePerspective(table([0, 2], [0, 2]), 2, true)).toEqual({ seat: 2, passTo: null })
  })

  it('changes the seat without a curtain if that is chosen', () => {
    expect(choosePerspective(table([0, 2], [2]), 0, false)).toEqual({ seat: 2, passTo: null })
  })

  it('closes the curtain if one of the two seats is lent', () => {
    expect(choosePerspective({ ...table([1], [1]), stand_in_seats: [0] }, 0, true)).toEqual({ seat: null, passTo: 1 })
    expect(choosePerspective({ ...table([1], [0]), stand_in_seats: [0] }, 0, true)).toEqual({ seat: 0, passTo: null })
    expect(choosePerspective({ ...table([1], [0]), stand_in_seats: [0] }, null, true)).toEqual({ seat: null, passTo: null })
  })

  it('shows the public view if both seats are lent', () => {
    expect(choosePerspective({ ...table([], [0]), stand_in_seats: [0, 1] }, 1, true)).toEqual({ seat: null, passTo: null })
    expect(choosePerspective({ ...table([], [0]), stand_in_seats: [0, 1] }, 1, false)).toEqual({ seat: 1, passTo: null })
  })

  it('needs no curtain after the game', () => {
    expect(choosePerspective(table([0, 2], [], true, [1]), 2, true)).toEqual({ seat: 2, passTo: null })
  })
})

it('choosePerspective needs no curtain in a game without secrets', () => {
  expect(choosePerspective(table([0, 2], [2], false), 0, true)).toEqual({ seat: 2, passTo: null })
})
