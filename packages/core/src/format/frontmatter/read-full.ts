import {
  Composer,
  isMap,
  isScalar,
  isSeq,
  visit,
  type CST,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { coreValue } from './core-value.ts'
import type { FrontmatterNode, ListNode, MapNode, MapPair, ScalarNode, ScalarStyle } from './node.ts'
import { readTokens } from './read-tokens.ts'
import type { Span } from './split-fences.ts'
import type { YamlProblem } from './yaml-problem.ts'

export type FullReading = { readonly node: FrontmatterNode | undefined } | { readonly problem: YamlProblem }

const styles: Readonly<Record<string, ScalarStyle>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
}

/** A shape of YAML that frontmatter has no use for, such as a map as a key. */
class Refusal extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/**
 * Reads all of YAML 1.2 that frontmatter may use, through the library. Scalars keep their text; the
 * node is `undefined` when there is nothing but comments. Duplicate keys are kept for the caller to judge.
 */
export function readFull(text: string, span: Span): FullReading {
  // YAML also breaks lines at a lone carriage return, the library does not; the length stays the same.
  const yaml = text.slice(span.start, span.end).replaceAll(/\r(?!\n)/g, '\n')
  const read = readTokens(yaml, span.start)
  if ('problem' in read) return read
  // Its own check of duplicate keys is quadratic; ours is not.
  const composer = new Composer({ version: '1.2', schema: 'failsafe', uniqueKeys: false, keepSourceTokens: true })
  const [document, second] = [...composer.compose(read.tokens, true, yaml.length)] as Document.Parsed[]
  const error = document?.errors[0]
  if (error !== undefined) {
    const open = openQuote(document, error)
    if (open !== undefined)
      return refuse('The quote that opens here is not closed', span, [span.start + open, span.start + open + 1])
    return refuse(error.message, span, [span.start + error.pos[0], span.start + error.pos[1]])
  }
  if (second !== undefined) {
    const at = span.start + second.range[0]
    return refuse('A second YAML document begins here', span, [at, at])
  }
  try {
    const contents = document?.contents
    return {
      node: contents === null || contents === undefined ? undefined : new NodeBuilder(text, span.start).node(contents),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuse(error.message, span, [error.offset, error.offset])
  }
}

/** Where the quote opens that has no end. The library points at where it gave up, which is the end of the text. */
function openQuote(
  document: Document.Parsed | undefined,
  error: Document.Parsed['errors'][number],
): number | undefined {
  if (document === undefined || !error.message.startsWith('Missing closing ')) return undefined
  const found: number[] = []
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (!isQuoted || range?.[1] !== error.pos[0]) return undefined
      found.push(range[0])
      return visit.BREAK
    },
  })
  return found[0]
}

/** The parser may point behind what it was given. */
function refuse(message: string, span: Span, [start, end]: readonly [start: number, end: number]): FullReading {
  const inside = (offset: number) => Math.max(span.start, Math.min(offset, span.end))
  const sentence = `The frontmatter is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`
  return { problem: { code: 'invalid-yaml', message: sentence, start: inside(start), end: inside(end) } }
}

class NodeBuilder {
  readonly #text: string
  readonly #base: number

  constructor(text: string, base: number) {
    this.#text = text
    this.#base = base
  }

  node(node: unknown): FrontmatterNode {
    if (isScalar(node)) return this.#scalar(node)
    if (isMap(node)) return this.#map(node)
    if (isSeq(node)) return this.#list(node)
    throw new Refusal('This kind of value is not allowed', this.#base)
  }

  #scalar(node: Scalar): ScalarNode {
    const style = styles[node.type ?? ''] ?? 'plain'
    const source = typeof node.value === 'string' ? node.value : ''
    const start = this.#base + (node.range?.[0] ?? 0)
    let end = this.#base + (node.range?.[1] ?? 0)
    if (style === 'literal' || style === 'folded') while (isSpace(this.#text.charCodeAt(end - 1))) end -= 1
    return { kind: 'scalar', style, source, value: style === 'plain' ? coreValue(source) : source, start, end }
  }

  #map(node: YAMLMap): MapNode {
    const pairs = node.items.map((pair) => this.#pair(pair))
    const flow = node.flow === true
    return { kind: 'map', flow, pairs, ...this.#extent(node, flow, pairs) }
  }

  #pair(pair: Pair): MapPair {
    if (!isScalar(pair.key)) throw new Refusal('A key must be plain text', this.#base + offsetOf(pair.key))
    const key = this.#scalar(pair.key)
    const colon = pair.srcToken?.sep?.find((token) => token.type === 'map-value-ind')?.offset
    const after = colon === undefined ? key.end : this.#base + colon + 1
    const value = isNothing(pair.value) ? nothingAt(after) : this.node(pair.value)
    return { key, value, start: key.start, end: value.end }
  }

  #list(node: YAMLSeq): ListNode {
    const flow = node.flow === true
    const items = node.items.map((item, index) => {
      if (!isNothing(item) || flow) return this.node(item)
      return nothingAt(this.#base + (hyphenOffset(node.srcToken, index) ?? 0) + 1)
    })
    return { kind: 'list', flow, items, ...this.#extent(node, flow, items) }
  }

  /** A flow collection spans its brackets; a block collection runs from its first part to the end of its last. */
  #extent(node: YAMLMap | YAMLSeq, flow: boolean, parts: readonly Span[]): Span {
    const first = parts[0]
    const last = parts.at(-1)
    const bracketed = flow && node.srcToken?.type === 'flow-collection'
    if (bracketed || first === undefined || last === undefined) {
      return { start: this.#base + (node.range?.[0] ?? 0), end: this.#base + (node.range?.[1] ?? 0) }
    }
    const hyphen = isSeq(node) ? hyphenOffset(node.srcToken, 0) : undefined
    return { start: hyphen === undefined ? first.start : this.#base + hyphen, end: last.end }
  }
}

function hyphenOffset(token: CST.Token | undefined, index: number): number | undefined {
  if (token === undefined || !('items' in token)) return undefined
  return token.items[index]?.start.find((part) => part.type === 'seq-item-ind')?.offset
}

function isNothing(node: unknown): boolean {
  return (
    node === null || node === undefined || (isScalar(node) && node.value === '' && (node.type ?? 'PLAIN') === 'PLAIN')
  )
}

function nothingAt(offset: number): ScalarNode {
  return { kind: 'scalar', style: 'plain', source: '', value: null, start: offset, end: offset }
}

function offsetOf(node: unknown): number {
  return isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13
}
