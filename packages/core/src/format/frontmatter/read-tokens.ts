import { Lexer, Parser, type CST } from 'yaml'
import { limits } from './limits.ts'
import type { YamlProblem } from './yaml-problem.ts'

/** Every level of nesting takes at most two places on the parser's stack; the rest is room for the document. */
const deepestStack = limits.depth * 2 + 8

/**
 * Takes YAML apart into tokens and refuses what would be dear or dangerous to compose: composing is
 * recursive, and aliases can blow a small file up. `base` is added to every offset of a problem.
 */
export function readTokens(
  yaml: string,
  base: number,
): { readonly tokens: CST.Token[] } | { readonly problem: YamlProblem } {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let offset = 0
  for (const lexeme of new Lexer().lex(yaml)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    offset += lexeme.length
    // The first error decides. Going on costs an error object for each of sixty thousand stray brackets: seconds.
    if (tokens.at(-1)?.type === 'error') break
    if (parser.stack.length > deepestStack) return { problem: tooDeep(base + Math.min(offset, yaml.length)) }
  }
  for (const token of parser.end()) tokens.push(token)
  const problem = findProblem(tokens, base)
  return problem === undefined ? { tokens } : { problem }
}

interface Visit {
  readonly token: CST.Token
  readonly depth: number
}

function findProblem(tokens: readonly CST.Token[], base: number): YamlProblem | undefined {
  const stack: Visit[] = []
  for (const token of tokens) {
    if (token.type !== 'document') continue
    const problem = findInProperties(token.start, base)
    if (problem !== undefined) return problem
    if (token.value !== undefined) stack.push({ token: token.value, depth: 1 })
  }
  let keys = 0
  let values = 0
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { token, depth } = visit
    const own = findInToken(token, base)
    if (own !== undefined) return own
    if (!('items' in token)) continue
    if (depth > limits.depth) return tooDeep(base + token.offset)
    for (const item of token.items) {
      values += 1
      if (token.type !== 'block-seq' && (item.key !== undefined || item.sep !== undefined)) keys += 1
      if (keys > limits.keys || values > limits.values) return tooMany(base + token.offset)
      const problem = findInProperties(item.start, base) ?? findInProperties(item.sep, base)
      if (problem !== undefined) return problem
      if (item.value) stack.push({ token: item.value, depth: depth + 1 })
      if (item.key) stack.push({ token: item.key, depth: depth + 1 })
    }
  }
  return undefined
}

function findInToken(token: CST.Token, base: number): YamlProblem | undefined {
  if (token.type === 'alias') return anchor(token, base)
  if (token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar') return findOpenQuote(token, base)
  return token.type === 'block-scalar' ? findInProperties(token.props, base) : undefined
}

/** The library takes an escaped quote at the very end of the text for the closing one. */
function findOpenQuote({ type, source, offset }: CST.FlowScalar, base: number): YamlProblem | undefined {
  const escaped =
    type === 'double-quoted-scalar' ? /(?<!\\)(?:\\\\)*\\"$/.test(source) : /^(?:''|[^'])*'$/.test(source.slice(1, -1))
  if (!escaped) return undefined
  const message = 'The frontmatter is not valid YAML: a quote that opens here is never closed.'
  return { code: 'invalid-yaml', message, start: base + offset, end: base + offset + 1 }
}

function findInProperties(properties: readonly CST.Token[] | undefined, base: number): YamlProblem | undefined {
  for (const token of properties ?? []) {
    if (token.type === 'anchor') return anchor(token, base)
    if (token.type === 'tag') {
      const { source, offset } = token
      const message = `The YAML tag \`${source.slice(0, 40)}\` is not allowed in frontmatter.`
      return { code: 'yaml-tag', message, start: base + offset, end: base + offset + source.length }
    }
  }
  return undefined
}

function anchor(token: { readonly source: string; readonly offset: number }, base: number): YamlProblem {
  const message = `The YAML anchor or alias \`${token.source.slice(0, 40)}\` is not allowed in frontmatter.`
  const start = base + token.offset
  return { code: 'yaml-anchor', message, start, end: start + token.source.length }
}

function tooDeep(offset: number): YamlProblem {
  const message = `The frontmatter nests more than ${limits.depth} lists and maps.`
  return { code: 'too-deep', message, start: offset, end: offset }
}

function tooMany(offset: number): YamlProblem {
  const message = `The frontmatter has more than ${limits.keys} keys or ${limits.values} values.`
  return { code: 'too-many-keys', message, start: offset, end: offset }
}
