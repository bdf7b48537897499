import { plural } from './plural.ts'
/** In UTF-16 code units. Skills should stay under 500 lines; the largest real bodies reach a quarter of this. */
export const maximumMarkdownLength = 131_072

/** Quotes and list items inside each other; two columns before a list marker count as one level. */
const maximumMarkdownNesting = 40

// Markers at the heads of lines, squared and summed: what nesting costs the parser.
const maximumNestingWork = 150_000
// Brackets or emphasis marks in one paragraph: what they cost the parser grows with the square.
const maximumDelimiters = 1_500
// In the whole body: link definitions, and lines of lists, cost the more the more there are.
const maximumBrackets = 8_000
const maximumMarkedLines = 2_500

/**
 * Says why this Markdown must not be parsed, or `undefined` when it is safe. The parser's time
 * grows with the square or worse of nesting (a list 600 deep takes ten seconds) and of delimiters
 * in one paragraph, so hostile text is refused by one linear look at it. What passes is parsed in
 * about a second at the very worst.
 */
export function markdownBounds(text: string): string | undefined {
  if (text.length > maximumMarkdownLength) {
    return `the body is ${plural(text.length, 'character')} long, and no more than ${maximumMarkdownLength} are read`
  }
  const count: Count = { work: 0, marked: 0, allBrackets: 0, brackets: 0, emphasis: 0 }
  for (let start = 0, line = 1; start < text.length; line += 1) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const problem = countLine(text.slice(start, end), count)
    if (problem !== undefined) return `line ${line} of the body ${problem}`
    start = end + 1
  }
  return undefined
}

interface Count {
  work: number
  marked: number
  allBrackets: number
  brackets: number
  emphasis: number
}

function countLine(line: string, count: Count): string | undefined {
  const nesting = nestingOf(line)
  if (nesting > maximumMarkdownNesting) {
    return `is nested ${nesting} levels deep, and no more than ${maximumMarkdownNesting} are read`
  }
  count.work += nesting * nesting
  if (nesting > 0) count.marked += 1
  if (count.work > maximumNestingWork || count.marked > maximumMarkedLines)
    return 'is where its lists and quotes become too many to read'
  // An item that is hardly indented interrupts any paragraph.
  if (line.trim() === '' || /^ {0,3}[-*+] +\S/.test(line)) {
    count.brackets = 0
    count.emphasis = 0
  }
  for (let index = 0; index < line.length; index += 1) {
    const unit = line.charCodeAt(index)
    if (unit === 91) {
      count.brackets += 1
      count.allBrackets += 1
    } else if (unit === 42 || unit === 95) count.emphasis += 1
  }
  if (count.allBrackets > maximumBrackets) return `is where there are more than ${maximumBrackets} brackets to read`
  const most = Math.max(count.brackets, count.emphasis)
  return most > maximumDelimiters
    ? `is in a paragraph with more than ${maximumDelimiters} brackets or emphasis marks, which is not read`
    : undefined
}

// Each alternative starts with other characters, so the match is linear.
const containerPrefix = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*/
const containerMarker = />|[-*+][ \t]|\d[.)][ \t]/g

function nestingOf(line: string): number {
  const prefix = containerPrefix.exec(line)?.[0] ?? ''
  const markers = prefix.match(containerMarker)?.length ?? 0
  if (markers === 0) return 0
  const indentation = /^[ \t]*/.exec(prefix)?.[0].replaceAll('\t', '    ').length ?? 0
  return markers + Math.floor(indentation / 2)
}
