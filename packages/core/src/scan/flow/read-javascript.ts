import type { SyntaxNode } from '../../ports/syntax-parser.ts'
import { classParts } from './class-parts.ts'
import type { Expression, FunctionParts, Statement } from './program.ts'
import { SyntaxReader } from './syntax-reader.ts'
import { unescapeText } from './unescape-text.ts'

/** The statements of a JavaScript or TypeScript program out of its tree. */
export function readJavascript(tree: SyntaxNode, text: string): readonly Statement[] {
  return new JavascriptReader(text).statements(tree)
}

const functionTypes =
  /^(?:arrow_function|function|function_expression|function_declaration|generator_function|generator_function_declaration|method_definition)$/
const ignored =
  /^(?:comment|type_annotation|type_arguments|type_parameters|interface_declaration|type_alias_declaration)$/

class JavascriptReader extends SyntaxReader {
  protected override plainStatement(node: SyntaxNode): readonly Statement[] {
    const { type } = node
    if (ignored.test(type)) return []
    if (type === 'import_statement') return this.#imports(node)
    if (type === 'export_statement') return this.#exports(node)
    if (/^(?:abstract_)?class_declaration$/.test(type)) return this.#class(node)
    if (type === 'expression_statement' && node.children[0]?.type === 'yield_expression')
      return node.children.map((child) => ({ kind: 'return', value: this.expression(child) }))
    if (type === 'field_definition' || type === 'public_field_definition') return this.#field(node)
    if (type === 'return_statement')
      return node.children.map((child) => ({ kind: 'return', value: this.expression(child) }))
    if (type === 'for_in_statement') return this.#for(node)
    if (type === 'variable_declarator') return [{ kind: 'do', value: this.#set(node, 'name', 'value') }]
    if (/^(?:function_declaration|generator_function_declaration|method_definition)$/.test(type)) {
      if (type !== 'method_definition') this.scopes.declare(this.fieldText(node, 'name'))
      const isProperty = type === 'method_definition' && /^(?:static\s{1,9})?get\s/.test(this.textOf(node))
      return [
        {
          kind: 'define',
          name: this.fieldText(node, 'name'),
          define: this.#function(node),
          ...(isProperty && { isProperty }),
        },
      ]
    }
    return /_(?:statement|declaration|clause|body|block|case|default)$|^(?:program|finally_clause|ERROR|class|statement_block|internal_module)$/.test(
      type,
    ) && type !== 'expression_statement'
      ? this.statements(node)
      : [{ kind: 'do', value: this.expression(node) }]
  }

  #class(node: SyntaxNode): readonly Statement[] {
    const { start, end } = node
    const name = this.fieldText(node, 'name')
    this.scopes.declare(name)
    const target: Expression = { kind: 'name', name, start, end }
    const value = this.#classValue(node)
    return [{ kind: 'do', value: { kind: 'set', target, value, adds: false, start, end } }]
  }

  #classValue(node: SyntaxNode): Expression {
    const { start, end } = node
    const heritage = this.typed(node, 'class_heritage')
    const bases = (heritage?.children ?? []).map((base) =>
      this.expression(base.type === 'extends_clause' ? (base.children[0] ?? base) : base),
    )
    const inner = this.field(node, 'body')
    const { body: statements } = this.scopes.within(() => (inner === undefined ? [] : this.statements(inner)))
    return { kind: 'class', parts: classParts({ name: this.fieldText(node, 'name'), bases, statements }), start, end }
  }

