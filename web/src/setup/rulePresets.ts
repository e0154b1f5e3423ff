/** Rule presets: printed or revised, and the differences. */
import type { GameInfo, GameOption, OptionValues, Preset } from '../api/messages'

export const PRESETS: readonly Preset[] = ['printed', 'ours']

/** Options in which our preset differs from print, in order. */
export const revisedOptions = (game: GameInfo): GameOption[] =>
  game.options.filter(({ id }) => id in game.presets.printed && game.presets.ours[id] !== game.presets.printed[id])

/** The matching preset, printed first; null: custom rules. */
export const matchingPreset = (game: GameInfo, values: OptionValues): Preset | null =>
  PRESETS.find((preset) => Object.entries(game.presets[preset]).every(([id, value]) => values[id] === value)) ?? null

/** Apply a preset; options that select a printed mode stay. */
export const applyPreset = (game: GameInfo, preset: Preset, values: OptionValues): OptionValues => ({
  ...values,
  ...game.presets[preset],
})

/** Options that differ from print. */
export const changedOptions = (game: GameInfo, values: OptionValues): GameOption[] =>
  game.options.filter(({ id }) => id in game.presets.printed && values[id] !== game.presets.printed[id])
