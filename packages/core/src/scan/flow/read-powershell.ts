import type { SyntaxNode } from '../../ports/syntax-parser.ts'
import type { Expression, FunctionParts, Statement } from './program.ts'
import { callPowershellCommand } from './call-powershell-command.ts'
import { powershellVariable } from './powershell-variable.ts'
import { SyntaxReader } from './syntax-reader.ts'

/** The statements of a PowerShell script out of its tree. */
export function readPowershell(tree: SyntaxNode, text: string): readonly Statement[] {
  return new PowershellReader(text).statements(tree)
}

class PowershellReader extends SyntaxReader {
  protected override plainStatement(node: SyntaxNode): readonly Statement[] {
    switch (node.type) {
      case 'comment':
      case 'empty_statement':
        return []
      case 'function_statement':
        return [
          { kind: 'define', name: this.givenText(this.typed(node, 'function_name')), define: this.#function(node) },
        ]
      case 'foreach_statement':
        return this.#foreach(node)
      case 'pipeline':
        return [{ kind: 'do', value: this.expression(node) }]
      case 'flow_control_statement':
        return node.children.map((child) => ({ kind: 'return', value: this.expression(child) }))
      default:
        return this.statements(node)
    }
  }

  #foreach(node: SyntaxNode): readonly Statement[] {
    const target = this.typed(node, 'variable')
    const source = this.typed(node, 'pipeline')
    const block = this.typed(node, 'statement_block')
    const body = block === undefined ? [] : this.statements(block)
    if (target === undefined || source === undefined) return body
    return [{ kind: 'for', target: this.declared(this.expression(target)), source: this.expression(source), body }]
  }

