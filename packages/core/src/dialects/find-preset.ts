import type { Preset } from './preset.ts'
import { presets } from './presets.ts'

/** By id; `undefined` when there is none. */
export function findPreset(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id)
}
