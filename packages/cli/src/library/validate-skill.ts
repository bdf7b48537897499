import type { LibraryOptions } from './library-options.ts'
import { openLibraryContext } from './open-library-context.ts'

/** What is wrong, or worth knowing, as data. */
export interface SkillFinding {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  /** Of the file, below the path that was given. */
  readonly path?: string
  /** From 1. */
  readonly line?: number
}

/** The result of btw, with the same as data beside it (decisions R-54). */
export interface SkillValidity {
  readonly valid: boolean
  /** One sentence each, in the words of btw; empty when there are none. */
  readonly issues: readonly string[]
  readonly findings: readonly SkillFinding[]
}

/** Judges the skill in one folder as btw does. Throws `not-found` when there is nothing at the path. */
export async function validateSkill(path: string, options: LibraryOptions = {}): Promise<SkillValidity> {
  const { callOperation, validate } = await import('./library-operations.ts')
  const context = await openLibraryContext(options)
  const input = { paths: [path], profile: 'btw' as const }
  const { results } = await callOperation({ operation: validate, input, context })
  const issues = results.flatMap((result) => result.issues)
  const findings = results
    .flatMap((result) => result.findings)
    .map(({ code, severity, message, path: file, line }) => ({
      code,
      severity,
      message,
      ...(file !== undefined && { path: file }),
      ...(line !== undefined && { line }),
    }))
  return { valid: results.length > 0 && results.every(({ valid }) => valid), issues, findings }
}
