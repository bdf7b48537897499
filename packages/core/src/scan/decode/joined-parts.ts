import { MappedText } from '../text/mapped-text.ts'

/** Quoted, with the mark that it closes with; an apostrophe of a word opens nothing. */
const quoted = /"([^"\n]{1,200})"|“([^”\n]{1,200})”|«([^»\n]{1,200})»|`([^`\n]{1,200})`|(?<!\w)'([^'\n]{1,200})'(?!\w)/g
const mark = /["“«`']/
/** What a part is called right before it: `Part A: "…"`, `| 3 | "…"`. */
const label = /(?:^|[\s|(*_#[])(\d{1,2}|[A-Za-z])[\s.):=|\]*_—–-]{1,8}$/
const joining =
  /\b(?:join\w*|concat\w*|glue\w*|assembl\w+|appen(?:d|ded|ding)|combin\w+|compos\w+|merg\w+|stitch\w*|string(?:s|ed)? together|put(?:s|ting)? (?:\S+ ){0,6}together|side by side|back to back|one after (?:the other|another)|end to end|in (?:a|one) row|as one (?:line|word|command|string)|(?:into|on|to|make|makes) (?:one|a single) (?:line|word|command|string)|no (?:gaps?|spaces?|blanks?)|without (?:any )?(?:gaps?|spaces?|blanks?|separators?)|in (?:this|that|the given) order|in order of|zusammen\w*|aneinander\w*|bout à bout|assembl\w*|concat[eé]n\w*|jun(?:ta|te|tos|tar)\w*|un(?:e|ir|a) )/iu
/** Who says that it must not be done shows it to warn of it. */
const denied = /\b(?:never|not|avoid|refuse to|n't)\s{1,2}(?:join|glue|concatenate|assemble|combine|run|execute|paste)/i
/** Something fetched and run, or the home or the disk deleted; no command that a page merely names has all of this. */
const command =
  /^\s{0,3}(?:(?:curl|wget)\b[^\n|]{0,200}https?:\/\/[^\n|]{3,200}\|\s{0,3}(?:sudo\s{1,3})?(?:(?:ba|z|da)?sh|python[23]?|node|perl|ruby)\b(?!\s{1,3}-[mce])|(?:iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b[^\n|]{0,200}https?:\/\/[^\n|]{3,200}\|\s{0,3}(?:iex|Invoke-Expression)\b|(?:(?:ba|z|da)?sh|eval|source)\s[^\n]{0,20}(?:\$\(|<\(|`)\s{0,3}(?:curl|wget)\b[^\n]{0,200}https?:\/\/[^\n]{3,200}\)|iex\b[^\n]{0,60}(?:iwr|irm|curl|DownloadString)\b[^\n]{0,60}https?:\/\/[^\n]{3,200}|rm\s{1,3}-(?:rf|fr)\s{1,3}["']?(?:~|\/|\$HOME)\/?\*?["']?$)/i
const beginning = /^\s{0,3}[bcdeirswz]/i

const fewest = 2
const mostLines = 4000
const mostParts = 40
/** Of one command. */
const mostOfOne = 12
/** Lines without a part between two that have one: a sentence between them, or the rule of a table. */
const widest = 2
/** Characters around them in which it is said what becomes of them. */
const reach = 500
/** A page of nothing but quotes takes no longer than a long one. */
const mostGroups = 1000
const mostFound = 20

interface Part {
  readonly text: string
  readonly at: number
  readonly label: string | undefined
}

interface Group {
  readonly parts: Part[]
  last: number
}

/** Commands that a page gives in pieces, each in quotes, with the word that they are to be put together. */
export function joinedParts(source: MappedText): readonly MappedText[] {
  const { text } = source
  if (!mark.test(text) || !joining.test(text)) return []
  const lines = text.split('\n', mostLines)
  const found: MappedText[] = []
  for (const { parts } of groupsIn(lines)) {
    if (parts.length < fewest) continue
    const [from, to] = [parts[0]?.at ?? 0, parts.at(-1)?.at ?? 0]
    const about = text.slice(Math.max(0, from - reach), to + reach)
    const said = about.replace(quoted, '""')
    if (!joining.test(said) || denied.test(said)) continue
    const whole = commandOf(parts)
    if (whole === undefined) continue
    found.push(new MappedText(whole, new Uint32Array(whole.length).fill(source.origin(from))))
    if (found.length >= mostFound) break
  }
  return found
}

function groupsIn(lines: readonly string[]): readonly Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  let start = 0
  for (const [index, line] of lines.entries()) {
    const parts = partsIn(line, start)
    start += line.length + 1
    for (const part of parts) {
      if (group === undefined || index - group.last > widest + 1 || group.parts.length >= mostParts) {
        if (groups.length >= mostGroups) return groups
        group = { parts: [], last: index }
        groups.push(group)
      }
      group.parts.push(part)
      group.last = index
    }
  }
  return groups
}

function partsIn(line: string, start: number): readonly Part[] {
  return Array.from(line.matchAll(quoted), (match) => ({
    text: (match.slice(1).find((each) => each !== undefined) ?? '').replaceAll(String.raw`\|`, '|'),
    at: start + match.index,
    label: label.exec(line.slice(Math.max(0, match.index - 16), match.index))?.[1]?.toLowerCase(),
  }))
}

/** The first command that the parts make and no part is by itself, in the order of their labels or as they stand. */
function commandOf(parts: readonly Part[]): string | undefined {
  const labelled = parts.filter((part) => part.label !== undefined)
  const isInOrder = labelled.length >= fewest && new Set(labelled.map((part) => part.label)).size === labelled.length
  const orders = [...(isInOrder ? [labelled.toSorted(byLabel)] : []), parts]
  for (const order of orders) {
    for (const index of order.keys()) {
      const whole = commandAt(order.slice(index, index + mostOfOne).map(({ text }) => text))
      if (whole !== undefined) return whole
    }
  }
  return undefined
}

function commandAt([first = '', ...rest]: readonly string[]): string | undefined {
  if (!beginning.test(first) || command.test(first)) return undefined
  for (const gap of ['', ' ']) {
    let whole = first
    for (const part of rest) {
      whole += gap + part
      if (command.test(whole)) return whole.trim()
    }
  }
  return undefined
}

function byLabel(one: Part, other: Part): number {
  return (one.label ?? '').padStart(2, '0') < (other.label ?? '').padStart(2, '0') ? -1 : 1
}
