import { hostWords } from './host-words.ts'

const comment = /^\s{0,200}(?:#|\/\/|\/?\*|"""|'''|--|;)/
const name = /[a-z_\u00c0-\uffff][\w\u00c0-\uffff]*/gi
const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
/** Letters of a part that says something; `is`, `to` and `id` stand in every program. */
const shortestPart = 3
/** Of a name; what is longer is data. */
const longestName = 64

/**
 * What a line of a program says, as names of features: every name in it, and its parts by capitals and underscores, apart for
 * what stands in a comment; of each host whether many people know it, and which one it is if they do.
 */
export function lineFeatures(line: string): readonly string[] {
  const kind = comment.test(line) ? 'comment' : 'code'
  const { line: plain, features: ofHosts } = hostWords(line)
  const features = [...ofHosts]
  for (const [word] of plain.matchAll(name)) {
    if (word.length <= longestName) features.push(...nameFeatures(kind, word))
  }
  return features
}

function nameFeatures(kind: 'code' | 'comment', word: string): readonly string[] {
  const parts = word.match(part)?.filter(({ length }) => length >= shortestPart) ?? []
  return [`${kind}:${word.toLowerCase()}`, ...parts.map((each) => `${kind} part:${each.toLowerCase()}`)]
}
