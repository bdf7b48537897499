import type { FrontmatterNode, ListNode, MapNode, MapPair, ScalarNode } from './node.ts'
import { codes, notPlain, type PlainCursor } from './plain-cursor.ts'
import { plainNode } from './plain-node.ts'
import { readQuoted } from './read-quoted.ts'
import { startsPlain } from './starts-plain.ts'

/** Deeper flow collections are left to the full reader. */
const deepest = 12

/**
 * A list or map in brackets, as in JSON. `start` is at its opening bracket; its further lines must be
 * indented more than `parentIndent`. Leaves the cursor on the line of the closing bracket.
 */
export function readFlow(cursor: PlainCursor, start: number, parentIndent: number): ListNode | MapNode {
  return new FlowReader(cursor, parentIndent).collection(start, 0)
}

const plainKey = /[A-Za-z_][\w.-]*/y

class FlowReader {
  readonly #cursor: PlainCursor
  readonly #parentIndent: number

  constructor(cursor: PlainCursor, parentIndent: number) {
    this.#cursor = cursor
    this.#parentIndent = parentIndent
  }

  collection(start: number, depth: number): ListNode | MapNode {
    if (depth > deepest) throw notPlain
    if (this.#cursor.text.charCodeAt(start) === codes.openBracket) {
      const items: FrontmatterNode[] = []
      const end = this.#parts(start, codes.closeBracket, (at) => {
        const item = this.#value(at, depth)
        items.push(item)
        return item.end
      })
      return { kind: 'list', flow: true, items, start, end }
    }
    const pairs: MapPair[] = []
    const end = this.#parts(start, codes.closeBrace, (at) => {
      const pair = this.#pair(at, depth)
      pairs.push(pair)
      return pair.end
    })
    return { kind: 'map', flow: true, pairs, start, end }
  }

  /** Reads parts between commas until the closing bracket, and gives the offset behind it. */
  #parts(start: number, close: number, read: (at: number) => number): number {
    let at = this.#skip(start + 1)
    while (this.#codeAt(at) !== close) {
      at = this.#skip(read(at))
      const code = this.#codeAt(at)
      if (code === close) break
      if (code !== codes.comma) throw notPlain
      // A comma may stand before the closing bracket.
      at = this.#skip(at + 1)
    }
    return at + 1
  }

  #pair(start: number, depth: number): MapPair {
    this.#cursor.count()
    const key = this.#key(start)
    if (key.end - key.start > 200 || this.#codeAt(key.end) !== codes.colon) throw notPlain
    const at = this.#skip(key.end + 1)
    // Only after a quoted key may a value stand right beside the colon.
    if (at === key.end + 1 && key.style === 'plain') throw notPlain
    const value = this.#value(at, depth)
    return { key, value, start: key.start, end: value.end }
  }

  #key(start: number): ScalarNode {
    const code = this.#codeAt(start)
    if (code === codes.doubleQuote || code === codes.singleQuote) return readQuoted(this.#cursor, start)
    plainKey.lastIndex = start
    const name = plainKey.exec(this.#cursor.text)?.[0]
    if (name === undefined) throw notPlain
    return plainNode(name, start, start + name.length)
  }

  #value(start: number, depth: number): FrontmatterNode {
    this.#cursor.count()
    const code = this.#codeAt(start)
    if (code === codes.doubleQuote || code === codes.singleQuote) return readQuoted(this.#cursor, start)
    if (code === codes.openBracket || code === codes.openBrace) return this.collection(start, depth + 1)
    return this.#plain(start)
  }

  #plain(start: number): ScalarNode {
    const { text, lineEnd } = this.#cursor
    if (start >= lineEnd || !startsPlain(text, start)) throw notPlain
    let end = start
    for (; end < lineEnd; end += 1) {
      const code = text.charCodeAt(end)
      if (code === codes.comma || code === codes.closeBracket || code === codes.closeBrace) break
      const special =
        code === codes.openBracket ||
        code === codes.openBrace ||
        code === codes.hash ||
        // `a:b` is one scalar, `a: b` or `a:]` is not: all three are rare enough to leave.
        (code === codes.colon && !/[\w/]/.test(text.charAt(end + 1)))
      if (special) throw notPlain
    }
    while (end > start && text.charCodeAt(end - 1) === codes.space) end -= 1
    return plainNode(text.slice(start, end), start, end)
  }

  /** Goes over spaces and line breaks to the next character that counts. */
  #skip(from: number): number {
    const cursor = this.#cursor
    let at = cursor.skipSpaces(from)
    while (at >= cursor.lineEnd) {
      cursor.advanceLine()
      if (cursor.done) throw notPlain
      const blank = cursor.at === cursor.lineEnd
      if (!blank && (cursor.indent <= this.#parentIndent || cursor.text.charCodeAt(cursor.at) === codes.hash))
        throw notPlain
      ;({ at } = cursor)
    }
    return at
  }

  #codeAt(at: number): number {
    return at < this.#cursor.lineEnd ? this.#cursor.text.charCodeAt(at) : -1
  }
}
