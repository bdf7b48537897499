import { hashPattern } from './hash-pattern.ts'

/** What patterns need, in a table with a line for each: its name, and behind tabs lists of words with bars between them. */
export const needsTable = { row, read }

/** What tells words, lists and lines apart, and what ends the text that the table stands in or is changed by it. */
const reserved = /[|\t\n\r\\`]|\$\{/

/** `undefined` for words that cannot stand there. */
function row(pattern: RegExp, needs: readonly (readonly string[])[]): string | undefined {
  if (needs.some((words) => words.some((word) => word === '' || reserved.test(word)))) return undefined
  return [hashPattern(pattern), ...needs.map((words) => words.join('|'))].join('\t')
}

/** Lists of words by the name that `hashPattern` gives a pattern; a line is taken apart when somebody asks for it. */
function read(table: string): (pattern: RegExp) => readonly (readonly string[])[] | undefined {
  const rows = new Map(
    table.split('\n').map((line) => {
      const end = line.indexOf('\t')
      return end === -1 ? ([line, ''] as const) : ([line.slice(0, end), line.slice(end + 1)] as const)
    }),
  )
  return (pattern) => {
    const lists = rows.get(hashPattern(pattern))
    if (lists === undefined) return undefined
    return lists === '' ? [] : lists.split('\t').map((words) => words.split('|'))
  }
}