  /** `#key = value` in a class. */
  #field(node: SyntaxNode): readonly Statement[] {
    const { start, end } = node
    const name = this.field(node, 'property') ?? this.field(node, 'name')
    const value = this.field(node, 'value')
    if (name === undefined) return []
    const target: Expression = { kind: 'name', name: this.textOf(name), start, end }
    const given: Expression = value === undefined ? this.nothing(node) : this.expression(value)
    return [{ kind: 'do', value: { kind: 'set', target, value: given, adds: false, start, end } }]
  }

  #for(node: SyntaxNode): readonly Statement[] {
    const target = this.field(node, 'left')
    const source = this.field(node, 'right')
    const body = this.field(node, 'body')
    if (target !== undefined && this.field(node, 'kind') !== undefined) this.declared(this.expression(target))
    const statements = body === undefined ? [] : this.statement(body)
    if (target === undefined || source === undefined) return statements
    return [{ kind: 'for', target: this.expression(target), source: this.expression(source), body: statements }]
  }

  #imports(node: SyntaxNode): readonly Statement[] {
    const source = this.field(node, 'source')
    if (source === undefined) return []
    const module = this.textOf(source).slice(1, -1)
    const found: Statement[] = []
    const visit = (child: SyntaxNode): void => {
      if (child.type === 'identifier')
        found.push({ kind: 'import', module, name: this.textOf(child), member: 'default' })
      else if (child.type === 'namespace_import')
        found.push({ kind: 'import', module, name: this.textOf(child.children[0] ?? child) })
      else if (child.type === 'import_specifier') {
        const member = this.fieldText(child, 'name')
        found.push({ kind: 'import', module, name: this.fieldText(child, 'alias') || member, member })
      } else for (const each of child.children) visit(each)
    }
    for (const child of node.children) if (child !== source) visit(child)
    return found
  }

  /** What others get under another name than it has here; the rest is read as it stands. */
  #exports(node: SyntaxNode): readonly Statement[] {
    const source = this.field(node, 'source')
    const module = source && this.textOf(source).slice(1, -1)
    const clause = this.typed(node, 'export_clause')
    const { start, end } = node
    if (clause !== undefined)
      return this.typedAll(clause, 'export_specifier').map((each): Statement => {
        const member = this.fieldText(each, 'name')
        const name = this.fieldText(each, 'alias') || member
        if (module !== undefined) return { kind: 'import', module, name, member }
        const held: Expression = { kind: 'name', name: member, start, end }
        const target: Expression = { kind: 'name', name, start, end }
        return { kind: 'do', value: { kind: 'set', target, value: held, adds: false, start, end } }
      })
    if (module !== undefined) return [{ kind: 'import', module, name: '*', member: '*' }]
    const statements = this.statements(node)
    const last = statements.at(-1)
    if (last === undefined || !/^export\s{1,9}default\b/.test(this.textOf({ start, end: start + 40 })))
      return statements
    const target: Expression = { kind: 'name', name: 'default', start, end }
    const value: Expression | undefined =
      last.kind === 'do'
        ? last.value
        : last.kind === 'define'
          ? { kind: 'name', name: last.name, start, end }
          : undefined
    if (value === undefined) return statements
    const given: Statement = { kind: 'do', value: { kind: 'set', target, value, adds: false, start, end } }
    return last.kind === 'do' ? [...statements.slice(0, -1), given] : [...statements, given]
  }

  #function(node: SyntaxNode): FunctionParts {
    const single = this.field(node, 'parameter')
    const many = this.field(node, 'parameters')?.children ?? []
    const body = this.field(node, 'body')
    const rest = many.findIndex((child) => (this.field(child, 'pattern') ?? child).type === 'rest_pattern')
    return {
      ...(rest >= 0 && { rest }),
      defaults: (single === undefined ? many : [single]).map((child) => {
        const value = this.field(child, 'value') ?? this.field(child, 'right')
        return value && this.expression(value)
      }),
      parameters: (single === undefined ? many : [single]).map((child) =>
        this.expression(this.field(child, 'pattern') ?? this.field(child, 'left') ?? child),
      ),
      ...this.scopes.within((): readonly Statement[] => {
        if (body === undefined) return []
        return body.type === 'statement_block'
          ? this.statements(body)
          : [{ kind: 'return', value: this.expression(body) }]
      }),
    }
  }

  // oxlint-disable-next-line complexity -- one short line for each kind of thing
  protected override plainExpression(node: SyntaxNode): Expression {
    const { type, start, end } = node
    const place = { start, end }
    if (type === 'method_definition') return this.#method(node)
    if (functionTypes.test(type)) return { kind: 'function', define: this.#function(node), ...place }
    switch (type) {
      case 'class':
        return this.#classValue(node)
      case 'spread_element':
        return { kind: 'spread', value: this.#other(node), ...place }
      case 'identifier':
      case 'this':
      case 'super':
      case 'shorthand_property_identifier_pattern':
        return this.name(node)
      case 'shorthand_property_identifier':
        return { kind: 'pair', key: this.textOf(node), value: this.name(node), ...place }
      case 'string':
        return this.literal(node, unescapeText(this.textOf(node).slice(1, -1)))
      case 'template_string':
        return this.#template(node)
      case 'number':
        return { kind: 'number', number: Number(this.textOf(node).replaceAll('_', '')), ...place }
      case 'assignment_expression':
      case 'augmented_assignment_expression':
        return this.#set(node, 'left', 'right')
      case 'variable_declarator':
        return this.#set(node, 'name', 'value')
      case 'member_expression':
        return this.#member(node, 'property', true)
      case 'subscript_expression':
        return this.#member(node, 'index', false)
      case 'call_expression':
        return this.#call(node, 'function')
      case 'new_expression':
        return this.#call(node, 'constructor')
      case 'binary_expression':
        return this.binary(node) ?? this.#other(node)
      case 'unary_expression':
        return this.#isDenial(node) ? this.truth(this.#other(node)) : this.#other(node)
      case 'ternary_expression':
        return { kind: 'group', parts: this.#chosen(node), isChoice: true, ...place }
      case 'pair':
      case 'pair_pattern':
        return this.#pair(node)
      case 'array':
        return this.#array(node)
      case 'object':
      case 'array_pattern':
      case 'object_pattern':
        return { kind: 'list', parts: this.#all(node.children), ...place }
      default:
        return this.#other(node)
    }
  }

  /** A method of an object that is written out: what it gives, where it is asked like a field. */
  #method(node: SyntaxNode): Expression {
    const { start, end } = node
    const place = { start, end }
    const method: Expression = { kind: 'function', define: this.#function(node), ...place }
    const value: Expression = /^get\s/.test(this.textOf(node))
      ? { kind: 'call', callee: method, values: [], ...place }
      : method
    return { kind: 'pair', key: this.fieldText(node, 'name'), value, ...place }
  }

  /** `[...text]` is `Array.from(text)`: the signs of a text, one by one. */
  #array({ children, start, end }: SyntaxNode): Expression {
    const place = { start, end }
    const [only] = children
    if (only === undefined || children.length !== 1 || only.type !== 'spread_element')
      return { kind: 'list', parts: this.#all(children), ...place }
    const key: Expression = { kind: 'text', text: 'from', ...place }
    const object: Expression = { kind: 'name', name: 'Array', ...place }
    return {
      kind: 'call',
      callee: { kind: 'member', object, key, ...place },
      values: this.#all(only.children),
      ...place,
    }
  }

  #all(nodes: readonly SyntaxNode[]): readonly Expression[] {
    return nodes.filter((child) => !ignored.test(child.type)).map((child) => this.expression(child))
  }

  #other(node: SyntaxNode): Expression {
    const kept = node.children.filter((child) => !ignored.test(child.type))
    const [only] = kept
    if (only !== undefined && kept.length === 1) return this.expression(only)
    return { kind: 'group', parts: this.#all(kept), start: node.start, end: node.end }
  }

  #isDenial(node: SyntaxNode): boolean {
    return this.textOf(node).startsWith('!')
  }

  /** `test ? this : that`: the test is asked, and is not part of what comes out. */
  #chosen(node: SyntaxNode): readonly Expression[] {
    return node.children
      .filter((child) => !ignored.test(child.type))
      .map((child) => (child.field === 'condition' ? this.truth(this.expression(child)) : this.expression(child)))
  }

  #template(node: SyntaxNode): Expression {
    const parts = node.children.flatMap((child): readonly Expression[] => {
      if (child.type === 'template_substitution') return this.#all(child.children.slice(0, 1))
      return [this.literal(child, unescapeText(this.textOf(child)))]
    })
    return { kind: 'join', parts, start: node.start, end: node.end }
  }

  #set(node: SyntaxNode, left: string, right: string): Expression {
    const target = this.field(node, left)
    const value = this.field(node, right)
    if (target === undefined || value === undefined) return this.nothing(node)
    const adds = node.type === 'augmented_assignment_expression'
    const held = this.expression(target)
    return {
      kind: 'set',
      // What is not declared may stand further out.
      target: node.type === 'variable_declarator' ? this.declared(held) : held,
      value: this.expression(value),
      adds,
      start: node.start,
      end: node.end,
    }
  }

  #member(node: SyntaxNode, property: string, isName: boolean): Expression {
    const object = this.field(node, 'object')
    const key = this.field(node, property)
    if (object === undefined || key === undefined) return this.#other(node)
    return {
      kind: 'member',
      object: this.expression(object),
      key: isName ? this.literal(key, this.textOf(key)) : this.expression(key),
      start: node.start,
      end: node.end,
    }
  }

  #call(node: SyntaxNode, field: string): Expression {
    const { start, end } = node
    const callee = lastOf(this.field(node, field))
    const given = this.field(node, 'arguments')
    if (callee === undefined) return this.#other(node)
    const values =
      given === undefined ? [] : given.type === 'arguments' ? this.#all(given.children) : [this.expression(given)]
    const isImport = callee.type === 'import'
    return {
      kind: 'call',
      callee: isImport
        ? { kind: 'name', name: 'require', start: callee.start, end: callee.end }
        : this.expression(callee),
      values,
      start,
      end,
    }
  }

  #pair(node: SyntaxNode): Expression {
    const value = this.field(node, 'value')
    if (value === undefined) return this.#other(node)
    // `{ ['ex' + 'ec']: run }` names what `{ exec: run }` does.
    const key = this.fieldText(node, 'key')
      .replace(/["'`]\s{0,4}\+\s{0,4}["'`]/g, '')
      .replace(/^(?:\[\s{0,4})?["'`]|["'`](?:\s{0,4}\])?$/g, '')
    return { kind: 'pair', key, value: this.expression(value), start: node.start, end: node.end }
  }
}

/** `(0, eval)` is called for its last part. */
function lastOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const [only] = node?.type === 'parenthesized_expression' ? node.children : []
  return only?.type === 'sequence_expression' ? (only.children.at(-1) ?? node) : node
}
