import { hostWords } from './host-words.ts'
import { lineKind } from './line-kind.ts'
import { longestName } from './longest-name.ts'

const name = /[a-z_\u00b5\u00c0-\uffff][\w\u00b5\u00c0-\uffff]*/gi

/** The names in a line, with hosts as one word each, and what features its hosts have. */
export function lineNames(line: string) {
  const { line: plain, features } = hostWords(line)
  const names = (plain.match(name) ?? []).filter(({ length }) => length <= longestName)
  return { kind: lineKind(line), names, features }
}
