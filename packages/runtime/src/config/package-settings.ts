import type { Publisher } from '../signature/verify-envelope.ts'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { effectiveKey, mergeLayers, type EffectiveSettings } from './merge-layers.ts'

/** Whom to believe about skills from elsewhere, and where to look for them. */
export interface PackageSettings {
  readonly publishers: readonly Publisher[]
  readonly requireSignature: boolean
  /** Addresses and paths of lists of advisories, as written. */
  readonly advisories: readonly string[]
  /** Where `search` looks beside this machine, as written. */
  readonly searchSources: readonly string[]
}

/** An administrator who names publishers means these and no others: nobody can add one of their own. */
export function packageSettings(effective: EffectiveSettings, files: readonly ConfigurationLayer[]): PackageSettings {
  const get = (...path: readonly string[]) => effective.get(effectiveKey(path))?.setting.value
  const administrator = files.find(({ origin }) => origin === 'administrator')
  const floor = administrator === undefined ? [] : publishersOf(mergeLayers([administrator]))
  return {
    publishers: floor.length > 0 ? floor : publishersOf(effective),
    requireSignature: get('skills', 'security', 'requireSignature') === true,
    advisories: texts(get('skills', 'security', 'advisories')),
    searchSources: texts(get('search', 'sources')),
  }
}

function publishersOf(effective: EffectiveSettings): readonly Publisher[] {
  return [...effective.values()].flatMap(({ setting: { path, value } }) => {
    const [first, second, third, name] = path
    const isKey = first === 'skills' && second === 'security' && third === 'publishers' && name !== undefined
    return isKey && typeof value === 'string' ? [{ name, key: value }] : []
  })
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
