import type { ToolPattern } from './tool-pattern.ts'

/** One call: the tool and, where it takes one, its command line or argument. */
export interface ToolCall {
  readonly tool: string
  readonly argument?: string
}

/**
 * Does a pattern cover a call? Words are compared whole (decisions R-18); what a shell makes of the rest is for
 * whoever runs it to check.
 */
export function matchesToolPattern(pattern: ToolPattern, call: ToolCall): boolean {
  if (pattern.tool !== call.tool) return false
  if (pattern.match === 'any') return true
  if (pattern.argument === undefined || call.argument === undefined) return false
  const wanted = words(pattern.argument)
  const given = words(call.argument)
  if (pattern.match === 'exact' && wanted.length !== given.length) return false
  return wanted.every((word, index) => word === given[index])
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
