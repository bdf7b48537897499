import { toGithubAnnotations, toSarif, type Diagnostic } from '@metier/core'
import type { ValidateOutput } from '@metier/operations'
import { version } from '../version.ts'

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

function files({ results }: ValidateOutput): { readonly path: string; readonly findings: readonly Diagnostic[] }[] {
  return results.map(({ path, findings }) => ({ path, findings: findings.map(toDiagnostic) }))
}

/** SARIF 2.1.0 for code scanning services. */
export function sarifReport(output: ValidateOutput): string {
  return JSON.stringify(toSarif(files(output), { version }), null, 2)
}

/** Workflow commands that GitHub shows at the line they are about. */
export function githubReport(output: ValidateOutput): string {
  return toGithubAnnotations(files(output))
}
