import type { Diagnostic, Severity } from '../../diagnostic.ts'
import { codes } from '../codes.ts'
import type { ValidatedFile } from './validated-file.ts'

export interface SarifOptions {
  /** Version of the product, for the report. */
  readonly version: string
  /** Address below which every code has a page, such as `https://example.org/codes/`. */
  readonly helpBase?: string
}

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' }

/** A SARIF 2.1.0 log (OASIS), as code scanning services read it. Only codes that were found become rules. */
export function toSarif(files: readonly ValidatedFile[], options: SarifOptions): object {
  const found = new Set(files.flatMap((file) => file.findings.map((finding) => finding.code)))
  const rules = [...found].toSorted().map((code) => ruleOf(code, options))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'metier', version: options.version, rules } },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap((file) =>
          file.findings.map((finding) =>
            resultOf(
              file.path,
              finding,
              rules.findIndex(({ id }) => id === finding.code),
            ),
          ),
        ),
      },
    ],
  }
}

function ruleOf(code: string, { helpBase }: SarifOptions) {
  const page = codes.find((candidate) => candidate.code === code)
  return {
    id: code,
    shortDescription: { text: page?.summary ?? code },
    ...(page === undefined ? {} : { fullDescription: { text: page.why }, help: { text: page.next } }),
    ...(helpBase === undefined ? {} : { helpUri: `${helpBase}${code}` }),
  }
}

function resultOf(filePath: string, finding: Diagnostic, ruleIndex: number): object {
  const path = finding.path ?? filePath
  const { range } = finding
  const region =
    range === undefined
      ? { startLine: 1 }
      : {
          startLine: range.start.line,
          startColumn: range.start.column,
          endLine: range.end.line,
          endColumn: range.end.column,
        }
  const text = finding.help === undefined ? finding.message : `${finding.message} ${finding.help}`
  return {
    ruleId: finding.code,
    ruleIndex,
    level: levels[finding.severity],
    message: { text },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) }, region } }],
  }
}

/** A relative path as a URI reference; SARIF has no other way to name a file. */
function uriOf(path: string): string {
  return path.split(/[/\\]/).map(encodeSegment).join('/')
}

function encodeSegment(segment: string): string {
  // A lone surrogate, which a broken file name can hold, has no encoding.
  return encodeURIComponent(
    segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd'),
  )
}
