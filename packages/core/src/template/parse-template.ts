import { ExpressionParser } from './expression-parser.ts'
import { splitTemplate, type TemplatePiece } from './split-template.ts'
import { TemplateFault } from './template-fault.ts'
import type { Expression, MacroParameter, SetTarget, TemplateNode } from './template-node.ts'

const deepest = 60

/** Stands for the text that a block of filters has rendered. */
const captured: Expression = { kind: 'name', name: '' }

/** A template as a tree. Throws a `TemplateFault` with the line. */
export function parseTemplate(source: string): readonly TemplateNode[] {
  const parser = new TemplateParser(splitTemplate(source))
  const { nodes, ended } = parser.until([])
  if (ended !== undefined) throw new TemplateFault(`${ended.next.text} ends nothing here.`, ended.line)
  return nodes
}

interface Body {
  readonly nodes: readonly TemplateNode[]
  /** The statement that ended it, behind its first word; `undefined` at the end of the template. */
  readonly ended?: ExpressionParser
  readonly word?: string
}

class TemplateParser {
  readonly #pieces: readonly TemplatePiece[]
  #at = 0
  #depth = 0

  constructor(pieces: readonly TemplatePiece[]) {
    this.#pieces = pieces
  }

  /** Nodes up to a statement that begins with one of these words. */
  until(words: readonly string[]): Body {
    this.#depth += 1
    const nodes: TemplateNode[] = []
    while (this.#at < this.#pieces.length) {
      const piece = this.#pieces[this.#at]
      this.#at += 1
      if (piece === undefined) break
      const { kind, text, line } = piece
      if (this.#depth > deepest) throw new TemplateFault('It is nested too deeply.', line)
      if (kind === 'text') nodes.push({ kind: 'text', text, line })
      else {
        const parser = new ExpressionParser(text, line)
        if (kind === 'output') nodes.push({ kind: 'output', value: whole(parser), line })
        else {
          const word = parser.name()
          if (words.includes(word)) {
            this.#depth -= 1
            return { nodes, ended: parser, word }
          }
          nodes.push(this.#statement(word, parser))
        }
      }
    }
    this.#depth -= 1
    return { nodes }
  }

  #body(words: readonly string[], { line }: ExpressionParser, opened: string): Required<Body> {
    const { nodes, ended, word } = this.until(words)
    if (ended === undefined || word === undefined)
      throw new TemplateFault(`The ${opened} that opens here is never closed by ${words.at(-1) ?? ''}.`, line)
    return { nodes, ended, word }
  }

  #statement(word: string, parser: ExpressionParser): TemplateNode {
    const { line } = parser
    const parse = this.#statements.get(word)
    if (parse === undefined) throw new TemplateFault(`There is no statement ${word} in these templates.`, line)
    return parse(parser)
  }

