import { matchesTool } from './matches-tool.ts'
import { parseToolPattern } from './parse-tool-pattern.ts'
import type { ShellLine } from './shell-line.ts'
import { surelyMatches } from './surely-matches.ts'

/** Something that is to run, as grants and remembered answers see it. */
export interface CoveredThing {
  readonly skill: string
  /** Where it is a line of shell. */
  readonly line?: ShellLine
  /** Where it is a tool that is called by name. */
  readonly tool?: string
  readonly argument?: string
}

/**
 * Do these patterns cover all of it? The skill by name, the tool, or every single program of the line: what runs in
 * one sandbox has the same grants, so one part that nobody named keeps them from all.
 */
export function patternsCover(texts: readonly string[], thing: CoveredThing): boolean {
  const rules = texts.flatMap((text) => {
    const pattern = parseToolPattern(text)
    return pattern === undefined ? [] : [{ pattern, text }]
  })
  const { line, tool, skill, argument } = thing
  const calls = [
    { tool: 'Skill', argument: skill },
    ...(tool === undefined ? [] : [{ tool, ...(argument !== undefined && { argument }) }]),
  ]
  if (rules.some(({ pattern }) => calls.some((call) => matchesTool(pattern, call)))) return true
  if (line === undefined || line.unclear.length > 0) return false
  const programs = line.parts.filter(({ kind, inner }) => kind === 'program' && inner !== true)
  return programs.length > 0 && programs.every((part) => rules.some((rule) => surelyMatches(rule, part)))
}
