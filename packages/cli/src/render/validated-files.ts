import type { Diagnostic } from '@metier/core'
import type { ValidateOutput } from '@metier/operations'

type Result = ValidateOutput['results'][number]

function toDiagnostic({
  code,
  severity,
  message,
  help,
  path,
  line,
  column,
  endLine,
  endColumn,
}: Result['findings'][number]): Diagnostic {
  return {
    code,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    ...(path === undefined ? {} : { path }),
    ...(line === undefined
      ? {}
      : {
          range: {
            start: { line, column: column ?? 1, offset: 0 },
            end: { line: endLine ?? line, column: endColumn ?? column ?? 1, offset: 0 },
          },
        }),
  }
}

/** The results as the reports of core take them. */
export function validatedFiles({
  results,
}: ValidateOutput): { readonly path: string; readonly findings: readonly Diagnostic[] }[] {
  return results.map(({ path, findings }) => ({ path, findings: findings.map(toDiagnostic) }))
}
