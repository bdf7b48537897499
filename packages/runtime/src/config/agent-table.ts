import { withAgents, type AgentPlaceSettings, type Dialect } from '@metier/core'
import { agentSettingProblem } from './agent-setting-problem.ts'
import type { EffectiveSettings } from './merge-layers.ts'

/** The table of agents, with what `skills.agents` says in addition. What is no folder of an agent is left out. */
export function agentTable(effective: EffectiveSettings): readonly Dialect[] {
  const agents = new Map<string, AgentPlaceSettings>()
  for (const { setting } of effective.values()) {
    const [first, second, id, name] = setting.path
    if (first !== 'skills' || second !== 'agents' || id === undefined || name === undefined) continue
    if (agentSettingProblem(setting.path, setting.value) !== undefined) continue
    agents.set(id, { ...agents.get(id), id, [name]: setting.value })
  }
  return withAgents([...agents.values()])
}
