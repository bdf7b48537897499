import { couldMatch } from './could-match.ts'
import type { PermissionRule, PermissionRules } from './permission-rules.ts'
import type { PermissionVerdict } from './permission-verdict.ts'
import type { ShellLine, ShellPart } from './shell-line.ts'
import { surelyMatches } from './surely-matches.ts'

/**
 * Deny before ask before allow, as in the settings of the clients that people know. Each part of a line is judged on
 * its own, and the line is what its strictest part is. What no rule speaks of is asked.
 */
export function decideShellPermission(line: ShellLine, rules: PermissionRules): PermissionVerdict {
  const denied = firstMatch(rules.deny, line.parts)
  if (denied !== undefined) return { decision: 'refused', because: `the rule deny ${denied.text}`, isOpen: false }
  const [unclear] = line.unclear
  if (unclear !== undefined) {
    return { decision: 'ask', because: `nobody can tell what it runs: ${unclear}`, isOpen: false }
  }
  const asked = firstMatch(rules.ask, line.parts)
  if (asked !== undefined) return { decision: 'ask', because: `the rule ask ${asked.text}`, isOpen: false }
  const parts = line.parts.filter(({ inner }) => inner !== true)
  const found = parts.map((part) => rules.allow.find((rule) => surelyMatches(rule, part)))
  const open = found.findIndex((rule, index) => rule === undefined && !isHarmless(parts[index]))
  const part = parts[open]
  if (part !== undefined) return { decision: 'ask', because: `no rule allows ${describePart(part)}`, isOpen: true }
  const texts = new Set(found.flatMap((rule) => (rule === undefined ? [] : [rule.text])))
  return { decision: 'allowed', because: `the rule allow ${[...texts].join(', ')}`, isOpen: false }
}

function firstMatch(rules: readonly PermissionRule[], parts: readonly ShellPart[]): PermissionRule | undefined {
  return rules.find((rule) => parts.some((part) => couldMatch(rule, part)))
}

/** A file of the skill itself may be read by whoever may read the skill; paths start at its directory. */
function isHarmless(part: ShellPart | undefined): boolean {
  const [path] = part?.words ?? []
  if (part?.kind !== 'read' || typeof path !== 'string') return false
  return !path.startsWith('/') && !path.split('/').includes('..')
}

function describePart({ kind, words }: ShellPart): string {
  const [first, second] = words
  if (kind !== 'program') return `to ${kind} ${first ?? 'a file that is not known before'}`
  const isCommand = typeof second === 'string' && /^[\w:-]+$/.test(second) && !second.startsWith('-')
  return `Bash(${first ?? ''}${isCommand ? ` ${second}` : ''})`
}
