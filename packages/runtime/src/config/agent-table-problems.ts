import type { Diagnostic } from '@metier/core'
import { agentSettingProblem } from './agent-setting-problem.ts'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { settingName } from './setting-name.ts'

/** What one layer says of agents and cannot be. */
export function agentTableProblems({ settings, path: file }: ConfigurationLayer): readonly Diagnostic[] {
  return settings.flatMap(({ path, value, range }): readonly Diagnostic[] => {
    const problem = agentSettingProblem(path, value)
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
