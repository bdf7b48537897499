import type { FieldKind } from './field-kind.ts'
import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { expandJson } from './expand-json.ts'
import { readBoolean } from './read-boolean.ts'
import { readInstall } from './read-install.ts'
import { readList } from './read-list.ts'
import { readMcp } from './read-mcp.ts'
import { readPlatforms } from './read-platforms.ts'
import { readRequires } from './read-requires.ts'
import { readText } from './read-text.ts'
import { toValue } from './to-value.ts'

type Reader = (input: FieldInput) => unknown

function list(kind: FieldKind): Reader {
  return (input) => readList(input, kind)
}

const readers: Readonly<Record<FieldKind, Reader>> = {
  text: readText,
  boolean: readBoolean,
  words: list('words'),
  phrases: list('phrases'),
  sentences: list('sentences'),
  authors: list('authors'),
  tools: list('tools'),
  globs: list('globs'),
  mcp: readMcp,
  requires: readRequires,
  platforms: readPlatforms,
  install: readInstall,
  context: readContext,
  hint: readHint,
  skills: readSkillNames,
  any: (input) => (isAbsent(input.node) ? undefined : toValue(expandJson(input.node))),
}

/** The value of a field in the canonical model; `undefined` when it is absent or unusable, which is then reported. */
export function readField(kind: FieldKind, input: FieldInput): unknown {
  return readers[kind](input)
}

function readContext(input: FieldInput): 'inline' | 'fork' | undefined {
  const text = readText(input)?.toLowerCase()
  if (text === undefined || text === 'inline' || text === 'fork') return text
  return reportType(input, '`inline` or `fork`')
}

/** `[file]` without quotes is a YAML list to YAML and a hint to its author. */
function readHint(input: FieldInput): string | undefined {
  if (input.node.kind !== 'list') return readText(input)
  const items = readList(input, 'phrases') ?? []
  return `[${items.join(', ')}]`
}

/** Skills that a skill builds on. A map is a list of packages, which is not ours (decisions R-42). */
function readSkillNames(input: FieldInput): string[] | undefined {
  const node = expandJson(input.node)
  if (node.kind !== 'map') return readList(input, 'words')
  const message = `\`${input.spelling}\` lists packages, not skills, so it is ignored.`
  input.reporter.add({ code: 'dependencies-not-skills', message, start: node.start, end: node.end })
  return undefined
}
