import type { Diagnostic } from '@metier/core'
import type { Finding } from './finding-schema.ts'

/** A diagnostic without its edits, which mean nothing outside of the file. */
export function toFinding(diagnostic: Diagnostic): Finding {
  const { code, severity, message, help, path, range, fix } = diagnostic
  return {
    code,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    ...(path === undefined ? {} : { path }),
    ...(range === undefined
      ? {}
      : {
          line: range.start.line,
          column: range.start.column,
          endLine: range.end.line,
          endColumn: range.end.column,
        }),
    fixable: fix !== undefined,
  }
}
