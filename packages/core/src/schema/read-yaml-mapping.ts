import type { Diagnostic } from '../diagnostic.ts'
import { checkKeys } from '../format/frontmatter/check-keys.ts'
import type { MapNode } from '../format/frontmatter/node.ts'
import { readFull } from '../format/frontmatter/read-full.ts'
import { decodeText } from '../text/decode-text.ts'
import { LineIndex } from '../text/line-index.ts'
import { rangeOf } from '../text/range-of.ts'

/** A YAML file of settings, with the place of every part. */
export interface YamlMapping {
  /** `undefined` when the file cannot be used; an empty file is an empty mapping. */
  readonly node: MapNode | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Turns offsets of the node into lines and columns. */
  readonly rangeOf: (span: Span) => Diagnostic['range']
}

/** Offsets in UTF-16 code units. */
interface Span {
  readonly start: number
  readonly end: number
}

/** UTF-16 code units: a settings file this long is a mistake or an attack. */
const longest = 64 * 1024

/** Reads a whole YAML file that must be a mapping, under the same bounds as frontmatter. Never throws. */
export function readYamlMapping(bytes: Uint8Array, path: string): YamlMapping {
  const decoded = decodeText(bytes)
  const { text } = decoded
  const lines = new LineIndex(text)
  const range = (span: Span) => rangeOf(lines, span)
  const fail = (span: Span, problem: Pick<Diagnostic, 'code' | 'message' | 'help'>): YamlMapping => ({
    node: undefined,
    diagnostics: [{ ...problem, severity: 'error', path, range: range(span) }],
    rangeOf: range,
  })
  if (decoded.problem) {
    const { kind, offset } = decoded.problem
    const message = 'The file is not UTF-8 text.'
    return fail({ start: offset, end: offset }, { code: kind, message, help: 'Save it as UTF-8.' })
  }
  const help = 'Correct the line; until then nothing of this file is in force.'
  if (text.length > longest) {
    const message = `The file is longer than ${longest} characters.`
    return fail({ start: longest, end: longest }, { code: 'config-too-large', message, help: 'Make it shorter.' })
  }
  const reading = readFull(text, { start: decoded.byteOrderMark ? 1 : 0, end: text.length })
  const problem = 'problem' in reading ? reading.problem : reading.node && checkKeys(reading.node)[0]
  if (problem) {
    const message = problem.message.replace('The frontmatter', 'The file')
    return fail(problem, { code: problem.code, message, help })
  }
  const node = 'node' in reading ? reading.node : undefined
  if (node === undefined || (node.kind === 'scalar' && node.value === null)) {
    return { node: { kind: 'map', flow: false, pairs: [], start: 0, end: 0 }, diagnostics: [], rangeOf: range }
  }
  if (node.kind !== 'map') {
    const message = 'The file must be a mapping of settings.'
    return fail(node, { code: 'not-a-mapping', message, help: 'Write `key: value` lines.' })
  }
  return { node, diagnostics: [], rangeOf: range }
}
