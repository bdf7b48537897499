const comment = /^\s{0,200}(?:#|\/\/|\/?\*|"""|'''|--|;)/

/** Where a name stands. */
export type NameKind = 'code' | 'comment'

/** A line is a comment, or a heading or an item of a page, by how it begins. */
export function lineKind(line: string): NameKind {
  return comment.test(line) ? 'comment' : 'code'
}
