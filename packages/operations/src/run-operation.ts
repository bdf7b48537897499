import { MetierError } from '@metier/core'
import type { AnyOperation } from './any-operation.ts'
import type { OperationContext } from './operation-context.ts'

export interface OperationResult {
  readonly output: unknown
  /** Done, and the answer is no: exit status 1. */
  readonly no: boolean
  /** May it be another one next time, though nothing on this machine changed? */
  readonly momentary: boolean
}

/**
 * Checks the input against the operation's own schema, then runs it. Every surface goes through here.
 * Throws `invalid-input` naming each wrong field.
 */
export async function runOperation(
  operation: AnyOperation,
  input: unknown,
  context: OperationContext,
): Promise<OperationResult> {
  const parsed = operation.input.safeParse(input)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const field = issue.path.map(String).join('.')
      if (field === '') return issue.message
      if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return `${field} is empty`
      return issue.message.endsWith('received undefined') ? `${field} is missing` : `${field}: ${issue.message}`
    })
    throw new MetierError({
      code: 'invalid-input',
      message: `The input of ${operation.name} is not right: ${problems.join('; ')}.`,
      next: `See \`metier ${operation.name} --help\`.`,
      data: { operation: operation.name, problems },
    })
  }
  const output = await operation.handler(parsed.data, context)
  const { isNo, isMomentary } = operation
  return { output, no: isNo?.(output) ?? false, momentary: isMomentary?.(output) ?? false }
}
