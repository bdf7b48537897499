import { configurationKeys } from '@metier/core'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'

/** What holds when nobody says anything. */
export function defaultLayer(): ConfigurationLayer {
  const settings: Setting[] = configurationKeys
    .filter((key) => key.default !== undefined)
    .map((key) => ({ path: key.path.split('.'), key, value: key.default }))
  return { origin: 'default', settings, diagnostics: [] }
}
