import { agentPlaceProblem, withAgents, type AgentPlaceSettings, type Diagnostic, type Dialect } from '@metier/core'
import type { ConfigurationLayer } from './configuration-layer.ts'
import type { EffectiveSettings } from './merge-layers.ts'
import { settingName } from './setting-name.ts'

/** The table of agents, with what `skills.agents` says in addition. What is no folder of an agent is left out. */
export function agentTable(effective: EffectiveSettings): readonly Dialect[] {
  const agents = new Map<string, AgentPlaceSettings>()
  for (const { setting } of effective.values()) {
    const [first, second, id, name] = setting.path
    if (first !== 'skills' || second !== 'agents' || id === undefined || name === undefined) continue
    if (problemOf(setting.path, setting.value) !== undefined) continue
    agents.set(id, { ...agents.get(id), id, [name]: setting.value })
  }
  return withAgents([...agents.values()])
}

/** What one layer says of agents and cannot be. */
export function agentTableProblems({ settings, path: file }: ConfigurationLayer): readonly Diagnostic[] {
  return settings.flatMap(({ path, value, range }): readonly Diagnostic[] => {
    const problem = problemOf(path, value)
    if (problem === undefined) return []
    return [
      {
        code: 'invalid-config',
        severity: 'warning',
        message: `${settingName(path)} is ignored: it ${problem}, and this is not: ${JSON.stringify(value).slice(0, 200)}.`,
        ...(file !== undefined && { path: file }),
        ...(range && { range }),
      },
    ]
  })
}

function problemOf(path: readonly string[], value: unknown): string | undefined {
  const [first, second, id = '', name] = path
  if (first !== 'skills' || second !== 'agents') return undefined
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return 'belongs to a name of small letters, digits and hyphens'
  return (name === 'project' || name === 'user') && typeof value === 'string'
    ? agentPlaceProblem(value, name)
    : undefined
}
