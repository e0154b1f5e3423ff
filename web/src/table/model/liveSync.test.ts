import { describe, expect, it } from 'vitest'
import type { TableView } from '../../api/messages'
import { latestState } from './liveSync'

const TABLE = { seq: 7, actors: [1], own_seats: [0], winners: null, clock: null } as unknown as TableView

describe('the latest state', () => {
  it('says who is to move', () => {
    expect(latestState(TABLE)).toEqual({ seq: 7, asked: false, mover: 1, over: false, clock: null })
  })

  it('says that the game is over, though its last moves are still being shown', () => {
    expect(latestState({ ...TABLE, actors: [], winners: [0] })).toMatchObject({ mover: -1, over: true })
  })
})
