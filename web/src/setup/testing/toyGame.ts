/** A game without house rules and numbers, for tests. */
import type { GameInfo } from '../../api/messages'

/** Return the toy game with some of its parts replaced. */
export const toyGame = (parts: Partial<GameInfo>): GameInfo => ({
  id: 'toy',
  version: '1',
  seats: [2, 4],
  minutes: 30,
  complexity: 'light',
  good_first_game: true,
  first_options: {},
  guides: [],
  options: [],
  numbers: [],
  drawings: [],
  presets: { printed: {}, ours: {} },
  ...parts,
})
