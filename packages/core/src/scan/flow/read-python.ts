import type { SyntaxNode } from '../../ports/syntax-parser.ts'
import { classParts } from './class-parts.ts'
import type { Expression, FunctionParts, Statement } from './program.ts'
import { SyntaxReader } from './syntax-reader.ts'
import { unescapeText } from './unescape-text.ts'

/** The statements of a Python program out of its tree. */
export function readPython(tree: SyntaxNode, text: string): readonly Statement[] {
  return new PythonReader(text).statements(tree)
}

class PythonReader extends SyntaxReader {
  protected override plainStatement(node: SyntaxNode): readonly Statement[] {
    const { type } = node
    switch (type) {
      case 'comment':
        return []
      case 'expression_statement':
        // Who walks over what a function yields gets it, as if it were returned.
        return node.children.map((child) => ({
          kind: child.type === 'yield' ? 'return' : 'do',
          value: this.expression(child),
        }))
      case 'global_statement':
      case 'nonlocal_statement':
        for (const child of node.children) this.scopes.share(this.textOf(child))
        return []
      case 'import_statement':
      case 'import_from_statement':
        return this.#imports(node)
      case 'class_definition':
        return this.#class(node)
      case 'decorated_definition':
        return this.#decorated(node)
      case 'function_definition':
        this.scopes.declare(this.fieldText(node, 'name'))
        return [{ kind: 'define', name: this.fieldText(node, 'name'), define: this.#function(node) }]
      case 'return_statement':
        return node.children.map((child) => ({ kind: 'return', value: this.expression(child) }))
      case 'for_statement':
        return this.#for(node)
      case 'with_statement':
        return this.#with(node)
      default:
        return /_(?:statement|clause|definition)$|^(?:block|module|ERROR)$/.test(type)
          ? this.statements(node)
          : [{ kind: 'do', value: this.expression(node) }]
    }
  }

  #decorated(node: SyntaxNode): readonly Statement[] {
    const decorators = this.typedAll(node, 'decorator').flatMap((each) =>
      each.children.map((child) => this.expression(child)),
    )
    return node.children
      .filter(({ type }) => type !== 'decorator')
      .flatMap((child) => this.statement(child))
      .map((statement) => (statement.kind === 'define' ? { ...statement, decorators } : statement))
  }

  #class(node: SyntaxNode): readonly Statement[] {
    const { start, end } = node
    const name = this.fieldText(node, 'name')
    const bases = (this.field(node, 'superclasses')?.children ?? []).map((base) => this.expression(base))
    const inner = this.field(node, 'body')
    const { body: statements } = this.scopes.within(() => (inner === undefined ? [] : this.statements(inner)))
    this.scopes.declare(name)
    const value: Expression = { kind: 'class', parts: classParts({ name, bases, statements }), start, end }
    const target: Expression = { kind: 'name', name, start, end }
    return [{ kind: 'do', value: { kind: 'set', target, value, adds: false, start, end } }]
  }

