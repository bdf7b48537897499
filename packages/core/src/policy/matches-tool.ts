import type { ToolPattern } from './tool-pattern.ts'

/**
 * Does a pattern cover the call of a tool by name? `Skill(git.status)` is one command of a skill, `Skill(git.*)` all
 * of them, `Skill(git:*)` the skill and all that follows its name as a word.
 */
export function matchesTool(
  pattern: ToolPattern,
  call: { readonly tool: string; readonly argument?: string },
): boolean {
  if (pattern.tool !== call.tool) return false
  if (pattern.match === 'any') return true
  const { argument } = pattern
  const given = call.argument
  if (argument === undefined || given === undefined) return false
  if (argument === given) return true
  if (pattern.match === 'prefix') return given.startsWith(argument) && /^[\s.]/.test(given.slice(argument.length))
  return argument.endsWith('.*') && given.startsWith(argument.slice(0, -1))
}
