import type { ScanRule } from '../scan-rule.ts'
import { hasCompany } from './has-company.ts'
import { isShownBeside } from './is-shown-beside.ts'

/**
 * What does not block by itself where a page beside SKILL.md only shows it. Of 1,600 attacks of all kinds next to none had it there and
 * nowhere else; of 60 honest skills of strangers that were blocked at first sight twelve had. Whatever else there is blocks alone.
 */
const doubtedBeside: ReadonlySet<string> = new Set([
  // Installers of tools: nobody knows all hosts that have one. What is decoded first, or sends a secret to a stranger, is two things already.
  'download-and-run',
  // Handbooks of systems show what they warn of, what they look for and what they clean up.
  'destructive-action',
  'privilege-escalation',
])

/** A rule whose findings block where they are meant, and on pages that are read where they are needed only in company. */
export function needsCompany(rule: ScanRule): ScanRule {
  if (!doubtedBeside.has(rule.id)) return rule
  return {
    ...rule,
    *check(skill) {
      for (const hit of rule.check(skill)) {
        const isDoubted = isShownBeside(hit.piece) && !hasCompany(skill, hit.piece, hit.start)
        yield isDoubted ? { ...hit, confidence: 'low' } : hit
      }
    },
  }
}
