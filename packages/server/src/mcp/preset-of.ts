import { findPreset, MetierError, presets, type Preset } from '@metier/core'

/** @throws MetierError `usage` for a preset that is none. */
export function presetOf(id: string): Preset {
  const preset = findPreset(id)
  if (preset !== undefined) return preset
  throw new MetierError({
    code: 'usage',
    message: `There is no preset named ${JSON.stringify(id)}.`,
    next: `Choose one of: ${presets.map((each) => each.id).join(', ')}.`,
  })
}
