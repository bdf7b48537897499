import { hashText } from './hash-text.ts'
import { nameShape } from './name-shape.ts'

/**
 * A term that all names of one shape share, and now and then another: whoever finds a document by it compares the names.
 * No text gives such a term, because of its sign.
 */
export function nameTerm(name: string): string {
  return `=${hashText(nameShape(name)).toString(36)}`
}
