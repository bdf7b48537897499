import { hostWords } from './host-words.ts'

const comment = /^\s{0,200}(?:#|\/\/|\/?\*|"""|'''|--|;)/
const name = /[a-z_\u00c0-\uffff][\w\u00c0-\uffff]*/gi
/** Of a name; what is longer is data. */
const longestName = 64

/** Where a name stands. */
export type NameKind = 'code' | 'comment'

/** The names in a line, with hosts as one word each, and what features its hosts have. */
export function lineNames(line: string) {
  const kind: NameKind = comment.test(line) ? 'comment' : 'code'
  const { line: plain, features } = hostWords(line)
  const names = (plain.match(name) ?? []).filter(({ length }) => length <= longestName)
  return { kind, names, features }
}
