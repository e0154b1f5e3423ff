/** The two ways to begin, as printed and as we play it: which of them the rules of a table follow, and what differs. */
import type { GameInfo, GameOption, OptionValues, Preset } from '../api/messages'

export const PRESETS: readonly Preset[] = ['printed', 'ours']

/** The options in which we play otherwise than printed, in their order. */
export const revisedOptions = (game: GameInfo): GameOption[] =>
  game.options.filter(({ id }) => id in game.presets.printed && game.presets.ours[id] !== game.presets.printed[id])

/** The preset by which these options play, the printed one first; null where they are a choice of one's own. */
export const matchingPreset = (game: GameInfo, values: OptionValues): Preset | null =>
  PRESETS.find((preset) => Object.entries(game.presets[preset]).every(([id, value]) => values[id] === value)) ?? null

/** The house rules of a preset; what chooses between printed games (short or long) stays as it is. */
export const applyPreset = (game: GameInfo, preset: Preset, values: OptionValues): OptionValues => ({
  ...values,
  ...game.presets[preset],
})

/** The options that differ from print at a table. */
export const changedOptions = (game: GameInfo, values: OptionValues): GameOption[] =>
  game.options.filter(({ id }) => id in game.presets.printed && values[id] !== game.presets.printed[id])