  #function(node: SyntaxNode): FunctionParts {
    const parameters: Expression[] = []
    const visit = (child: SyntaxNode): void => {
      if (child.type === 'script_parameter') {
        const variable = this.typed(child, 'variable')
        if (variable !== undefined) parameters.push(this.expression(variable))
      } else for (const each of child.children) visit(each)
    }
    for (const child of node.children) if (/param|declaration/.test(child.type)) visit(child)
    const read = (): readonly Statement[] =>
      node.children.flatMap((child) => (/block/.test(child.type) ? this.statements(child) : []))
    // A block may be run where it stands.
    return node.type === 'function_statement'
      ? { parameters, ...this.scopes.within(() => allGivenOut(read())) }
      : { parameters, body: read() }
  }

  override expression(node: SyntaxNode): Expression {
    return super.expression(innermost(node))
  }

  // oxlint-disable-next-line complexity -- one short line for each kind of thing
  protected override plainExpression(node: SyntaxNode): Expression {
    const { type, start, end } = node
    const place = { start, end }
    switch (type) {
      case 'pipeline':
      case 'pipeline_chain':
        return this.#pipeline(node)
      case 'assignment_expression':
        return this.#assignment(node)
      case 'variable':
        return powershellVariable(node, this.textOf(node))
      case 'expandable_string_literal':
      case 'expandable_here_string_literal':
        return this.#expandable(node)
      case 'verbatim_string_characters':
      case 'verbatim_here_string_characters':
        return this.literal(node, this.textOf(node).replace(/^@?'\r?\n?|\r?\n?'@?$/g, ''))
      case 'decimal_integer_literal':
      case 'hexadecimal_integer_literal':
        return { kind: 'number', number: Number(this.textOf(node)), ...place }
      case 'generic_token':
      case 'simple_name':
      case 'type_identifier':
      case 'command_name':
        return this.literal(node, this.textOf(node))
      case 'command':
        return this.#command(node, undefined)
      case 'invokation_expression':
        return this.#invocation(node)
      case 'member_access':
        return this.#member(node)
      case 'type_literal':
        return { kind: 'name', name: typeName(this.textOf(node)), ...place }
      case 'additive_expression':
      case 'additive_argument_expression':
        return this.#added(node)
      case 'bitwise_expression':
        return this.#masked(node)
      case 'cast_expression':
        return this.#cast(node)
      case 'element_access':
        return this.#element(node)
      case 'comparison_expression':
      case 'format_expression':
      case 'expression_with_unary_operator':
        return this.#combined(node)
      case 'hash_literal_expression':
        return { kind: 'list', parts: this.#entries(node), ...place }
      case 'script_block_expression':
        return { kind: 'function', define: this.#function(node), ...place }
      case 'array_literal_expression':
        return { kind: 'list', parts: node.children.map((child) => this.expression(child)), ...place }
      default:
        return this.#other(node)
    }
  }

  #other(node: SyntaxNode): Expression {
    const parts = node.children
      .filter(({ type }) => type !== 'comment' && !/_block$|^statement_list$/.test(type))
      .map((child) => this.expression(child))
    const inner = node.children
      .filter(({ type }) => /_block$|^statement_list$/.test(type))
      .flatMap((child) => this.statements(child))
    const values = [...parts, ...inner.flatMap((statement) => (statement.kind === 'do' ? [statement.value] : []))]
    const [only] = values
    if (values.length === 1 && only !== undefined) return only
    return { kind: 'group', parts: values, start: node.start, end: node.end }
  }

  #expandable(node: SyntaxNode): Expression {
    const parts: Expression[] = []
    let at = node.start
    const take = (end: number) => {
      const text = this.textOf({ start: at, end })
        .replace(/^@?"\r?\n?|\r?\n?"@?$/g, '')
        .replaceAll('`', '')
      if (text !== '') parts.push({ kind: 'text', text, start: at, end })
    }
    for (const child of node.children) {
      take(child.start)
      parts.push(this.expression(child))
      at = child.end
    }
    take(node.end)
    return { kind: 'join', parts, start: node.start, end: node.end }
  }

  #pipeline(node: SyntaxNode): Expression {
    let input: Expression | undefined
    const parts = node.children.flatMap((child) => (child.type === 'pipeline_chain' ? child.children : [child]))
    for (const child of parts) input = child.type === 'command' ? this.#command(child, input) : this.expression(child)
    return input ?? this.nothing(node)
  }

  #assignment(node: SyntaxNode): Expression {
    const [target] = node.children
    const value = this.field(node, 'value')
    if (target === undefined || value === undefined) return this.#other(node)
    const adds = this.givenText(this.typed(node, 'assignement_operator')).startsWith('+')
    return this.set(node, { target, value, adds })
  }

  /** A command is a call: its parameters are pairs, and what comes by the pipe is its last value. */
  #command(node: SyntaxNode, input: Expression | undefined): Expression {
    const { start, end } = node
    const each = this.typed(node, 'foreach_command')
    const block = each === undefined ? undefined : this.typed(each, 'script_block_expression')
    if (block !== undefined && input !== undefined) return this.#each(block, input)
    const name = this.field(node, 'command_name')
    const elements = this.field(node, 'command_elements')?.children ?? []
    const values: Expression[] = []
    let parameter: string | undefined
    for (const element of elements) {
      if (element.type === 'command_argument_sep') continue
      if (element.type === 'command_parameter') parameter = this.textOf(element).replace(/^-|:$/g, '').toLowerCase()
      else {
        const value = this.expression(element)
        values.push(
          parameter === undefined
            ? value
            : { kind: 'pair', key: parameter, value, start: element.start, end: element.end },
        )
        parameter = undefined
      }
    }
    if (input !== undefined) values.push(input)
    const called = name === undefined ? undefined : this.textOf(name)
    if (name?.type !== 'command_name' || called === undefined) {
      const callee: Expression = name === undefined ? { kind: 'group', parts: [], start, end } : this.expression(name)
      return { kind: 'call', callee: { kind: 'name', name: '&', start, end }, values: [callee, ...values], start, end }
    }
    return callPowershellCommand({ called, values, start, end })
  }

  /** `$list | % { … $_ … }` */
  #each(block: SyntaxNode, source: Expression): Expression {
    const { start, end } = block
    const values = this.#function(block).body.flatMap((statement) => (statement.kind === 'do' ? [statement.value] : []))
    const result: Expression =
      values.length === 1 && values[0] ? values[0] : { kind: 'group', parts: values, start, end }
    return { kind: 'each', target: { kind: 'name', name: '$_', start, end }, source, result, start, end }
  }

  #invocation(node: SyntaxNode): Expression {
    const { start, end } = node
    const [object, name, list] = node.children
    if (object === undefined || name === undefined) return this.#other(node)
    const given =
      list === undefined
        ? []
        : list.children.flatMap((child) => (child.type === 'argument_expression_list' ? child.children : [child]))
    const callee = this.#memberOf(object, name, node)
    return { kind: 'call', callee, values: given.map((child) => this.expression(child)), start, end }
  }

  #memberOf(object: SyntaxNode, name: SyntaxNode, { start, end }: SyntaxNode): Expression {
    const [inner] = name.children
    const key =
      inner === undefined || inner.type === 'simple_name'
        ? this.literal(name, this.textOf(name))
        : this.expression(inner)
    if (object.type === 'type_literal' && key.kind === 'text' && /^new$/i.test(key.text))
      return { kind: 'name', name: typeName(this.textOf(object)), start, end }
    return object.type === 'type_literal'
      ? { kind: 'name', name: `${typeName(this.textOf(object))}::${key.kind === 'text' ? key.text : ''}`, start, end }
      : { kind: 'member', object: this.expression(object), key, start, end }
  }

  #member(node: SyntaxNode): Expression {
    const [object, name] = node.children
    return object === undefined || name === undefined ? this.#other(node) : this.#memberOf(object, name, node)
  }

  #added(node: SyntaxNode): Expression {
    const { start, end } = node
    const [left, right] = node.children
    if (left === undefined || right === undefined) return this.#other(node)
    return { kind: 'binary', operator: '+', left: this.expression(left), right: this.expression(right), start, end }
  }

  /** Operators that make text: `'a','b' -join ''`, `'{0}{1}' -f 'a','b'`, `$text -replace 'a','b'`, `-join $signs`. */
  #combined(node: SyntaxNode): Expression {
    const { start, end } = node
    const [left, sign, right] = node.children
    const call = (object: Expression, method: string, values: readonly Expression[]): Expression => {
      const key: Expression = { kind: 'text', text: method, start, end }
      return { kind: 'call', callee: { kind: 'member', object, key, start, end }, values, start, end }
    }
    const place = { start, end }
    if (node.type === 'expression_with_unary_operator' && left !== undefined && /^-join\b/i.test(this.textOf(node)))
      return call(this.expression(left), 'join', [{ kind: 'text', text: '', ...place }])
    const operator = this.givenText(sign).toLowerCase()
    if (left === undefined || right === undefined) return this.#other(node)
    if (operator === '-join') return call(this.expression(left), 'join', [this.expression(right)])
    if (operator !== '-f' && !/^-[ci]?replace$/.test(operator)) return this.#other(node)
    const given = this.expression(right)
    const values = given.kind === 'list' ? given.parts : [given]
    return call(this.expression(left), operator === '-f' ? 'format' : 'replace', values)
  }

  /** `$sign -bxor 82` */
  #masked(node: SyntaxNode): Expression {
    const { start, end } = node
    const [left, right] = node.children
    if (left === undefined || right === undefined || node.children.length !== 2) return this.#other(node)
    if (!/-bxor\b/i.test(this.textOf({ start: left.end, end: right.start }))) return this.#other(node)
    return { kind: 'binary', operator: '-bxor', left: this.expression(left), right: this.expression(right), start, end }
  }

  /** `[char]65` is a sign; what other types hold is what is given them. */
  #cast(node: SyntaxNode): Expression {
    const { start, end } = node
    const [type, value] = node.children
    if (type === undefined || value === undefined) return this.#other(node)
    const given = this.expression(value)
    return /^char$/i.test(typeName(this.textOf(type)))
      ? { kind: 'call', callee: { kind: 'name', name: 'chr', start, end }, values: [given], start, end }
      : given
  }

  /** `$text[-1..-20]` is the text from its end. */
  #element(node: SyntaxNode): Expression {
    const { start, end } = node
    const [object, index] = node.children
    if (object === undefined || index === undefined || !/^-1\s{0,2}\.\./.test(this.textOf(index)))
      return this.#other(node)
    return { kind: 'reverse', value: this.expression(object), start, end }
  }

  #entries(node: SyntaxNode): readonly Expression[] {
    const entries = node.children.flatMap((child) => (child.type === 'hash_literal_body' ? child.children : []))
    return entries.flatMap((entry): readonly Expression[] => {
      const [key, value] = entry.children
      if (key === undefined || value === undefined) return []
      return [
        {
          kind: 'pair',
          key: this.textOf(key),
          value: this.expression(value),
          start: entry.start,
          end: entry.end,
        },
      ]
    })
  }
}

