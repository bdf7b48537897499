import type { LibraryOptions } from './library-options.ts'
import { openLibraryContext } from './open-library-context.ts'

export interface SkillValidity {
  readonly valid: boolean
  /** One sentence each, in the words of btw; empty when there are none. */
  readonly issues: readonly string[]
}

/** Judges the skill in one folder as btw does. Throws `not-found` when there is nothing at the path. */
export async function validateSkill(path: string, options: LibraryOptions = {}): Promise<SkillValidity> {
  const { callOperation, validate } = await import('./library-operations.ts')
  const context = await openLibraryContext(options)
  const input = { paths: [path], profile: 'btw' as const }
  const { results } = await callOperation({ operation: validate, input, context })
  const issues = results.flatMap((result) => result.issues)
  return { valid: results.length > 0 && results.every(({ valid }) => valid), issues }
}