  readonly #statements: ReadonlyMap<string, (parser: ExpressionParser) => TemplateNode> = new Map([
    ['if', (parser) => this.#if(parser)],
    ['for', (parser) => this.#for(parser)],
    ['set', (parser) => this.#set(parser)],
    ['with', (parser) => this.#with(parser)],
    ['macro', (parser) => this.#macro(parser)],
    ['call', (parser) => this.#call(parser)],
    ['filter', (parser) => this.#filter(parser)],
    ['block', (parser) => this.#block(parser)],
    ['include', (parser) => include(parser)],
    ['import', (parser) => importAll(parser)],
    ['from', (parser) => importSome(parser)],
    ['extends', (parser) => ({ kind: 'extends', name: whole(parser), line: parser.line })],
  ] satisfies readonly (readonly [string, (parser: ExpressionParser) => TemplateNode])[])

  #if(parser: ExpressionParser): TemplateNode {
    const branches: { test: Expression; body: readonly TemplateNode[] }[] = []
    let test = whole(parser)
    for (;;) {
      const { nodes, ended, word } = this.#body(['elif', 'else', 'endif'], parser, 'if')
      branches.push({ test, body: nodes })
      if (word === 'endif') return { kind: 'if', branches, otherwise: [], line: parser.line }
      if (word === 'else') {
        const last = this.#body(['endif'], parser, 'if')
        return { kind: 'if', branches, otherwise: last.nodes, line: parser.line }
      }
      test = whole(ended)
    }
  }

  #for(parser: ExpressionParser): TemplateNode {
    const targets = [parser.name()]
    while (parser.skip(',')) targets.push(parser.name())
    parser.expect('in')
    const values = parser.withoutIf()
    const filter = parser.skip('if') ? parser.expression() : undefined
    parser.expectEnd()
    const { nodes, word } = this.#body(['else', 'endfor'], parser, 'for')
    const otherwise = word === 'else' ? this.#body(['endfor'], parser, 'for').nodes : []
    const { line } = parser
    return { kind: 'for', targets, values, body: nodes, otherwise, line, ...(filter && { filter }) }
  }

  #set(parser: ExpressionParser): TemplateNode {
    const { line } = parser
    const targets = [target(parser)]
    while (parser.skip(',')) targets.push(target(parser))
    if (parser.skip('=')) {
      const value = parser.expressionOrList()
      parser.expectEnd()
      return { kind: 'set', targets, value, line }
    }
    const filters = parser.filtersOn(captured)
    parser.expectEnd()
    return {
      kind: 'capture',
      target: targets[0]?.name ?? '',
      body: this.#body(['endset'], parser, 'set').nodes,
      filters,
      line,
    }
  }

  #with(parser: ExpressionParser): TemplateNode {
    const pairs: (readonly [string, Expression])[] = []
    while (!parser.isDone) {
      const name = parser.name()
      parser.expect('=')
      pairs.push([name, parser.expression()])
      if (!parser.isDone) parser.expect(',')
    }
    return { kind: 'with', pairs, body: this.#body(['endwith'], parser, 'with').nodes, line: parser.line }
  }

  #macro(parser: ExpressionParser): TemplateNode {
    const name = parser.name()
    parser.expect('(')
    const parameters: MacroParameter[] = []
    while (!parser.skip(')')) {
      const parameter = parser.name()
      parameters.push(parser.skip('=') ? { name: parameter, preset: parser.expression() } : { name: parameter })
      if (parser.next.text !== ')') parser.expect(',')
    }
    parser.expectEnd()
    return { kind: 'macro', name, parameters, body: this.#body(['endmacro'], parser, 'macro').nodes, line: parser.line }
  }

  #call(parser: ExpressionParser): TemplateNode {
    const callee = whole(parser)
    return { kind: 'call', callee, body: this.#body(['endcall'], parser, 'call').nodes, line: parser.line }
  }

  #filter(parser: ExpressionParser): TemplateNode {
    const { line } = parser
    const name = parser.name()
    const given = parser.skip('(') ? parser.given() : { plain: [], named: new Map<string, Expression>() }
    const filters = parser.filtersOn({ kind: 'filter', value: captured, name, given, line })
    parser.expectEnd()
    return { kind: 'filter', body: this.#body(['endfilter'], parser, 'filter').nodes, filters, line }
  }

  #block(parser: ExpressionParser): TemplateNode {
    const name = parser.name()
    parser.skip('scoped')
    parser.skip('required')
    parser.expectEnd()
    return { kind: 'block', name, body: this.#body(['endblock'], parser, 'block').nodes, line: parser.line }
  }
}

function whole(parser: ExpressionParser): Expression {
  const value = parser.expressionOrList()
  parser.expectEnd()
  return value
}

function target(parser: ExpressionParser): SetTarget {
  const name = parser.name()
  return parser.skip('.') ? { name, member: parser.name() } : { name }
}

function include(parser: ExpressionParser): TemplateNode {
  const names = parser.expressionOrList()
  const ignoreMissing = parser.skip('ignore')
  if (ignoreMissing) parser.expect('missing')
  skipContext(parser)
  parser.expectEnd()
  return { kind: 'include', names, ignoreMissing, line: parser.line }
}

function importAll(parser: ExpressionParser): TemplateNode {
  const from = parser.expression()
  parser.expect('as')
  const as = parser.name()
  skipContext(parser)
  parser.expectEnd()
  return { kind: 'import', from, as, line: parser.line }
}

function importSome(parser: ExpressionParser): TemplateNode {
  const from = parser.expression()
  parser.expect('import')
  const names: (readonly [string, string])[] = []
  do {
    const name = parser.name()
    names.push([name, parser.skip('as') ? parser.name() : name])
  } while (parser.skip(','))
  skipContext(parser)
  parser.expectEnd()
  return { kind: 'import', from, names, line: parser.line }
}

function skipContext(parser: ExpressionParser): void {
  if (parser.skip('with') || parser.skip('without')) parser.expect('context')
}
