import { MetierError } from '@metier/core'
import type { SkillScanner } from '@metier/runtime'

/** Throws `invalid-config` for the first mistake in a file of rules: a scan without them would say too little. */
export async function ensureOwnRules(scanner: SkillScanner): Promise<void> {
  const { diagnostics } = await scanner.ownRules()
  const [first] = diagnostics
  if (first === undefined) return
  const { path = '', range, message, help } = first
  const rest = diagnostics.length - 1
  throw new MetierError({
    code: 'invalid-config',
    message: `${path}${range === undefined ? '' : `:${range.start.line}:${range.start.column}`}: ${message}${rest > 0 ? ` And ${rest} more.` : ''}`,
    next: help ?? 'Correct the file of rules.',
    data: { path, problems: diagnostics.map((problem) => problem.message) },
  })
}
