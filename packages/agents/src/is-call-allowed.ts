import { parseToolPattern, patternsCover, readShellLine } from '@metier/core'

/** What an agent wants to do, in the words of `allowed-tools`. */
export interface AgentCall {
  /** Names under which a pattern may speak of it, such as `Edit` and `Write`. */
  readonly tools: readonly string[]
  /** Its command line or path, where it has one. */
  readonly argument?: string
}

/**
 * Do the skill's patterns allow it? A command line is taken apart as a shell would, and every part must be covered:
 * `Bash(git:*)` opens nothing to `git status; id`.
 */
export function isCallAllowed(allowedTools: readonly string[], { tools, argument }: AgentCall): boolean {
  // `Skill(x)` is about calling a skill, and this is the inside of one.
  const patterns = allowedTools.filter((text) => parseToolPattern(text)?.tool !== 'Skill')
  return tools.some((tool) => {
    if (tool !== 'Bash')
      return patternsCover(patterns, { skill: '', tool, ...(argument !== undefined && { argument }) })
    if (argument !== undefined) return patternsCover(patterns, { skill: '', line: readShellLine(argument) })
    return patterns.some((text) => parseToolPattern(text)?.tool === 'Bash' && parseToolPattern(text)?.match === 'any')
  })
}
