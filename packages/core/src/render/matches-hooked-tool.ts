import { couldMatch } from '../policy/could-match.ts'
import { matchesTool } from '../policy/matches-tool.ts'
import { parseToolPattern } from '../policy/parse-tool-pattern.ts'
import { readShellLine } from '../policy/read-shell-line.ts'

/** A tool that is called while a skill is active, as the hooks of the skill may name it. */
export interface HookedTool {
  /** Every name it goes by, the one that a hook is told first. */
  readonly names: readonly [string, ...string[]]
  /** What a pattern in parentheses speaks of: a path, the id of a command. */
  readonly argument?: string
  /** Where it is a line of shell. */
  readonly line?: string
}

/**
 * Do the patterns of a hook name this tool? `Edit`, `mcp__metier__.*`, `Bash(git:*)`; none names every tool. What a line
 * of shell would run is taken for what it could be: a hook that watches is better run once too often.
 */
export function matchesHookedTool(patterns: readonly string[], tool: HookedTool): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matches(pattern, tool))
}

function matches(text: string, { names, argument, line }: HookedTool): boolean {
  if (!text.includes('(')) return names.some((name) => fits(text, name))
  const pattern = parseToolPattern(text)
  if (pattern === undefined || !names.includes(pattern.tool)) return false
  if (line === undefined)
    return matchesTool(pattern, { tool: pattern.tool, ...(argument !== undefined && { argument }) })
  const { parts, unclear } = readShellLine(line)
  return unclear.length > 0 || parts.some((part) => couldMatch({ pattern, text }, part))
}

/** `*` and `.*` stand for any text. Each piece is looked for once, so that the time is bounded by the lengths. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split(/\.?\*/)
  const last = rest.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const piece of rest) {
    const found = name.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}
