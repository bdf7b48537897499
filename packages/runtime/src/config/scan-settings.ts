import { scanSeverities, type PolicyChoice, type ScanSeverity } from '@metier/core'
import type { JudgeSettings, ScanSettings } from '../configuration.ts'
import { scanLimits } from '../scan/scan-limits.ts'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'
import { effectiveKey, mergeLayers, type EffectiveSettings } from './merge-layers.ts'

/** How skills are scanned, and the administrator's policy as what nobody can undercut. */
export function scanSettings(effective: EffectiveSettings, files: readonly ConfigurationLayer[]): ScanSettings {
  const get = (name: string) => effective.get(pathKey(name))?.setting.value
  const administrator = files.find(({ origin }) => origin === 'administrator')
  const floor = administrator && floorOf(administrator)
  const judge = judgeSettings(get)
  return {
    policy: { ...policyChoice(effective), allowedHosts: texts(get('allowedHosts')), ...(floor && { floor }) },
    limits: {
      ...scanLimits,
      maximumFiles: Number(get('maximumFiles')),
      maximumFileBytes: Number(get('maximumFileBytes')),
      maximumDepth: Number(get('maximumDepth')),
      maximumBytes: Number(get('maximumBytes')),
      maximumArchiveDepth: Number(get('maximumArchiveDepth')),
      maximumProgramText: Number(get('maximumProgramText')),
      maximumTime: Number(get('maximumMilliseconds')),
    },
    rulesFiles: texts(get('rulesFiles')),
    allowAccept: get('allowAccept') !== false,
    ...(judge && { judge }),
  }
}

function pathKey(name: string): string {
  return effectiveKey(['skills', 'security', ...name.split('.')])
}

/** An administrator who names a policy means all of it: single rules of others cannot undercut it. */
function floorOf(administrator: ConfigurationLayer): PolicyChoice | undefined {
  const own = mergeLayers([administrator])
  return own.has(pathKey('policy')) ? policyChoice(own) : undefined
}

function policyChoice(effective: EffectiveSettings): PolicyChoice {
  const presets = ['documented', 'balanced', 'strict'] as const
  const named = effective.get(pathKey('policy'))?.setting.value
  const rules: Record<string, ScanSeverity | 'off'> = {}
  const rulesUntil: Record<string, string> = {}
  Object.setPrototypeOf(rules, null)
  Object.setPrototypeOf(rulesUntil, null)
  for (const { setting, layer } of effective.values()) {
    const rule = ruleOf(setting, 'rules')
    if (rule === undefined) continue
    rules[rule] =
      setting.value === 'off' ? 'off' : (scanSeverities.find((each) => each === setting.value) ?? 'critical')
    // A day ends what the same file says, and nobody else's word.
    const until = effective.get(effectiveKey(['skills', 'security', 'rulesUntil', rule]))
    if (until?.layer === layer && typeof until.setting.value === 'string') rulesUntil[rule] = until.setting.value
  }
  return { preset: presets.find((preset) => preset === named) ?? 'documented', rules, rulesUntil }
}

function ruleOf({ path }: Setting, kind: string): string | undefined {
  const [first, second, third, rule] = path
  return first === 'skills' && second === 'security' && third === kind ? rule : undefined
}

function judgeSettings(get: (name: string) => unknown): JudgeSettings | undefined {
  const [url, model, variable] = [get('judge.url'), get('judge.model'), get('judge.apiKeyVariable')]
  if (typeof url !== 'string' || typeof model !== 'string') return undefined
  return {
    url,
    model,
    ...(typeof variable === 'string' && { apiKeyVariable: variable }),
    maximumCalls: Number(get('judge.maximumCalls')),
    maximumBytes: Number(get('judge.maximumBytes')),
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
