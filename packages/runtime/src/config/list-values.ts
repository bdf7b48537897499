import { configurationKeys } from '@metier/core'
import type { ConfigurationValue } from '../configuration.ts'
import { settingName } from './setting-name.ts'
import type { EffectiveSetting, EffectiveSettings } from './merge-layers.ts'
import { emptyRecord } from './plain-value.ts'

/** What stands in place of a secret. */
const redacted = '***'

/** Every known key with its value and origin, in the order of the key table. Secrets are stars. */
export function listValues(effective: EffectiveSettings): readonly ConfigurationValue[] {
  const settings = [...effective.values()]
  return configurationKeys.flatMap((key): readonly ConfigurationValue[] => {
    const found = settings.filter(({ setting }) => setting.key === key)
    if (found.length > 0) return found.map(valueOf)
    return key.path.includes('*') ? [] : [{ key: key.path, value: null, origin: 'default' }]
  })
}

function valueOf({ setting, layer }: EffectiveSetting): ConfigurationValue {
  return {
    key: settingName(setting.path),
    value: setting.key.secret ? hidden(setting.value) : setting.value,
    origin: layer.origin,
    ...(layer.path !== undefined && { path: layer.path }),
  }
}

/** The names of variables help; their values are nobody's business. */
function hidden(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return redacted
  const result = emptyRecord()
  for (const name of Object.keys(value)) result[name] = redacted
  return result
}
