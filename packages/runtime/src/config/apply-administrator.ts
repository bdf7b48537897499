import { configurationKeys } from '@metier/core'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'
import { isAtLeastAsStrict } from './is-at-least-as-strict.ts'
import { effectiveKey, type EffectiveSetting, type EffectiveSettings } from './merge-layers.ts'

/** Only these are somebody's word; what is a default has nothing to say against an administrator. */
const words: ReadonlySet<string> = new Set(['command-line', 'project', 'user'])

/** The settings under an administrator's: those win, but where somebody's own word is stricter. */
export function applyAdministrator(
  own: EffectiveSettings,
  administrator: ConfigurationLayer | undefined,
): EffectiveSettings {
  if (administrator === undefined) return own
  const effective = new Map<string, EffectiveSetting>(own)
  for (const setting of [...impliedBy(administrator), ...administrator.settings]) {
    const key = effectiveKey(setting.path)
    const known = own.get(key)
    if (known === undefined || !tightens(known, setting)) effective.set(key, joined(setting, administrator, known))
  }
  return effective
}

/** A policy is worth nothing unless skills are judged by it and what it blocks stays blocked: naming one means these. */
const impliedByRules = { 'skills.security.scanOnLoad': true, 'skills.security.blockCritical': true }
/** Hosts that others let through would undercut it too. */
const impliedByPolicy = { ...impliedByRules, 'skills.security.allowedHosts': [] }

/** What the administrator did not say and means. */
function impliedBy({ settings }: ConfigurationLayer): readonly Setting[] {
  const says = (name: string) => settings.some(({ path }) => path.slice(0, 3).join('.') === `skills.security.${name}`)
  const implied = says('policy') ? impliedByPolicy : says('rules') || says('rulesFiles') ? impliedByRules : {}
  return Object.entries(implied).flatMap(([path, value]) => {
    const key = configurationKeys.find((each) => each.path === path)
    const isSaid = settings.some((setting) => setting.key === key)
    return key === undefined || isSaid ? [] : [{ path: path.split('.'), key, value }]
  })
}

function tightens({ setting, layer }: EffectiveSetting, { key, value }: Setting): boolean {
  if (!words.has(layer.origin)) return false
  const isList = ['texts', 'paths', 'hosts'].includes(key.kind)
  if (key.joined === true || !(key.project === 'tighten' || (key.project === 'trusted' && isList))) return false
  return isAtLeastAsStrict(setting, value)
}

function joined(setting: Setting, layer: ConfigurationLayer, known: EffectiveSetting | undefined): EffectiveSetting {
  const below = known?.setting.value
  if (setting.key.joined !== true || !Array.isArray(setting.value) || !Array.isArray(below)) return { setting, layer }
  return { setting: { ...setting, value: [...new Set<unknown>([...below, ...setting.value])] }, layer }
}
