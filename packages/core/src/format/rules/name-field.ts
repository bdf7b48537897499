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

/** The name as written, or `undefined` when there is none to judge (the reader has said so already). */
export function nameField(document: SkillDocument): NameField | undefined {
  const node = findPair(document.frontmatter, 'name')?.value
  if (node?.kind !== 'scalar') return undefined
  const name = node.source.trim().normalize('NFKC')
  return name === '' ? undefined : { node, written: node.source, name }
}
