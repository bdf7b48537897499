import { configurationKeys, findPreset } from '@metier/core'
import type { ConfigurationLayer } from './configuration-layer.ts'

/** What a preset says in place of the defaults. */
export function presetLayer(presetId: string): ConfigurationLayer {
  const preset = findPreset(presetId)
  const said = { 'discovery.profile': preset?.discoveryProfile, pinned: preset?.pinnedSkills }
  const settings = Object.entries(said).flatMap(([path, value]) => {
    const key = configurationKeys.find((each) => each.path === path)
    const differs = key !== undefined && value !== undefined && value !== key.default
    return differs ? [{ path: path.split('.'), key, value }] : []
  })
  return { origin: 'preset', settings, diagnostics: [] }
}
