import { configurationKeys, findPreset } from '@metier/core'
import type { ConfigurationLayer } from './configuration-layer.ts'

/** What a preset says in place of the defaults. */
export function presetLayer(presetId: string): ConfigurationLayer {
  const preset = findPreset(presetId)
  const key = configurationKeys.find(({ path }) => path === 'discovery.profile')
  const differs = preset !== undefined && preset.discoveryProfile !== key?.default
  const settings =
    differs && key !== undefined ? [{ path: key.path.split('.'), key, value: preset.discoveryProfile }] : []
  return { origin: 'preset', settings, diagnostics: [] }
}
