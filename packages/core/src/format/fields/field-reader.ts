import type { FrontmatterNode } from '../frontmatter/node.ts'
import type { Reporter } from '../reporter.ts'

/** What a reader of one value needs to know about it. */
export interface FieldInput {
  readonly node: FrontmatterNode
  /** As written, for messages: `metadata.wundr.os`. */
  readonly spelling: string
  readonly reporter: Reporter
}

/** Reports a value of the wrong form. */
export function reportType({ node, spelling, reporter }: FieldInput, expected: string): undefined {
  const found = node.kind === 'scalar' ? 'it is text' : node.kind === 'list' ? 'it is a list' : 'it is a mapping'
  reporter.add({
    code: 'wrong-type',
    message: `\`${spelling}\` must be ${expected}; ${found}, so it is ignored.`,
    start: node.start,
    end: node.end,
  })
  return undefined
}

/** Nothing stands after the colon, or only YAML's word for nothing. */
export function isAbsent(node: FrontmatterNode): boolean {
  return node.kind === 'scalar' && node.value === null
}