/** A function that says what it returns is taken at its word. */
function allGivenOut(body: readonly Statement[]): readonly Statement[] {
  return body.some(({ kind }) => kind === 'return') ? body : body.map(givenOut)
}

/** What a function does not keep it gives to whoever called it. */
function givenOut(statement: Statement): Statement {
  if (statement.kind === 'for') return { ...statement, body: statement.body.map(givenOut) }
  if (statement.kind !== 'do' || statement.value.kind === 'set') return statement
  const { value } = statement
  const isSilent =
    value.kind === 'call' &&
    value.callee.kind === 'name' &&
    /^(?:Write-(?!Output)|Out-(?!String)|Set-|New-Item$|Remove-)/i.test(value.callee.name)
  return isSilent ? statement : { kind: 'return', value }
}

/** The grammar has a node for each rank of operators, of which all but one hold nothing else. */
function innermost(given: SyntaxNode): SyntaxNode {
  let node = given
  while (
    node.children.length === 1 &&
    /_expression$|^pipeline|^string_literal$|^integer_literal$|^command_name_expr$|_argument$/.test(node.type)
  ) {
    const [only] = node.children
    if (only === undefined || (only.start !== node.start && node.type !== 'parenthesized_expression')) return node
    node = only
  }
  return node
}

/** `[System.Net.WebClient]` is `Net.WebClient`. */
function typeName(text: string): string {
  return text.replace(/^\[|\]$/g, '').replace(/^System\./i, '')
}
