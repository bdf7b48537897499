import type { ConfigurationLayer, Setting } from './configuration-layer.ts'

/** The setting in force at one path, and the layer it came from. */
export interface EffectiveSetting {
  readonly setting: Setting
  readonly layer: ConfigurationLayer
}

/** Keyed by path as JSON: a skill's name may hold a dot. */
export type EffectiveSettings = ReadonlyMap<string, EffectiveSetting>

export function effectiveKey(path: readonly string[]): string {
  return JSON.stringify(path)
}

/**
 * Each setting from the strongest layer that has it. `layers` goes from weakest to strongest; lists are replaced whole but
 * where the key says that those of all layers count.
 */
export function mergeLayers(layers: readonly ConfigurationLayer[]): EffectiveSettings {
  const effective = new Map<string, EffectiveSetting>()
  for (const layer of layers) {
    for (const setting of layer.settings) {
      const key = effectiveKey(setting.path)
      effective.set(key, { setting: joinedWith(setting, effective.get(key)?.setting), layer })
    }
  }
  return effective
}

function joinedWith(setting: Setting, weaker: Setting | undefined): Setting {
  if (setting.key.joined !== true || !Array.isArray(setting.value) || !Array.isArray(weaker?.value)) return setting
  return { ...setting, value: [...new Set<unknown>([...weaker.value, ...setting.value])] }
}
