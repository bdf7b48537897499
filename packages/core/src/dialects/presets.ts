import type { Preset } from './preset.ts'
import { btwPreset } from './presets/btw-preset.ts'
import { defaultPreset } from './presets/default-preset.ts'
import { omniPreset } from './presets/omni-preset.ts'
import { ostwinPreset } from './presets/ostwin-preset.ts'
import { squadPreset } from './presets/squad-preset.ts'
import { wundrPreset } from './presets/wundr-preset.ts'

export const presets: readonly Preset[] = [defaultPreset, ostwinPreset, omniPreset, wundrPreset, btwPreset, squadPreset]
