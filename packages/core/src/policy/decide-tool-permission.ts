import { matchesTool } from './matches-tool.ts'
import type { PermissionRules } from './permission-rules.ts'
import type { PermissionVerdict } from './permission-verdict.ts'

export interface ToolQuestion {
  readonly tool: string
  readonly argument?: string
}

/** Deny before ask before allow, for a tool that is called by name. */
export function decideToolPermission(question: ToolQuestion, rules: PermissionRules): PermissionVerdict {
  const denied = rules.deny.find((rule) => matchesTool(rule.pattern, question))
  if (denied !== undefined) return { decision: 'refused', because: `the rule deny ${denied.text}`, isOpen: false }
  const asked = rules.ask.find((rule) => matchesTool(rule.pattern, question))
  if (asked !== undefined) return { decision: 'ask', because: `the rule ask ${asked.text}`, isOpen: false }
  const allowed = rules.allow.find((rule) => matchesTool(rule.pattern, question))
  if (allowed !== undefined) return { decision: 'allowed', because: `the rule allow ${allowed.text}`, isOpen: false }
  const { tool, argument } = question
  const name = argument === undefined ? tool : `${tool}(${argument})`
  return { decision: 'ask', because: `no rule allows ${name}`, isOpen: true }
}
