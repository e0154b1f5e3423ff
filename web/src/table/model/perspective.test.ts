import { describe, expect, it } from 'vitest'
import { choosePerspective } from './perspective'

const table = (own_seats: number[], actors: number[], secrets = true, winners: number[] | null = null) => ({
  own_seats,
  actors,
  secrets,
  winners,
})

describe('one person at this screen', () => {
  it('never sees a curtain', () => {
    expect(choosePerspective(table([0], [0]), null, true)).toEqual({ seat: 0, passTo: null })
    expect(choosePerspective(table([0], [2]), 0, true)).toEqual({ seat: 0, passTo: null })
  })

  it('who only looks on sees what everybody may see', () => {
    expect(choosePerspective(table([], [1]), null, true)).toEqual({ seat: null, passTo: null })
  })
})

describe('whoever has no seat to play for', () => {
  it('looks over the shoulder of the bot that plays for him', () => {
    expect(choosePerspective({ ...table([], [1]), stand_in_seats: [1] }, null, true)).toEqual({ seat: 1, passTo: null })
  })

  it('may look through anybody’s eyes when the game is over', () => {
    expect(choosePerspective(table([], [], true, [0]), 1, true)).toEqual({ seat: 1, passTo: null })
    expect(choosePerspective(table([], [0]), 1, true)).toEqual({ seat: null, passTo: null })
  })
})

describe('two people at this screen, with secrets', () => {
  it('meet the curtain when the table is opened', () => {
    expect(choosePerspective(table([0, 2], [2]), null, true)).toEqual({ seat: null, passTo: 2 })
  })

  it('meet it when the other one is asked', () => {
    expect(choosePerspective(table([0, 2], [2]), 0, true)).toEqual({ seat: null, passTo: 2 })
  })

  it('do not meet it while bots are playing', () => {
    expect(choosePerspective(table([0, 2], [1]), 0, true)).toEqual({ seat: 0, passTo: null })
  })

  it('do not meet it when the one who looks is asked', () => {
    expect(choosePerspective(table([0, 2], [0, 2]), 2, true)).toEqual({ seat: 2, passTo: null })
  })

  it('may do without it', () => {
    expect(choosePerspective(table([0, 2], [2]), 0, false)).toEqual({ seat: 2, passTo: null })
  })

  it('meet it although a bot plays for one of them', () => {
    expect(choosePerspective({ ...table([1], [1]), stand_in_seats: [0] }, 0, true)).toEqual({ seat: null, passTo: 1 })
    expect(choosePerspective({ ...table([1], [0]), stand_in_seats: [0] }, 0, true)).toEqual({ seat: 0, passTo: null })
    expect(choosePerspective({ ...table([1], [0]), stand_in_seats: [0] }, null, true)).toEqual({ seat: null, passTo: null })
  })

  it('see nobody’s hand while bots play for both', () => {
    expect(choosePerspective({ ...table([], [0]), stand_in_seats: [0, 1] }, 1, true)).toEqual({ seat: null, passTo: null })
    expect(choosePerspective({ ...table([], [0]), stand_in_seats: [0, 1] }, 1, false)).toEqual({ seat: 1, passTo: null })
  })

  it('need none when the game is over', () => {
    expect(choosePerspective(table([0, 2], [], true, [1]), 2, true)).toEqual({ seat: 2, passTo: null })
  })
})

it('a game without secrets has no curtain', () => {
  expect(choosePerspective(table([0, 2], [2], false), 0, true)).toEqual({ seat: 2, passTo: null })
})
