import type { TextEdit } from '../../diagnostic.ts'
import { applyEdits } from '../../text/apply-edits.ts'
import type { FrontmatterNode } from './node.ts'
import { readFull } from './read-full.ts'
import type { Span } from './split-fences.ts'

export interface Repair {
  /** Positions are those of the text as it is, before the edits. */
  readonly node: FrontmatterNode
  /** What was read as if it were written so: each puts one value in quotes. */
  readonly edits: readonly TextEdit[]
}

const candidateLine = /^(name|description)[ \t]*:[ \t]+(?=[^ \t\r\n])/

/**
 * The one second chance after YAML refused the frontmatter: put the values of `name` and `description`
 * in quotes, as their authors meant them, and read again (decisions R-46). `undefined` when that does not help.
 */
export function repair(text: string, yaml: Span): Repair | undefined {
  const edits: TextEdit[] = []
  const seen = new Set<string>()
  for (let at = yaml.start; at < yaml.end; at = nextLine(text, at, yaml.end)) {
    // A line is looked at only where a field of ours can begin, so this stays linear.
    const letter = text.charCodeAt(at)
    if (letter !== 110 && letter !== 100) continue
    const match = candidateLine.exec(text.slice(at, Math.min(at + 200, yaml.end)))
    const field = match?.[1]
    if (match === null || field === undefined || seen.has(field)) continue
    seen.add(field)
    const start = at + match[0].length
    const end = valueEnd(text, at, yaml.end)
    const edit = quoteEdit(text, { start, end })
    if (edit !== undefined) edits.push(edit)
  }
  if (edits.length === 0) return undefined
  const repaired = applyEdits(text.slice(0, yaml.end), edits)
  const result = readFull(repaired, { start: yaml.start, end: repaired.length })
  if ('problem' in result || result.node === undefined) return undefined
  return { node: moveBack(result.node, edits), edits }
}

/** The value runs over the lines that are indented below it. */
function valueEnd(text: string, lineStart: number, limit: number): number {
  let end = lineStart
  for (let at = lineStart; at < limit;) {
    const next = nextLine(text, at, limit)
    const code = text.charCodeAt(at)
    const continues = at === lineStart || code === 32 || code === 9 || code === 10 || code === 13
    if (!continues) break
    end = next
    at = next
  }
  while (end > lineStart && isSpace(text.charCodeAt(end - 1))) end -= 1
  return end
}

function quoteEdit(text: string, value: Span): TextEdit | undefined {
  if (value.end <= value.start) return undefined
  if (isBlockScalar(text.slice(value.start, value.end))) return undefined
  // What YAML can read on its own is not what broke the file.
  if ('node' in readFull(text, value) && !hasColon(text, value) && !beginsItem(text, value)) return undefined
  // A line below that looks like a field is one, wrongly indented: swallowing it would hide the fault.
  if (/[\r\n][ \t]+[\w-]+:(?:[ \t\r\n]|$)/.test(text.slice(value.start, value.end))) return undefined
  const content = withoutQuotes(withoutComment(text.slice(value.start, value.end)))
  const folded = content.replaceAll(/[ \t]*(?:\r\n|\r|\n)[ \t]*/g, ' ')
  const end = value.start + withoutComment(text.slice(value.start, value.end)).length
  return { start: value.start, end, text: `"${folded.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` }
}

/** `>` or `|` alone on its line; with words behind it, it is none, and was meant as text. */
function isBlockScalar(value: string): boolean {
  return /^[|>][-+0-9]*[ \t]*(?:#[^\r\n]*)?(?:[\r\n]|$)/.test(value)
}

/** A hyphen that begins a list: fine on a line of its own, wrong after a key. */
function beginsItem(text: string, value: Span): boolean {
  return /^[-?](?:[ \t]|$)/.test(text.slice(value.start, Math.min(value.start + 2, value.end)))
}

/** A colon that begins a value: fine in a value read alone, wrong after a key on the same line. */
function hasColon(text: string, value: Span): boolean {
  const first = text.charAt(value.start)
  return (
    first !== '"' &&
    first !== "'" &&
    first !== '[' &&
    first !== '{' &&
    /:(?:[ \t\r\n]|$)/.test(text.slice(value.start, value.end))
  )
}

/** A comment ends a plain value; inside quotes a hash is text. */
function withoutComment(value: string): string {
  if (value.startsWith('"') || value.startsWith("'")) return value
  const comment = value.search(/[ \t]#/)
  return (comment === -1 ? value : value.slice(0, comment)).trimEnd()
}

/** Takes off the quotes around a value whose quoting is broken, and a stray one at its end. */
function withoutQuotes(value: string): string {
  const quote = value.charAt(0)
  if (quote !== '"' && quote !== "'") return value
  const inner = value.slice(1).trimEnd()
  // Words in quotes, and more behind them: quotes that come in pairs belong to the text.
  if (!inner.endsWith(quote) && inner.split(quote).length % 2 === 0) return value.trimEnd()
  const content = inner.endsWith(quote) ? inner.slice(0, -1) : inner
  // A second closing quote is the commonest slip.
  const once = content.endsWith(quote) && !content.endsWith(`\\${quote}`) ? content.slice(0, -1) : content
  return quote === '"' ? once.replaceAll('\\"', '"') : once.replaceAll("''", "'")
}

function moveBack(node: FrontmatterNode, edits: readonly TextEdit[]): FrontmatterNode {
  const span = { start: originalOffset(node.start, edits), end: originalOffset(node.end, edits) }
  if (node.kind === 'scalar') return { ...node, ...span }
  if (node.kind === 'list') return { ...node, ...span, items: node.items.map((item) => moveBack(item, edits)) }
  const pairs = node.pairs.map((pair) => {
    const key = moveBack(pair.key, edits)
    const value = moveBack(pair.value, edits)
    return { key: key.kind === 'scalar' ? key : pair.key, value, start: key.start, end: value.end }
  })
  return { ...node, ...span, pairs }
}

/** Where an offset of the edited text was before the edits, which stand in order. */
function originalOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    const editedStart = start + shift
    if (offset <= editedStart) break
    if (offset < editedStart + text.length) return Math.min(end, start + offset - editedStart)
    shift += text.length - (end - start)
  }
  return offset - shift
}

function nextLine(text: string, from: number, limit: number): number {
  for (let index = from; index < limit; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) return index + 1
  }
  return limit
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13
}
