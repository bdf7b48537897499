import type { FrontmatterNode, ListNode, MapNode, MapPair, ScalarNode } from './node.ts'
import { readBlockScalar } from './read-block-scalar.ts'
import { codes, notPlain, PlainCursor } from './plain-cursor.ts'
import { readFlow } from './read-flow.ts'
import { plainNode } from './plain-node.ts'
import { readPlainLine } from './read-plain-line.ts'
import { readQuoted } from './read-quoted.ts'
import { startsPlain } from './starts-plain.ts'
import type { Span } from './split-fences.ts'

/** Deeper frontmatter is left to the full reader. */
const deepest = 12

/**
 * Reads the YAML that nearly every skill is written in, some twenty times faster than the full reader:
 * block maps and lists, scalars of every style, and flow collections on one line. Gives exactly the nodes
 * of the full reader, or `undefined` for anything that it is not certain of.
 */
export function readPlain(text: string, span: Span): MapNode | undefined {
  // A tab can be white space or an error, a mark can vanish, and a lone carriage return breaks lines.
  const yaml = text.slice(span.start, span.end)
  if (yaml.includes('\t') || yaml.includes('\uFEFF') || (yaml.includes('\r') && /\r(?!\n)/.test(yaml))) return undefined
  const cursor = new PlainCursor(text, span.start, span.end)
  try {
    cursor.advance()
    if (cursor.indent !== 0) return undefined
    const map = readMap(cursor, 0)
    return cursor.done ? map : undefined
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}

const keyPattern = /([A-Za-z_][\w.-]{0,99}):(?= |\r?\n|$)/y

/** The key at this offset, when it is plain and its colon stands on this line. */
function readKey(cursor: PlainCursor, at: number): ScalarNode | undefined {
  keyPattern.lastIndex = at
  const name = keyPattern.exec(cursor.text)?.[1]
  // Without a line break after it, a key at the very end stands before the fence, not before nothing.
  return name === undefined || at + name.length >= cursor.lineEnd ? undefined : plainNode(name, at, at + name.length)
}

/** The cursor is on the first key, whose column is the map's indentation. */
function readMap(cursor: PlainCursor, depth: number): MapNode {
  if (depth > deepest) throw notPlain
  const { indent } = cursor
  const pairs: MapPair[] = []
  while (cursor.indent === indent) {
    const key = readKey(cursor, cursor.at)
    if (key === undefined) throw notPlain
    cursor.count()
    const value = readValue(cursor, key.end + 1, { indent, depth, ofList: false })
    pairs.push({ key, value, start: key.start, end: value.end })
  }
  const first = pairs[0]
  const last = pairs.at(-1)
  if (cursor.indent > indent || first === undefined || last === undefined) throw notPlain
  return { kind: 'map', flow: false, pairs, start: first.start, end: last.end }
}

/** The cursor is on the first hyphen. A list as a map's value may stand at the map's own indentation. */
function readList(cursor: PlainCursor, depth: number): ListNode {
  if (depth > deepest) throw notPlain
  const { indent } = cursor
  const start = cursor.at
  const items: FrontmatterNode[] = []
  while (cursor.indent === indent && isItem(cursor)) {
    const content = cursor.skipSpaces(cursor.at + 1)
    items.push(readItem(cursor, content, depth))
  }
  const last = items.at(-1)
  if (cursor.indent > indent || last === undefined) throw notPlain
  return { kind: 'list', flow: false, items, start, end: last.end }
}

function readItem(cursor: PlainCursor, content: number, depth: number): FrontmatterNode {
  const { indent } = cursor
  if (content < cursor.lineEnd && readKey(cursor, content) !== undefined) {
    // A map that begins beside the hyphen: its keys line up with the first.
    cursor.indent += content - cursor.at
    cursor.at = content
    return readMap(cursor, depth + 1)
  }
  return readValue(cursor, cursor.at + 1, { indent, depth, ofList: true })
}

function isItem(cursor: PlainCursor): boolean {
  if (cursor.text.charCodeAt(cursor.at) !== codes.hyphen) return false
  return cursor.at + 1 === cursor.lineEnd || cursor.text.charCodeAt(cursor.at + 1) === codes.space
}

interface Place {
  /** Of the map or list that the value belongs to. */
  readonly indent: number
  readonly depth: number
  readonly ofList: boolean
}

/** The value that begins after `after`, an offset just behind a colon or hyphen. Leaves the cursor behind it. */
function readValue(cursor: PlainCursor, after: number, place: Place): FrontmatterNode {
  cursor.count()
  const start = cursor.skipSpaces(after)
  if (start === cursor.lineEnd) return readBelow(cursor, after, place)
  const code = cursor.text.charCodeAt(start)
  if (code === codes.hash) return readBelow(cursor, after, place)
  if (code === codes.bar || code === codes.greater) return readBlockScalar(cursor, start, place.indent)
  return readInline(cursor, start, place)
}

/** A scalar or flow collection that begins on the cursor's line. */
function readInline(cursor: PlainCursor, start: number, place: Place): FrontmatterNode {
  if (startsPlain(cursor.text, start)) return readPlainScalar(cursor, start, place)
  const code = cursor.text.charCodeAt(start)
  const quoted = code === codes.doubleQuote || code === codes.singleQuote
  if (!quoted && code !== codes.openBracket && code !== codes.openBrace) throw notPlain
  const node = quoted ? readQuoted(cursor, start) : readFlow(cursor, start, place.indent)
  cursor.expectLineEnd(node.end)
  leaveScalar(cursor, place)
  return node
}

/** Nothing on the line: something on the lines below, or nothing at all. */
function readBelow(cursor: PlainCursor, after: number, place: Place): FrontmatterNode {
  const comment = cursor.advance()
  const { indent } = cursor
  if (indent > place.indent) {
    if (isItem(cursor)) return readList(cursor, place.depth + 1)
    if (readKey(cursor, cursor.at) !== undefined) return readMap(cursor, place.depth + 1)
    // The library refuses some scalars that a comment stands before.
    if (comment) throw notPlain
    return readInline(cursor, cursor.at, place)
  }
  if (indent === place.indent && !place.ofList && isItem(cursor)) return readList(cursor, place.depth + 1)
  return { kind: 'scalar', style: 'plain', source: '', value: null, start: after, end: after }
}

function readPlainScalar(cursor: PlainCursor, start: number, place: Place): ScalarNode {
  const first = readPlainLine(cursor, start)
  let source = cursor.text.slice(start, first.end)
  let { end } = first
  if (first.comment) {
    leaveScalar(cursor, place)
    return plainNode(source, start, end)
  }
  for (;;) {
    cursor.advanceLine()
    if (cursor.indent === -1) break
    if (cursor.at === cursor.lineEnd || cursor.text.charCodeAt(cursor.at) === codes.hash) {
      // What comes after a blank line or comment must be no part of the scalar.
      cursor.advance()
      if (cursor.indent > place.indent) throw notPlain
      break
    }
    if (cursor.indent <= place.indent) break
    const line = readPlainLine(cursor, cursor.at)
    if (line.comment || place.ofList) throw notPlain
    source += ` ${cursor.text.slice(cursor.at, line.end)}`
    end = line.end
  }
  return plainNode(source, start, end)
}

/** After a value that is complete, nothing may be indented below it. */
function leaveScalar(cursor: PlainCursor, place: Place): void {
  cursor.advance()
  if (cursor.indent > place.indent) throw notPlain
}
