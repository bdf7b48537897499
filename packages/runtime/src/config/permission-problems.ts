import { parseToolPattern, type Diagnostic } from '@metier/core'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { settingName } from './setting-name.ts'

/** Patterns among the permissions and grants of one layer that cannot be read, and so have no effect. */
export function permissionProblems({ settings, path: file }: ConfigurationLayer): readonly Diagnostic[] {
  return settings.flatMap(({ path, value, range }): readonly Diagnostic[] => {
    const [first, second] = path
    if ((first !== 'permissions' && first !== 'grants') || !Array.isArray(value)) return []
    const wrong = value.filter((text) => typeof text === 'string' && parseToolPattern(text) === undefined)
    const stops = second === 'deny' || second === 'ask'
    return wrong.map((text) => ({
      code: 'invalid-permission',
      severity: 'warning',
      message: `${settingName(path)}: ${JSON.stringify(text)} is no pattern, so it ${stops ? 'counts for every command' : 'allows nothing'}.`,
      help: 'Write a tool with its argument in brackets, such as `Bash(gh pr:*)` or `Skill(git.*)`.',
      ...(file !== undefined && { path: file }),
      ...(range && { range }),
    }))
  })
}
