import type { ScalarNode } from './node.ts'
import { codes, notPlain, type PlainCursor } from './plain-cursor.ts'

/** A quoted scalar that closes on its line. */
export function readQuoted(cursor: PlainCursor, start: number): ScalarNode {
  return cursor.text.charCodeAt(start) === codes.singleQuote ? readSingle(cursor, start) : readDouble(cursor, start)
}

function readSingle({ text, lineEnd }: PlainCursor, start: number): ScalarNode {
  let at = start + 1
  let doubled = false
  for (;;) {
    at = text.indexOf("'", at)
    if (at === -1 || at >= lineEnd) throw notPlain
    if (text.charCodeAt(at + 1) !== codes.singleQuote) break
    doubled = true
    at += 2
  }
  const raw = text.slice(start + 1, at)
  const source = doubled ? raw.replaceAll("''", "'") : raw
  return { kind: 'scalar', style: 'single', source, value: source, start, end: at + 1 }
}

function readDouble({ text, lineEnd }: PlainCursor, start: number): ScalarNode {
  let at = start + 1
  let escaped = false
  for (; ; at += 1) {
    if (at >= lineEnd) throw notPlain
    const code = text.charCodeAt(at)
    if (code === codes.doubleQuote) break
    if (code === codes.backslash) {
      escaped = true
      at += 1
    }
  }
  const raw = text.slice(start + 1, at)
  const source = escaped ? unescape(raw) : raw
  return { kind: 'scalar', style: 'double', source, value: source, start, end: at + 1 }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', '/': '/' }

const escape = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.?)/gsu

function unescape(raw: string): string {
  return raw.replaceAll(escape, (sequence) => {
    const character =
      sequence.length > 3 ? fromCodePoint(Number.parseInt(sequence.slice(2), 16)) : escapes[sequence.slice(1)]
    if (character === undefined) throw notPlain
    return character
  })
}

function fromCodePoint(point: number): string | undefined {
  return point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? undefined : String.fromCodePoint(point)
}
