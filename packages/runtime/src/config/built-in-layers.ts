import { configurationKeys, findPreset } from '@metier/core'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'

/** What holds when nobody says anything. */
export function defaultLayer(): ConfigurationLayer {
  const settings: Setting[] = configurationKeys
    .filter((key) => key.default !== undefined)
    .map((key) => ({ path: key.path.split('.'), key, value: key.default }))
  return { origin: 'default', settings, diagnostics: [] }
}

/** What a preset says in place of the defaults. */
export function presetLayer(presetId: string): ConfigurationLayer {
  const preset = findPreset(presetId)
  const key = configurationKeys.find(({ path }) => path === 'discovery.profile')
  const differs = preset !== undefined && preset.discoveryProfile !== key?.default
  const settings =
    differs && key !== undefined ? [{ path: key.path.split('.'), key, value: preset.discoveryProfile }] : []
  return { origin: 'preset', settings, diagnostics: [] }
}
