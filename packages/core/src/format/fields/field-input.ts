import type { FrontmatterNode } from '../frontmatter/node.ts'
import type { Reporter } from '../reporter.ts'

/** What a reader of one value needs to know about it. */
export interface FieldInput {
  readonly node: FrontmatterNode
  /** As written, for messages: `metadata.wundr.os`. */
  readonly spelling: string
  readonly reporter: Reporter
}
