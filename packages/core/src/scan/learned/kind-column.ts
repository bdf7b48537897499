import { tokenize } from '../../search/tokenize.ts'
import { kindOfWord } from '../orders/model/kind-of-word.ts'
import { featureColumn } from './feature-column.ts'

/** Of words that were met: each has the same column wherever it stands. */
const known = new Map<string, number>()
const mostKnown = 20_000
/** UTF-16 units from which on V8 makes no copy of a part of a text, but keeps the whole line that it was cut from as long as the part. */
const longestKept = 12
/** No word of English that has a kind is longer, in whatever form. */
const longestWord = 20

/** The column of the kind of a word in small letters; `-1` where none is known. Words of one kind are used for the same. */
export function kindColumn(word: string): number {
  if (word.length > longestKept) return word.length > longestWord ? -1 : columnFor(word)
  let column = known.get(word)
  if (column === undefined) {
    if (known.size >= mostKnown) known.clear()
    known.set(word, (column = columnFor(word)))
  }
  return column
}

function columnFor(word: string): number {
  const [term, ...others] = tokenize(word, { keepStopWords: true })
  // A name of several words is used for what all of them say together.
  const kind = term === undefined || others.length > 0 ? undefined : kindOfWord(term)
  return kind === undefined ? -1 : featureColumn(`kind:${kind}`)
}
