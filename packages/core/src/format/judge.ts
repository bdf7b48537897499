import type { Diagnostic } from '../diagnostic.ts'
import { severityOf, type Judgement } from './severity-of.ts'

/** Gives every finding the severity it has at this level in this profile, and leaves out what is off. */
export function judge(diagnostics: readonly Diagnostic[], judgement: Judgement): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity = severityOf(diagnostic.code, judgement)
    return severity === 'off' ? [] : [{ ...diagnostic, severity }]
  })
}