  #for(node: SyntaxNode): readonly Statement[] {
    const target = this.field(node, 'left')
    const source = this.field(node, 'right')
    if (target !== undefined) this.declared(this.expression(target))
    const body = node.children
      .filter(({ field }) => field !== 'left' && field !== 'right')
      .flatMap((child) => this.statement(child))
    if (target === undefined || source === undefined) return body
    return [{ kind: 'for', target: this.expression(target), source: this.expression(source), body }]
  }

  #with(node: SyntaxNode): readonly Statement[] {
    const items = node.children.flatMap((child) => (child.type === 'with_clause' ? child.children : []))
    const opened = items.map((item): Statement => {
      const value = this.field(item, 'value') ?? item
      return { kind: 'do', value: entered(this.expression(value)) }
    })
    return [
      ...opened,
      ...node.children.filter(({ type }) => type !== 'with_clause').flatMap((child) => this.statement(child)),
    ]
  }

  #imports(node: SyntaxNode): readonly Statement[] {
    const moduleNode = this.field(node, 'module_name')
    const module = moduleNode === undefined ? '' : this.textOf(moduleNode)
    const all = this.typed(node, 'wildcard_import')
    if (all !== undefined) return [{ kind: 'import', module, name: '*', member: '*' }]
    return this.fields(node, 'name').map((item): Statement => {
      const original = this.fieldText(item, 'name') || this.textOf(item)
      const name = this.fieldText(item, 'alias') || original
      this.scopes.declare(name)
      if (moduleNode === undefined) return { kind: 'import', module: original, name }
      return { kind: 'import', module, name, member: original }
    })
  }

  #function(node: SyntaxNode): FunctionParts {
    const parameters = this.field(node, 'parameters')
    const body = this.field(node, 'body')
    const isBlock = body?.type === 'block'
    const rest = parameters?.children.findIndex(({ type }) => type === 'list_splat_pattern') ?? -1
    const named = parameters?.children.findIndex(({ type }) => type === 'dictionary_splat_pattern') ?? -1
    return {
      hasItself: true,
      ...(rest >= 0 && { rest }),
      ...(named >= 0 && { named }),
      defaults: (parameters?.children ?? []).map((child) => {
        const value = this.field(child, 'value')
        return value && this.expression(value)
      }),
      parameters: (parameters?.children ?? []).map((child) => {
        const name = child.type === 'identifier' ? child : (this.field(child, 'name') ?? child.children[0] ?? child)
        return this.name(name)
      }),
      ...this.scopes.within((): readonly Statement[] => {
        if (body === undefined) return []
        return isBlock ? this.statements(body) : [{ kind: 'return', value: this.expression(body) }]
      }),
    }
  }

  // oxlint-disable-next-line complexity -- one short line for each kind of thing
  protected override plainExpression(node: SyntaxNode): Expression {
    const { start, end } = node
    const place = { start, end }
    switch (node.type) {
      case 'identifier':
        return this.name(node)
      case 'string':
        return this.#string(node)
      case 'concatenated_string':
        return { kind: 'join', parts: this.#all(node.children), ...place }
      case 'integer':
        return { kind: 'number', number: Number(this.textOf(node).replaceAll('_', '')), ...place }
      case 'assignment':
      case 'augmented_assignment':
      case 'named_expression':
        return this.#assignment(node)
      case 'as_pattern':
        return this.#asPattern(node)
      case 'attribute':
        return this.#member(node, 'object', 'attribute')
      case 'subscript':
        return this.#subscript(node)
      case 'call':
        return this.#call(node)
      case 'binary_operator':
        return this.binary(node) ?? this.#other(node)
      case 'comparison_operator':
      case 'not_operator':
        return this.truth(this.#other(node))
      case 'conditional_expression':
        return this.#conditional(node)
      case 'keyword_argument':
        return this.#pair(node, this.fieldText(node, 'name'))
      case 'pair':
        return this.#pair(node, this.fieldText(node, 'key').replace(/^[a-z]{0,2}["']|["']$/gi, ''))
      case 'list':
      case 'tuple':
      case 'set':
      case 'dictionary':
      case 'expression_list':
      case 'pattern_list':
        return { kind: 'list', parts: this.#all(node.children), ...place }
      case 'list_comprehension':
      case 'generator_expression':
      case 'set_comprehension':
      case 'dictionary_comprehension':
        return this.#each(node)
      case 'list_splat':
      case 'dictionary_splat':
        return { kind: 'spread', value: this.#other(node), ...place }
      case 'lambda':
        return { kind: 'function', define: this.#function(node), ...place }
      default:
        return this.#other(node)
    }
  }

  #all(nodes: readonly SyntaxNode[]): readonly Expression[] {
    return nodes.filter(({ type }) => type !== 'comment').map((child) => this.expression(child))
  }

  #other(node: SyntaxNode): Expression {
    const [only] = node.children
    if (only !== undefined && node.children.length === 1) return this.expression(only)
    return { kind: 'group', parts: this.#all(node.children), start: node.start, end: node.end }
  }

  #string(node: SyntaxNode): Expression {
    const opening = this.typed(node, 'string_start')
    const isRaw = opening !== undefined && /r/i.test(this.textOf(opening))
    const parts = node.children.flatMap((child): readonly Expression[] => {
      if (child.type === 'interpolation') return this.#all(child.children.slice(0, 1))
      if (child.type !== 'string_content') return []
      const raw = this.textOf(child)
      return [this.literal(child, isRaw ? raw : unescapeText(raw))]
    })
    const [only] = parts
    if (parts.length === 1 && only?.kind === 'text') return { ...only, start: node.start, end: node.end }
    return { kind: 'join', parts, start: node.start, end: node.end }
  }

  #assignment(node: SyntaxNode): Expression {
    const target = this.field(node, 'left') ?? this.field(node, 'name')
    const value = this.field(node, 'right') ?? this.field(node, 'value')
    if (target === undefined) return this.#other(node)
    // `key: str`
    if (value === undefined) {
      const { start, end } = node
      const nothing: Expression = { kind: 'group', parts: [], start, end }
      return { kind: 'set', target: this.declared(this.expression(target)), value: nothing, adds: false, start, end }
    }
    return this.set(node, { target, value, adds: node.type === 'augmented_assignment' })
  }

  #asPattern(node: SyntaxNode): Expression {
    const [value] = node.children
    const alias = this.field(node, 'alias')
    if (value === undefined || alias === undefined) return this.#other(node)
    const { start, end } = node
    return {
      kind: 'set',
      target: this.declared(this.expression(alias)),
      value: this.expression(value),
      adds: false,
      start,
      end,
    }
  }

  #member(node: SyntaxNode, of: string, name: string): Expression {
    const object = this.field(node, of)
    const key = this.field(node, name)
    if (object === undefined || key === undefined) return this.#other(node)
    const { start, end } = node
    return {
      kind: 'member',
      object: this.expression(object),
      key: this.literal(key, this.textOf(key)),
      start,
      end,
    }
  }

  #subscript(node: SyntaxNode): Expression {
    const { start, end } = node
    const object = this.field(node, 'value')
    const key = this.field(node, 'subscript')
    if (object === undefined || key === undefined) return this.#other(node)
    if (key.type !== 'slice')
      return { kind: 'member', object: this.expression(object), key: this.expression(key), start, end }
    if (this.textOf(key).replace(/\s/g, '') === '::-1')
      return { kind: 'reverse', value: this.expression(object), start, end }
    return { kind: 'group', parts: [this.expression(object)], start, end }
  }

  #call(node: SyntaxNode): Expression {
    const { start, end } = node
    const callee = this.field(node, 'function')
    const given = this.field(node, 'arguments')
    if (callee === undefined) return this.#other(node)
    const values =
      given === undefined ? [] : given.type === 'argument_list' ? this.#all(given.children) : [this.expression(given)]
    return { kind: 'call', callee: this.expression(callee), values, start, end }
  }

  /** `this if test else that`: the test is asked, and is not part of what comes out. */
  #conditional({ children, start, end }: SyntaxNode): Expression {
    const [chosen, test, ...others] = this.#all(children)
    const parts = [...(chosen ? [chosen] : []), ...(test ? [this.truth(test)] : []), ...others]
    return { kind: 'group', parts, isChoice: true, start, end }
  }

  #pair(node: SyntaxNode, key: string): Expression {
    const value = this.field(node, 'value')
    if (value === undefined) return this.#other(node)
    return { kind: 'pair', key, value: this.expression(value), start: node.start, end: node.end }
  }

  #each(node: SyntaxNode): Expression {
    const { start, end } = node
    const body = this.field(node, 'body')
    const clauses = node.children.filter(({ type }) => type === 'for_in_clause')
    let result = body === undefined ? this.#other(node) : this.expression(body)
    for (const clause of clauses.toReversed()) {
      const target = this.field(clause, 'left')
      const source = this.field(clause, 'right')
      if (target === undefined || source === undefined) continue
      result = { kind: 'each', target: this.expression(target), source: this.expression(source), result, start, end }
    }
    return result
  }
}

/** `with open(path) as file`: the name holds what is entered. */
function entered(opened: Expression): Expression {
  const { start, end } = opened
  const enter = (value: Expression): Expression => ({
    kind: 'call',
    callee: { kind: 'name', name: 'entered', start, end },
    values: [value],
    start,
    end,
  })
  return opened.kind === 'set' ? { ...opened, value: enter(opened.value) } : enter(opened)
}
