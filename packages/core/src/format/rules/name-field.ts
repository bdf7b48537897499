import type { ScalarNode } from '../frontmatter/node.ts'
import type { SkillDocument } from '../skill-document.ts'
import { findPair } from './find-pair.ts'

export interface NameField {
  readonly node: ScalarNode
  /** As YAML reads it. */
  readonly written: string
  /** Trimmed and NFKC: the form in which the reference library judges a name. */
  readonly name: string
}

// A dozen rules ask for the same name; nothing is kept longer than the document.
const known = new WeakMap<SkillDocument, NameField | null>()

/** The name as written, or `undefined` when there is none to judge (the reader has said so already). */
export function nameField(document: SkillDocument): NameField | undefined {
  let field = known.get(document)
  if (field === undefined) {
    field = readName(document) ?? null
    known.set(document, field)
  }
  return field ?? undefined
}

function readName(document: SkillDocument): NameField | undefined {
  const node = findPair(document.frontmatter, 'name')?.value
  if (node?.kind !== 'scalar') return undefined
  const name = node.source.trim().normalize('NFKC')
  return name === '' ? undefined : { node, written: node.source, name }
}
