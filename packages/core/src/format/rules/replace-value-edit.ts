import type { TextEdit } from '../../diagnostic.ts'
import type { FrontmatterNode } from '../frontmatter/node.ts'
import { writeScalar } from '../write/write-scalar.ts'

/** Puts a single-line scalar where a value stands; quotes it when YAML would read it as anything but this text. */
export function replaceValueEdit(node: FrontmatterNode, text: string): TextEdit {
  return { start: node.start, end: node.end, text: writeScalar(text) }
}
