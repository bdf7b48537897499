import type { Diagnostic, Severity } from '../../diagnostic.ts'
import type { ValidatedFile } from './validated-file.ts'

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

/** Workflow commands that GitHub Actions shows beside the lines they are about. One line each; empty when there is nothing. */
export function toGithubAnnotations(files: readonly ValidatedFile[]): string {
  const lines = files.flatMap((file) => file.findings.map((finding) => annotation(finding.path ?? file.path, finding)))
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

function annotation(path: string, finding: Diagnostic): string {
  const { range } = finding
  const place =
    range === undefined
      ? [['line', '1']]
      : [
          ['line', String(range.start.line)],
          ['endLine', String(range.end.line)],
          // GitHub takes columns only of findings on one line.
          ...(range.start.line === range.end.line ? [['col', String(range.start.column)]] : []),
        ]
  const properties = [['file', path], ...place, ['title', finding.code]]
  const list = properties.map(([key = '', value = '']) => `${key}=${escapeProperty(value)}`).join(',')
  const message = finding.help === undefined ? finding.message : `${finding.message}\n${finding.help}`
  return `::${commands[finding.severity]} ${list}::${escapeData(message)}`
}

// Without this a name in somebody's skill could end the command and start another.
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
