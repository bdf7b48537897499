import { checkKeys } from '../frontmatter/check-keys.ts'
import { limits } from '../frontmatter/limits.ts'
import type { FrontmatterNode } from '../frontmatter/node.ts'
import { readFull } from '../frontmatter/read-full.ts'
import { asText, type PythonValue } from './as-text.ts'
import { strip } from './strip.ts'

export type ReferenceReading =
  | { readonly fields: ReadonlyMap<string, PythonValue>; readonly body: string }
  /** The text of the reference library's `ParseError`. */
  | { readonly error: string }

/**
 * Reads a SKILL.md as the reference library does (skills-ref 0.1.0, `parse_frontmatter`), which differs
 * from YAML and from the specification: the text is cut at the first two places where three hyphens stand,
 * wherever that is; every scalar is text; flow style, tags, anchors and doubled keys are errors.
 */
export function readReference(text: string): ReferenceReading {
  if (!text.startsWith('---')) return { error: 'SKILL.md must start with YAML frontmatter (---)' }
  const close = text.indexOf('---', 3)
  if (close === -1) return { error: 'SKILL.md frontmatter not properly closed with ---' }
  const read = readStrict(text, close)
  if (typeof read === 'string') return { error: `Invalid YAML in frontmatter: ${read}` }
  if (read?.kind !== 'map') return { error: 'SKILL.md frontmatter must be a YAML mapping' }
  const fields = toMap(read)
  const metadata = fields.get('metadata')
  if (metadata instanceof Map) {
    const texts = new Map<string, PythonValue>()
    for (const [key, value] of metadata) texts.set(key, asText(value))
    fields.set('metadata', texts)
  }
  return { fields, body: strip(text.slice(close + 3)) }
}

/** The node, or what strictyaml would object to. The words of its own message are not reproduced. */
function readStrict(text: string, end: number): FrontmatterNode | undefined | string {
  if (end - 3 > limits.frontmatterLength) return 'the frontmatter is too large to be read'
  const full = readFull(text, { start: 3, end })
  if ('problem' in full) return full.problem.message
  const { node } = full
  if (node === undefined) return undefined
  if (hasFlow(node)) return 'flow style is not allowed'
  return checkKeys(node).find((problem) => problem.code === 'duplicate-key')?.message ?? node
}

function hasFlow(node: FrontmatterNode): boolean {
  if (node.kind === 'scalar') return false
  if (node.flow) return true
  return node.kind === 'list' ? node.items.some(hasFlow) : node.pairs.some((pair) => hasFlow(pair.value))
}

function toMap(node: FrontmatterNode & { readonly kind: 'map' }): Map<string, PythonValue> {
  const map = new Map<string, PythonValue>()
  for (const { key, value } of node.pairs) map.set(key.source, toPython(value))
  return map
}

function toPython(node: FrontmatterNode): PythonValue {
  if (node.kind === 'scalar') return node.source
  return node.kind === 'list' ? node.items.map(toPython) : toMap(node)
}
