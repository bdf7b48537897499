import type { FrontmatterNode, ListNode, MapNode, MapPair, ScalarNode } from './node.ts'
import { codes, notPlain, type PlainCursor } from './plain-cursor.ts'
import { plainNode, readQuoted, startsPlain } from './plain-scalar.ts'

/** Deeper flow collections are left to the full reader. */
const deepest = 12

/** A list or map in brackets that closes on its line. `start` is at its opening bracket. */
export function readFlow(cursor: PlainCursor, start: number, depth = 0): ListNode | MapNode {
  if (depth > deepest) throw notPlain
  return cursor.text.charCodeAt(start) === codes.openBracket
    ? readList(cursor, start, depth)
    : readMap(cursor, start, depth)
}

function readList(cursor: PlainCursor, start: number, depth: number): ListNode {
  const items: FrontmatterNode[] = []
  let at = cursor.skipSpaces(start + 1)
  if (cursor.text.charCodeAt(at) !== codes.closeBracket) {
    for (;;) {
      const item = readValue(cursor, at, depth)
      items.push(item)
      at = cursor.skipSpaces(item.end)
      const code = codeAt(cursor, at)
      if (code === codes.closeBracket) break
      if (code !== codes.comma) throw notPlain
      at = cursor.skipSpaces(at + 1)
    }
  }
  closesHere(cursor, at)
  return { kind: 'list', flow: true, items, start, end: at + 1 }
}

function readMap(cursor: PlainCursor, start: number, depth: number): MapNode {
  const pairs: MapPair[] = []
  let at = cursor.skipSpaces(start + 1)
  if (cursor.text.charCodeAt(at) !== codes.closeBrace) {
    for (;;) {
      const pair = readPair(cursor, at, depth)
      pairs.push(pair)
      at = cursor.skipSpaces(pair.end)
      const code = codeAt(cursor, at)
      if (code === codes.closeBrace) break
      if (code !== codes.comma) throw notPlain
      at = cursor.skipSpaces(at + 1)
    }
  }
  closesHere(cursor, at)
  return { kind: 'map', flow: true, pairs, start, end: at + 1 }
}

const plainKey = /[A-Za-z_][\w.-]*/y

function readPair(cursor: PlainCursor, start: number, depth: number): MapPair {
  cursor.count()
  const code = codeAt(cursor, start)
  let key: ScalarNode
  if (code === codes.doubleQuote || code === codes.singleQuote) key = readQuoted(cursor, start)
  else {
    plainKey.lastIndex = start
    const match = plainKey.exec(cursor.text)?.[0]
    if (match === undefined) throw notPlain
    key = plainNode(match, start, start + match.length)
  }
  if (key.end - key.start > 200 || codeAt(cursor, key.end) !== codes.colon) throw notPlain
  const at = cursor.skipSpaces(key.end + 1)
  // Only after a quoted key may a value stand right beside the colon.
  if (at === key.end + 1 && key.style === 'plain') throw notPlain
  const value = readValue(cursor, at, depth)
  return { key, value, start: key.start, end: value.end }
}

function readValue(cursor: PlainCursor, start: number, depth: number): FrontmatterNode {
  cursor.count()
  const code = codeAt(cursor, start)
  if (code === codes.doubleQuote || code === codes.singleQuote) return readQuoted(cursor, start)
  if (code === codes.openBracket || code === codes.openBrace) return readFlow(cursor, start, depth + 1)
  if (!startsPlain(cursor.text, start)) throw notPlain
  let end = start
  for (; end < cursor.lineEnd; end += 1) {
    const character = cursor.text.charCodeAt(end)
    if (character === codes.comma || character === codes.closeBracket || character === codes.closeBrace) break
    const special =
      character === codes.openBracket ||
      character === codes.openBrace ||
      character === codes.hash ||
      // `a:b` is one scalar, `a: b` or `a:]` is not: all three are rare enough to leave.
      (character === codes.colon && !/[\w/]/.test(cursor.text.charAt(end + 1)))
    if (special) throw notPlain
  }
  while (end > start && cursor.text.charCodeAt(end - 1) === codes.space) end -= 1
  return plainNode(cursor.text.slice(start, end), start, end)
}

function codeAt(cursor: PlainCursor, at: number): number {
  return at < cursor.lineEnd ? cursor.text.charCodeAt(at) : -1
}

function closesHere(cursor: PlainCursor, at: number): void {
  if (at >= cursor.lineEnd) throw notPlain
}
