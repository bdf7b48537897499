import { closestWord, inventoryRules, scanRules, type Diagnostic } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** Settings of the scanner that name a rule which does not exist: they do nothing, and somebody relies on them. */
export async function unknownRuleSettings(context: OperationContext): Promise<readonly Diagnostic[]> {
  const { rules = {} } = context.configuration.scan.policy
  const named = Object.keys(rules)
  if (named.length === 0) return []
  const own = await context.scanner().ownRules()
  const known = [...scanRules.map(({ id }) => id), ...Object.keys(inventoryRules), ...own.rules.map(({ id }) => id)]
  return named
    .filter((rule) => !known.includes(rule))
    .map((rule): Diagnostic => {
      const meant = closestWord(rule, known)
      return {
        code: 'unknown-scan-rule',
        severity: 'warning',
        message: `\`skills.security.rules\` names ${rule}, and there is no such rule.`,
        help:
          meant === undefined
            ? 'Take it out; `metier scan` names the rules of what it finds.'
            : `Did you mean ${meant}?`,
      }
    })
}
